import { clipProblem, clipTime, readClipTime, spanBetween } from '@/lib/domain/lists/clip';

it.each([
  ['62.5', 62.5],
  ['1:02.5', 62.5],
  ['1:02,54', 62.5],
  ['1:00:02', 3602],
  ['10:00:02', 36_002],
  ['99999', 99_999],
  [' 62.5\n', 62.5],
  ['1:59.9', 119.9],
  ['1:60', null],
  ['1:75', null],
  ['100000', null],
  ['at 1:02', null],
  ['1:02 or so', null],
  ['1:02.', null],
  ['-5', null],
  ['soon', null],
  ['', null],
])('reads %s', (text, seconds) => {
  expect(readClipTime(text)).toBe(seconds);
});

it('writes what it reads', () => {
  for (const seconds of [0, 3.1, 59.9, 62.5, 3602]) expect(readClipTime(clipTime(seconds))).toBe(seconds);
});

it.each([
  [0, '0:00'],
  [62, '1:02'],
  [62.5, '1:02.5'],
  [62.04, '1:02'],
  [59.96, '1:00'],
  [3602.1, '1:00:02.1'],
])('writes %s seconds as %s', (seconds, text) => {
  expect(clipTime(seconds)).toBe(text);
});

it.each([
  [0, 3, null],
  [2.1, 5.1, null],
  [10, 12.9, 'A clip is at least 3 seconds long'],
  [0, 2.9, 'A clip is at least 3 seconds long'],
  [5, 4, 'The end must be after the start'],
  [5, 5, 'The end must be after the start'],
  [null, 4, 'Write times like 1:02.5'],
  [4, null, 'Write times like 1:02.5'],
  [80, 540, 'The recording ends before 3:00'],
  [177, 180, null],
])('a clip from %s to %s of a recording that ends within three minutes', (start, end, problem) => {
  expect(clipProblem(start, end, 180)).toBe(problem);
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
