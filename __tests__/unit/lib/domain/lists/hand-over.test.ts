import {
  HAND_OVER_MS,
  afterWrongCode,
  failuresAt,
  handOverState,
  mayClaim,
  type Failures,
} from '@/lib/domain/lists/hand-over';

const NOW = Date.parse('2026-03-10T12:00:00Z');

describe('where a hand-over stands', () => {
  it.each([
    ['offered', { isAsked: false, agreed: null }, NOW + 1],
    ['asked', { isAsked: true, agreed: null }, NOW + 1],
    ['over', { isAsked: false, agreed: null }, NOW],
    ['over', { isAsked: true, agreed: null }, NOW - 1],
    ['done', { isAsked: true, agreed: true }, NOW + 1],
    ['refused', { isAsked: true, agreed: false }, NOW + 1],
    // What was said in time stays said.
    ['done', { isAsked: true, agreed: true }, NOW - 1],
    ['refused', { isAsked: true, agreed: false }, NOW - 1],
  ])('%s: %j', (state, said, expiresAt) => {
    expect(handOverState({ expiresAt, ...said }, NOW)).toBe(state);
  });

  it('lives for five minutes', () => {
    expect(HAND_OVER_MS).toBe(300_000);
  });
});

describe('wrong codes of one person', () => {
  const wrong = (count: number): Failures | null =>
    Array.from({ length: count }).reduce<Failures | null>(
      (before, _none, index) => afterWrongCode(before, NOW + index),
      null,
    );

  it('count from the first of them, and the fifth ends the guessing', () => {
    expect(wrong(1)).toEqual({ count: 1, since: NOW });
    expect(wrong(5)).toEqual({ count: 5, since: NOW });
    expect([0, 1, 4, 5, 6].map((count) => mayClaim(wrong(count)))).toEqual([true, true, true, false, false]);
  });

  it('count for five minutes and no longer', () => {
    const five = wrong(5);
    expect(failuresAt(five, NOW + HAND_OVER_MS - 1)).toEqual(five);
    expect(failuresAt(five, NOW + HAND_OVER_MS)).toBeNull();
    expect(failuresAt(null, NOW)).toBeNull();
  });
});
