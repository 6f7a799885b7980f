import { enterBuffer } from '@/components/player/source/enter-buffer';

/** A media element that has only what the rule reads; `from` is where its first picture is, null: none yet. */
function mediaAt(currentTime: number, from: number | null, rest: Partial<HTMLMediaElement> = {}) {
  const buffered = { length: from === null ? 0 : 1, start: () => from ?? NaN, end: () => 100 };
  return { currentTime, buffered, seeking: false, readyState: 1, ...rest } as HTMLMediaElement;
}

const after = (media: HTMLMediaElement) => {
  enterBuffer(media);
  return media.currentTime;
};

it('goes to a first picture that comes two frames late', () => {
  expect(after(mediaAt(0, 2 / 12))).toBeCloseTo(2 / 12);
  expect(after(mediaAt(60, 60.08))).toBe(60.08);
});

it.each([
  ['there is no picture yet', mediaAt(0, null)],
  ['the film is at a picture', mediaAt(0, 0)],
  ['the picture is one that plays already', mediaAt(0, 0.1, { readyState: 2 })],
  ['somebody seeks', mediaAt(0, 0.1, { seeking: true })],
  ['what is there is elsewhere: who pressed a chapter waits for its part', mediaAt(0, 30)],
])('stays where it is when %s', (_when, media) => {
  expect(after(media)).toBe(0);
});

it('no media element: nothing', () => {
  expect(() => enterBuffer(null)).not.toThrow();
});
