import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import { agesOfLevels, levelOptions, levelsFor } from '@/lib/domain/listing/levels';

const level = (name: string, entryAge: number, countryCode = 'GBR', stage = 'lower'): EducationLevel => ({
  ...{ id: name, name, entryAge, countryCode, level: '', stage: '', yearOrGrade: '' },
  ...{
    alternativeLevels: [],
    alternativeStages: [],
    unifiedLevelStage: stage,
    unifiedLevelStageName: `Stage ${stage}`,
  },
});
const levels = [
  level('Year 7', 11, 'GBR', 'lower'),
  level('Year 3', 7, 'GBR', 'primary'),
  level('Key stage 2', 7, 'GBR', 'primary'),
  level('Grade 6', 11, 'USA', 'middle'),
];
const names = (country: string | null) => levelsFor(levels, country).map(({ name }) => name);

describe('education levels', () => {
  it('R-LVL-1 of the USA for a viewer there', () => {
    expect(names('USA')).toEqual(['Grade 6']);
  });
  it('R-LVL-2 of Great Britain for everyone else', () => {
    expect(names('FRA')).toEqual(names('GBR'));
    expect(names(null)).toEqual(names('GBR'));
  });
  it('R-LVL-3 by entry age, then name', () => {
    expect(names('GBR')).toEqual(['Key stage 2', 'Year 3', 'Year 7']);
  });
  it('R-ENT-37 have their ages, without an upper limit where there is no exit age', () => {
    const own = [{ ...level('Year 7', 11), exitAge: 12 }, level('College', 16), level('Grade 6', 11, 'USA')];
    expect(agesOfLevels(own, 'GBR')).toEqual({ 'Year 7': [11, 12], College: [16, null] });
  });
  it('the filter offers each stage once, where its first level stands', () => {
    expect(levelOptions(levels, 'GBR')).toEqual([
      { key: 'primary', name: 'Stage primary' },
      { key: 'lower', name: 'Stage lower' },
    ]);
  });
});
