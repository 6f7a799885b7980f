import { educationMenu } from '@/lib/domain/catalogue/education-menu';
import type { Aggregations } from '@/lib/domain/listing/filters';

const bucket = (key: string, name: string, group: string, count = 1) => ({ key, name, count, group });
const courses = [
  bucket('a', 'United Kingdom: A level', 'Course'),
  bucket('gcse', 'United Kingdom: GCSE', 'Course'),
  bucket('ap', 'United States: Advanced Placement', 'Course'),
  bucket('ib', 'World: Diploma', 'Course'),
  bucket('empty', 'United Kingdom: Nothing', 'Course', 0),
];
const menu = (aggregations: Aggregations, country: string | null = 'GBR') =>
  educationMenu({ levels: [], aggregations, country });
const namesOf = (aggregations: Aggregations, country?: string | null) =>
  menu(aggregations, country).flatMap(({ links }) => links.map(({ name }) => name));

describe('the education menu', () => {
  it('has a column for levels, courses and both kinds of skill, each link a search', () => {
    const found = educationMenu({
      levels: [
        { key: 'higher', name: 'Higher education' },
        { key: 'primary', name: 'Primary' },
      ],
      aggregations: {
        level: [{ key: 'higher', name: 'Higher education', count: 2 }],
        theme: [bucket('a', 'United Kingdom: A level', 'Course'), bucket('love', 'Love', 'Theme')],
        skill: [bucket('voice', 'Voice & breath', 'Theatre'), bucket('verse', 'Verse', 'English')],
      },
      country: 'GBR',
    });
    expect(found).toEqual([
      { heading: 'By level', links: [{ name: 'Higher education', href: '/search?level=higher' }] },
      {
        heading: 'By qualification or country',
        links: [{ name: 'United Kingdom: A level', href: '/search?course=a' }],
      },
      { heading: 'Theatre skills', links: [{ name: 'Voice & breath', href: '/search?theatreSkill=voice' }] },
      { heading: 'English skills', links: [{ name: 'Verse', href: '/search?englishSkill=verse' }] },
    ]);
  });

  it('has nothing to offer where nothing is there', () => {
    expect(menu({})).toEqual([]);
    expect(menu({ theme: courses.slice(-1) })).toEqual([]);
  });

  it('puts the courses of the viewer’s country first and leaves out what is empty', () => {
    expect(namesOf({ theme: courses }, 'USA')).toEqual([
      'United States: Advanced Placement',
      'United Kingdom: A level',
      'United Kingdom: GCSE',
      'World: Diploma',
    ]);
    expect(namesOf({ theme: courses }, 'GBR')).toEqual([
      'United Kingdom: A level',
      'United Kingdom: GCSE',
      'United States: Advanced Placement',
      'World: Diploma',
    ]);
    expect(namesOf({ theme: courses }, null)[0]).toBe('United Kingdom: A level');
  });

  it('is a menu of eight, of the home country’s even where others come first by name', () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      bucket(`c${index}`, `${index < 9 ? 'United Kingdom' : 'United States'}: Course ${index}`, 'Course'),
    );
    const names = namesOf({ theme: many }, 'USA');
    expect(names).toHaveLength(8);
    expect(names[0]).toBe('United States: Course 9');
  });
});
