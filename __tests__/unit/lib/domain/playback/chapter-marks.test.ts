import { chaptersWith, linesWith } from '@/lib/domain/playback/chapter-marks';

describe('chapters set by a key', () => {
  it('last until the next, the last to the end', () => {
    const first = chaptersWith([], 0, 90.04);
    const all = chaptersWith(chaptersWith(first, 60.123, 90.04), 30, 90.04);
    expect(all.map(({ start, end }) => [start, end])).toEqual([
      [0, 30],
      [30, 60.1],
      [60.1, 90],
    ]);
  });

  it('are not set twice at one place', () => {
    const one = chaptersWith([], 12, 90);
    expect(chaptersWith(one, 12.6, 90)).toEqual(one);
  });

  it('leave the ends of others alone where a time is none', () => {
    const typed = chaptersWith(chaptersWith([], 0, 90), 30, 90).map((one, at) =>
      at === 1 ? { ...one, start: NaN } : one,
    );
    expect(chaptersWith(typed, 60, 90).map(({ start, end }) => [start, end])).toEqual([
      [0, 60],
      [60, 90],
      [NaN, 90],
    ]);
  });
});

describe('a line of captions set by hand', () => {
  const lines = [
    { start: 0, end: 2, text: 'one' },
    { start: 10, end: 12, text: 'two' },
  ];

  it('stands where it begins in time, for three seconds', () => {
    expect(linesWith(lines, 4.04).map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [4, 7],
      [10, 12],
    ]);
  });

  it('stands where it begins although another line begins at no time', () => {
    const typed = [
      ...lines.slice(1),
      { start: NaN, end: 20, text: '?' },
      { start: 30, end: 32, text: 'three' },
    ];
    expect(linesWith(typed, 5).map(({ start }) => start)).toEqual([5, 10, 30, NaN]);
  });

  it('ends before the next begins', () =>
    expect(linesWith(lines, 9).at(1)).toMatchObject({ start: 9, end: 10 }));
});
