/** Education levels offered to a viewer (R-LVL-1 to R-LVL-3, content model §4 "level filter"). */
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import type { LevelAges } from '@/lib/contracts/shell';
import { agesOfLevel } from '../catalogue/ages';
import { compareNames } from '../text/collation';

/** The country whose levels a viewer sees: the USA for viewers there, otherwise Great Britain. */
export function countryOfLevels(country: string | null): 'USA' | 'GBR' {
  return country === 'USA' ? 'USA' : 'GBR';
}

/** R-LVL-1..3: the levels of the country, sorted by entry age, then name. */
export function levelsFor(
  levels: readonly EducationLevel[],
  country: string | null,
): readonly EducationLevel[] {
  const wanted = countryOfLevels(country);
  return levels
    .filter((level) => level.countryCode === wanted)
    .sort((a, b) => a.entryAge - b.entryAge || compareNames(a.name, b.name));
}

export interface LevelOption {
  /** unifiedLevelStage, which means the same in both countries. */
  key: string;
  name: string;
}

/** Options of the level filter: each stage once, in the position of its first level. */
export function levelOptions(
  levels: readonly EducationLevel[],
  country: string | null,
): readonly LevelOption[] {
  const options = new Map<string, LevelOption>();
  for (const level of levelsFor(levels, country)) {
    const { unifiedLevelStage: key, unifiedLevelStageName: name } = level;
    if (!options.has(key)) options.set(key, { key, name });
  }
  return [...options.values()];
}

/** Ages of each level of the country, by its name. */
export function agesOfLevels(levels: readonly EducationLevel[], country: string | null): LevelAges {
  return Object.fromEntries(levelsFor(levels, country).map((level) => [level.name, agesOfLevel(level)]));
}
