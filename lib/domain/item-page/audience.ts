/** For whom an item is, said for one country: its levels, and a line that sums them up. */
import type { EducationLevel } from '@/lib/contracts/content-parts';

/** R-LVL-1, R-LVL-2: levels are those of the USA for viewers there, else those of GBR. */
function ofCountry(levels: readonly EducationLevel[], country: string | null): readonly EducationLevel[] {
  const code = country === 'USA' ? 'USA' : 'GBR';
  const own = levels.filter(({ countryCode }) => countryCode === code);
  // Better the levels of another country than none: ages mean the same everywhere.
  return own.length > 0 ? own : levels;
}

export interface Audience {
  /** Names of the levels by age. */
  names: string[];
  /** `Secondary, Sixth Form, ages 11 to 18`; null without levels. */
  summary: string | null;
}

function agesText(levels: readonly EducationLevel[]): string {
  const from = Math.min(...levels.map(({ entryAge }) => entryAge));
  // A level without an end goes on: then so does the audience.
  const open = levels.some(({ exitAge }) => exitAge === undefined);
  const to = Math.max(...levels.map(({ exitAge, entryAge }) => exitAge ?? entryAge));
  return open ? `from age ${from}` : `ages ${from} to ${to}`;
}

/** `levels` by age, as a record holds them. */
export function audienceOf(levels: readonly EducationLevel[], country: string | null): Audience {
  const own = ofCountry(levels, country);
  const stages = [...new Set(own.map(({ stage }) => stage))];
  const names = [...new Set(own.map(({ name }) => name))];
  return { names, summary: own.length === 0 ? null : `${stages.join(', ')}, ${agesText(own)}` };
}
