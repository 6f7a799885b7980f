/** Education levels (specification §3, content model §4 "level filter"). */
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import { compareNames } from '../../text/collation';
import { distinct, type Fields, idOf, nameOf } from './fields';

export function educationLevelOf(fields: Fields): EducationLevel {
  const exitAge = fields.integerOrNull('exitAge');
  return {
    id: idOf(fields),
    name: nameOf(fields),
    countryCode: fields.text('countryCode'),
    level: fields.text('level'),
    stage: fields.text('stage'),
    yearOrGrade: fields.text('yearOrGrade'),
    entryAge: fields.integerOrNull('entryAge') ?? 0,
    ...(exitAge === null ? {} : { exitAge }),
    alternativeLevels: fields.texts('alternativeLevels'),
    alternativeStages: fields.texts('alternativeStages'),
    unifiedLevelStage: fields.text('unifiedLevelStage'),
    unifiedLevelStageName: fields.text('unifiedLevelStageName'),
  };
}

/** R-LVL-3: sorted by entry age, then by name. */
const compareLevels = (a: EducationLevel, b: EducationLevel): number =>
  a.entryAge - b.entryAge || compareNames(a.name, b.name);

/** The item's levels in the order of R-LVL-3. */
export const educationLevelsOf = (fields: Fields): EducationLevel[] =>
  fields.targets('educationLevels').map(educationLevelOf).sort(compareLevels);

export const levelNames = (levels: readonly EducationLevel[]): string[] =>
  distinct(levels.map(({ name }) => name));
