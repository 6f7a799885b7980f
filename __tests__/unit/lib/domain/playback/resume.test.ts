import { isWatched, parsePositions, resumeFrom, withPosition } from '@/lib/domain/playback/resume';

const position = (itemId: string, seconds = 60, duration = 600) => ({ itemId, seconds, duration, at: 1 });

describe('where a viewer left off', () => {
  it('offers to resume what was really begun', () => {
    expect(resumeFrom(position('a', 60))).toBe(60);
    expect(resumeFrom(position('a', 10))).toBe(10);
    expect(resumeFrom(position('a', 9))).toBeNull();
    expect(resumeFrom(null)).toBeNull();
  });

  it.each([
    ['a clip', 60, 45],
    ['a scene of five minutes', 300, 285],
    ['a film of two hours', 7_200, 6_984],
  ])('%s of %i s counts as watched just after second %i', (_what, duration, seconds) => {
    expect(isWatched({ seconds, duration })).toBe(false);
    expect(resumeFrom(position('a', seconds, duration))).toBe(seconds);
    expect(isWatched({ seconds: seconds + 1, duration })).toBe(true);
    expect(resumeFrom(position('a', seconds + 1, duration))).toBeNull();
  });

  it('resumes what has no known length', () => {
    expect(resumeFrom(position('a', 60, 0))).toBe(60);
    expect(isWatched({ seconds: 60, duration: 0 })).toBe(false);
  });

  it('keeps one place for each item, newest first, a hundred at most', () => {
    const many = Array.from({ length: 100 }, (_, index) => position(`i${index}`));
    const stored = withPosition(many, position('i50', 99));
    expect(stored).toHaveLength(100);
    expect(stored[0]).toMatchObject({ itemId: 'i50', seconds: 99 });
    expect(stored.filter(({ itemId }) => itemId === 'i50')).toHaveLength(1);
    expect(withPosition(many, position('new'))).toHaveLength(100);
  });

  it.each([null, '', '{', '{}', '[1, null, {"itemId": 3}]'])('reads broken storage %p as nothing', (text) => {
    expect(parsePositions(text)).toEqual([]);
  });

  it.each(['itemId', 'seconds', 'duration', 'at'])('forgets a place whose %s is of another kind', (field) => {
    const broken = { ...position('a'), [field]: field === 'itemId' ? 3 : '3' };
    expect(parsePositions(JSON.stringify([broken, position('b')]))).toEqual([position('b')]);
  });

  it('reads back what was stored', () => {
    expect(parsePositions(JSON.stringify([position('a')]))).toEqual([position('a')]);
  });
});
