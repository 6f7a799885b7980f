import { homeRails, levelOfCategory } from '@/lib/domain/catalogue/home-rails';

const levels = ['lower-secondary', 'upper-secondary', 'higher'].map((key) => ({ key, name: `Stage ${key}` }));
const course = { name: 'United Kingdom: A level and equivalent', href: '/search?course=a-level' };

describe('the stage taught at an organisation', () => {
  it.each([
    ['Middle School', 'lower-secondary'],
    ['Secondary', 'upper-secondary'],
    ['Higher Education', 'higher'],
  ] as const)('%s: %s', (category, key) => expect(levelOfCategory(category, levels)?.key).toBe(key));

  it.each(['Other', 'Unknown'] as const)('%s teaches several', (category) => {
    expect(levelOfCategory(category, levels)).toBeNull();
  });

  it('is none where nothing of it is offered', () => {
    expect(levelOfCategory('Secondary', levels.slice(0, 1))).toBeNull();
  });
});

describe('rails of the home page', () => {
  it('stand in one order; each asks its listing for the newest, and See all leads to the same', () => {
    expect(homeRails(null, null).map(({ heading, listing }) => [heading, listing])).toEqual([
      ['Watch and listen', 'productions'],
      ['Chosen by our editors', 'collections'],
      ['Workshops', 'workshops'],
      ['Lesson plans', 'lesson-plans'],
      ['Interviews', 'interviews'],
    ]);
    for (const { href, listing, query } of homeRails(null, null)) {
      expect(href).toBe(`/${listing}?sort_by=newest`);
      expect(query).toEqual({ limit: '48', sort_by: 'age-desc' });
    }
  });

  it('offer what fits the level and the course of the viewer, beside what is for all', () => {
    const rails = homeRails({ key: 'higher', name: 'Higher education' }, course);
    expect(rails.map(({ heading }) => heading)).toEqual([
      'Watch and listen',
      'For your level: Higher education',
      'Chosen by our editors',
      'Suitable for A level and equivalent',
      'Workshops',
      'Lesson plans',
      'Interviews',
    ]);
    expect(rails[1]).toMatchObject({
      listing: 'search',
      href: '/search?level=higher&sort_by=newest',
      query: { level: 'higher', limit: '48' },
    });
    expect(rails[3]).toMatchObject({
      listing: 'titles',
      href: '/titles?course=a-level&sort_by=newest',
      query: { course: 'a-level' },
    });
  });

  it('a course without a country keeps its name; one that leads nowhere gets no rail', () => {
    const named = (name: string, href: string) => homeRails(null, { name, href }).map((rail) => rail.heading);
    expect(named('IB Theatre', '/search?course=ib')).toContain('Suitable for IB Theatre');
    expect(named('IB Theatre', '/explore')).toHaveLength(5);
    expect(named('IB Theatre', '/search?genre=x')).toHaveLength(5);
  });
});
