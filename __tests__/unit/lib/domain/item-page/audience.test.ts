import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import { audienceOf } from '@/lib/domain/item-page/audience';

const level = (
  name: string,
  countryCode: string,
  stage: string,
  ages: [number, number?],
): EducationLevel => ({
  id: name,
  name,
  countryCode,
  level: stage,
  stage,
  yearOrGrade: name,
  entryAge: ages[0],
  ...(ages[1] === undefined ? {} : { exitAge: ages[1] }),
  alternativeLevels: [],
  alternativeStages: [],
  unifiedLevelStage: stage,
  unifiedLevelStageName: stage,
});

const levels = [
  level('Year 7', 'GBR', 'Secondary', [11, 12]),
  level('Grade 6', 'USA', 'Middle School', [11, 12]),
  level('Year 12', 'GBR', 'Sixth Form', [16, 17]),
];

describe('for whom an item is', () => {
  it('R-LVL-1 says the levels of the USA there', () => {
    expect(audienceOf(levels, 'USA')).toEqual({
      names: ['Grade 6'],
      summary: 'Middle School, ages 11 to 12',
    });
  });

  it.each(['GBR', 'FRA', null])('R-LVL-2 says those of GBR for %p', (country) => {
    expect(audienceOf(levels, country)).toEqual({
      names: ['Year 7', 'Year 12'],
      summary: 'Secondary, Sixth Form, ages 11 to 17',
    });
  });

  it('says the other country’s levels rather than none', () => {
    expect(audienceOf([levels[1]!], 'GBR').names).toEqual(['Grade 6']);
  });

  it('R-ENT-37 leaves the upper age open where a level has none', () => {
    const open = [...levels, level('Postgraduate', 'GBR', 'Higher Education', [21])];
    expect(audienceOf(open, 'GBR').summary).toBe('Secondary, Sixth Form, Higher Education, ages 11 and over');
  });

  it('says nothing without levels', () => {
    expect(audienceOf([], 'GBR')).toEqual({ names: [], summary: null });
  });
});
