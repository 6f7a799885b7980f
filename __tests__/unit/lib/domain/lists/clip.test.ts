import { clipProblem, clipTime, readClipTime, spanBetween } from '@/lib/domain/lists/clip';

it.each([
  ['62.5', 62.5],
  ['1:02.5', 62.5],
  ['1:02,54', 62.5],
  ['1:00:02', 3602],
  ['1:75', null],
  ['soon', null],
  ['', null],
])('reads %s', (text, seconds) => {
  expect(readClipTime(text)).toBe(seconds);
});

it('writes what it reads', () => {
  for (const seconds of [0, 3.1, 59.9, 62.5, 3602]) expect(readClipTime(clipTime(seconds))).toBe(seconds);
});

it.each([
  [0, 3, null],
  [0, 2.9, 'A clip is at least 3 seconds long'],
  [5, 4, 'The end comes after the start'],
  [null, 4, 'Write times like 1:02.5'],
])('a clip from %s to %s', (start, end, problem) => {
  expect(clipProblem(start, end)).toBe(problem);
});

it('goes from the first of two lines to the last, and is never shorter than a clip', () => {
  const [early, late] = [
    { start: 5, end: 6.04 },
    { start: 20.31, end: 25.31 },
  ];
  expect(spanBetween(early, late)).toEqual({ start: 5, end: 25.3 });
  expect(spanBetween(late, early)).toEqual({ start: 5, end: 25.3 });
  expect(spanBetween(early, early)).toEqual({ start: 5, end: 8 });
});
