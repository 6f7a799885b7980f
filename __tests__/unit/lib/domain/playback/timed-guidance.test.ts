import fc from 'fast-check';
import {
  announcedAt,
  guidanceOfPart,
  guidanceWithin,
  skippedTo,
  spanWords,
} from '@/lib/domain/playback/timed-guidance';

const loud = { kind: 'Loud noises', start: 51.3, end: 57.4 };
const lights = { kind: 'Flashing lights', start: 57, end: 60 };
const later = { kind: 'Loud noises', start: 73, end: 83 };
const spans = [loud, lights, later];

it('is announced ten seconds ahead and while it is on', () => {
  expect(announcedAt(spans, 41.2)).toBeNull();
  expect(announcedAt(spans, 41.3)).toBe(loud);
  expect(announcedAt(spans, 55)).toBe(loud);
  expect(announcedAt(spans, 58)).toBe(lights);
  expect(announcedAt(spans, 61)).toBeNull();
  expect(announcedAt(spans, 83)).toBeNull();
});

it('is skipped to where nothing of it is on, whatever overlaps', () => {
  expect(skippedTo(spans, 50)).toBeNull();
  expect(skippedTo(spans, 52)).toBe(60);
  const span = fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 20 }))
    .map(([start, length]) => ({ kind: 'x', start, end: start + length }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), fc.integer({ min: 0, max: 110 }), (some, second) => {
      const to = skippedTo(some, second);
      const isOn = some.some(({ start, end }) => second >= start && second < end);
      expect(to !== null).toBe(isOn);
      if (to !== null) expect(some.some(({ start, end }) => to >= start && to < end)).toBe(false);
    }),
  );
});

it('a clip says what it holds, and shows it in its own time', () => {
  const part = { start: 56, end: 75 };
  expect(guidanceWithin(spans, part)).toEqual(spans);
  expect(guidanceWithin(spans, { start: 60, end: 73 })).toEqual([]);
  expect(guidanceOfPart([later, loud], { start: 56, end: 75 })).toEqual([
    { kind: 'Loud noises', start: 17, end: 19 },
    { kind: 'Loud noises', start: 0, end: 57.4 - 56 },
  ]);
  expect(guidanceOfPart(spans, null)).toBe(spans);
  expect(spanWords(loud)).toBe('Loud noises, 0:51 to 0:57');
});
