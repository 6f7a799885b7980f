/** Ages of learners: what the ages of a level mean, and their words. Years. */
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import type { AgeRange } from '@/lib/contracts/shell';

/**
 * R-ENT-37: the ages of a level. Without an exit age it has no upper limit, as in further, higher and adult education. A level is
 * left a year after it is entered at the earliest, whatever its exit age says.
 */
export const agesOfLevel = ({
  entryAge,
  exitAge,
}: Pick<EducationLevel, 'entryAge' | 'exitAge'>): AgeRange => [
  entryAge,
  exitAge === undefined ? null : Math.max(exitAge, entryAge + 1),
];

/** From this age on, an upper end is "and over": what suits students suits every older learner. */
const ADULT_AGE = 19;

/** The ages that levels cover together, `11 to 16` or `16 and over`: for cards and pages; null without levels. */
export function ageWords(ranges: readonly AgeRange[]): string | null {
  if (ranges.length === 0) return null;
  const from = Math.min(...ranges.map(([entry]) => entry));
  const to = Math.max(...ranges.map(([, exit]) => exit ?? ADULT_AGE));
  return to < ADULT_AGE ? `${from} to ${to}` : `${from} and over`;
}
