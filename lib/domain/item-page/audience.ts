/** Audience of an item for viewers in one country: its levels, and a line that summarises them. */
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import { agesOfLevel, ageWords } from '../catalogue/ages';
import { levelsFor } from '../listing/levels';

/** R-LVL-1 to R-LVL-3: the levels of the viewer's country; those of another are better than none, as ages are the same there. */
function ofCountry(levels: readonly EducationLevel[], country: string | null): readonly EducationLevel[] {
  const own = levelsFor(levels, country);
  return own.length > 0 ? own : levels;
}

export interface Audience {
  /** Names of the levels, sorted by age. */
  names: string[];
  /** `Secondary, Sixth Form, ages 11 to 18`; null without levels. */
  summary: string | null;
}

/** `levels` must be sorted by age, as they are in a record. */
export function audienceOf(levels: readonly EducationLevel[], country: string | null): Audience {
  const own = ofCountry(levels, country);
  const stages = [...new Set(own.map(({ stage }) => stage))];
  const names = [...new Set(own.map(({ name }) => name))];
  const ages = ageWords(own.map(agesOfLevel));
  return { names, summary: ages && `${stages.join(', ')}, ages ${ages}` };
}
