/** The satisfaction survey's own clock: how long it waits after each answer (specification §4, §9). Pure. */
import { addMonths, DAY_MS } from '../text/calendar';

/** What is stored of a person's survey. `nextDisplayTimestamp` in epoch ms; null: never asked. */
export interface SurveyTiming {
  nextDisplayTimestamp: number | null;
  dismissalCounter: number;
}

/** R-SUR-1. */
export const SCORES = [1, 2, 3, 4, 5, 6] as const;
export type Score = (typeof SCORES)[number];

const DEFERRAL_DAYS = 14;
const THIRD_DEFERRAL_MONTHS = 3;
const AFTER_SUBMIT_MONTHS = 6;

/**
 * R-SUR-5..8, R-SUR-11: a dismissal counts one; the next display is two weeks away, or three months at every third.
 * The count before the increment decides, so that "every third" and "mod 3 equals 2" agree.
 */
export function afterDismissal(timing: SurveyTiming | null, now: Date): SurveyTiming {
  const counter = timing?.dismissalCounter ?? 0;
  const next =
    counter % 3 === 2
      ? addMonths(now, THIRD_DEFERRAL_MONTHS).getTime()
      : now.getTime() + DEFERRAL_DAYS * DAY_MS;
  return { nextDisplayTimestamp: next, dismissalCounter: counter + 1 };
}

/** R-SUR-9: a submitted score resets the count and waits six months. */
export function afterSubmission(now: Date): SurveyTiming {
  return { nextDisplayTimestamp: addMonths(now, AFTER_SUBMIT_MONTHS).getTime(), dismissalCounter: 0 };
}

/** R-SUR-13, R-EXP-6, R-NEW-4: the display time is missing or past. */
export function isDisplayDue(timing: SurveyTiming | null, now: Date): boolean {
  const next = timing?.nextDisplayTimestamp ?? null;
  return next === null || next < now.getTime();
}

/** R-SUR-3, R-SUR-4. */
export function thanksFor(score: Score): string {
  return score > 3
    ? 'Great! Thank you for telling us.'
    : 'Thank you for telling us. We’ll use it to improve the library.';
}
