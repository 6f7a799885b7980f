import { emptyWays } from '@/lib/domain/catalogue/empty-ways';

const bucket = (key: string, group?: string, count = 1) => ({
  key,
  name: key,
  count,
  ...(group ? { group } : {}),
});

describe('ways that lead nowhere', () => {
  it('names the lists of which nothing is there', () => {
    const empty = emptyWays(
      {
        type: [bucket('title'), bucket('person'), bucket('interview', undefined, 0)],
        genre: [],
        period: [bucket('edo')],
        company: [bucket('kabuki-za')],
        theme: [bucket('memory', 'Theme')],
        skill: [],
      },
      { collections: 0, 'study-units': 2, curricula: 0 },
    );
    expect([...empty].sort()).toEqual([
      '/collections',
      '/curricula',
      '/genres',
      '/guides',
      '/interviews',
      '/lesson-plans',
      '/productions',
      '/series',
      '/skills#english-skills',
      '/skills#theatre-skills',
      '/themes#courses',
      '/themes#forms',
      '/training-courses',
      '/workshops',
    ]);
  });

  it('does not call empty what could not be counted', () => {
    expect(emptyWays({}, {})).toEqual([]);
  });
});
