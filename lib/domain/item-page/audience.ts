/** Audience of an item for viewers in one country: its levels, and a line that summarises them. */
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';

/** R-LVL-1, R-LVL-2: levels are those of the USA for viewers there, else those of GBR. */
function ofCountry(levels: readonly EducationLevel[], country: string | null): readonly EducationLevel[] {
  const code = country === 'USA' ? 'USA' : 'GBR';
  const own = levels.filter(({ countryCode }) => countryCode === code);
  // Levels of another country are better than none, because ages mean the same everywhere.
  return own.length > 0 ? own : levels;
}

export interface Audience {
  /** Names of the levels, sorted by age. */
  names: string[];
  /** `Secondary, Sixth Form, ages 11 to 18`; null without levels. */
  summary: string | null;
}

function agesText(levels: readonly EducationLevel[]): string {
  const from = Math.min(...levels.map(({ entryAge }) => entryAge));
  // A level without an exit age has no upper limit, so the audience has none either.
  const open = levels.some(({ exitAge }) => exitAge === undefined);
  const to = Math.max(...levels.map(({ exitAge, entryAge }) => exitAge ?? entryAge));
  return open ? `from age ${from}` : `ages ${from} to ${to}`;
}

/** `levels` must be sorted by age, as they are in a record. */
export function audienceOf(levels: readonly EducationLevel[], country: string | null): Audience {
  const own = ofCountry(levels, country);
  const stages = [...new Set(own.map(({ stage }) => stage))];
  const names = [...new Set(own.map(({ name }) => name))];
  return { names, summary: own.length === 0 ? null : `${stages.join(', ')}, ${agesText(own)}` };
}
