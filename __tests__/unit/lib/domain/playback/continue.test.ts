import { continued, leftText, MOST_CONTINUED } from '@/lib/domain/playback/continue';

const position = (itemId: string, seconds: number, at: number) => ({ itemId, seconds, duration: 600, at });

describe('continue watching', () => {
  it('shows the latest first, and each item once', () => {
    const list = [position('a', 100, 1), position('b', 100, 3), position('a', 200, 2)];
    expect(continued(list)).toEqual([position('b', 100, 3), position('a', 200, 2)]);
  });

  it('leaves out what was only looked at and what was seen to the end', () => {
    expect(continued([position('look', 9, 1), position('seen', 590, 2), position('half', 300, 3)])).toEqual([
      position('half', 300, 3),
    ]);
  });

  it('is no longer than two screens', () => {
    const many = Array.from({ length: 30 }, (_, index) => position(`i${index}`, 100, index));
    expect(continued(many)).toHaveLength(MOST_CONTINUED);
    expect(continued(many)[0]?.itemId).toBe('i29');
  });

  it.each([
    [0, '10 minutes left'],
    [541, 'Less than a minute left'],
    [539, '2 minutes left'],
  ])('after %p seconds: %p', (seconds, words) => {
    expect(leftText({ seconds, duration: 600 })).toBe(words);
  });
});
