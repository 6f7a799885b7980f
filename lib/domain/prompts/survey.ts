/** Timing of the satisfaction survey: how long it waits after each answer (specification §4, §9). Pure. */
import type { SurveyMetadata } from '@/lib/contracts/personal/survey';
import { addMonths, DAY_MS } from '../text/calendar';

/** Stored survey timing of a person. `nextDisplayTimestamp` in epoch ms; null: never asked. */
export type SurveyTiming = Omit<SurveyMetadata, 'userId'>;

/** R-SUR-1. */
export const SCORES = [1, 2, 3, 4, 5, 6] as const;
export type Score = (typeof SCORES)[number];

/** The score that a text names; null: none. */
export function scoreOf(text: string | undefined): Score | null {
  return SCORES.find((score) => String(score) === text) ?? null;
}

/** A first session lasts a school day: people who return later have had time to form an opinion. Our choice, not specified. */
const FIRST_SESSION_MS = 12 * 60 * 60 * 1_000;
/** Routes that may show the survey: it must not cover a player, and a route that is not named here may have one. */
const SURVEY_ROUTES: ReadonlySet<string> = new Set([
  '/',
  '/[listing]',
  '/about',
  '/accessibility',
  '/account',
  '/account/training',
  '/admin/[[...section]]',
  '/certificates',
  '/data-protection',
  '/explore',
  '/help',
  '/imprint',
  '/lists',
  '/lists/[id]',
  '/my-bookmarks',
  '/privacy',
  '/search',
]);

/** Enough to tell the few people of one machine apart, too few to tell who of a school was there. */
const MARKS = 256;

/**
 * The storage key of a person's first visit. It outlives the sign-out, so on a shared machine it must not name the person:
 * it has a mark that many people share. Two of one machine rarely do; the later one may then be asked on their first day.
 */
export function firstSeenKey(userId: string): string {
  const mark = Array.from(userId).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % MARKS, 0);
  return `dt.firstSeen.${mark}`;
}

/** No survey in the first session (decision 0051). `firstSeen`: ISO time of the first visit in this browser; invalid: now. */
export function isFirstSession(firstSeen: string | null, now: Date): boolean {
  const seen = Date.parse(firstSeen ?? '');
  return Number.isNaN(seen) || now.getTime() - seen < FIRST_SESSION_MS;
}

/** Whether the survey may appear on a route: never over a player (decision 0051). */
export const mayAskOn = (route: string): boolean => SURVEY_ROUTES.has(route);

const DEFERRAL_DAYS = 14;
const THIRD_DEFERRAL_MONTHS = 3;
const AFTER_SUBMIT_MONTHS = 6;

/**
 * R-SUR-5..8, R-SUR-11: a dismissal adds one to the counter and defers the survey by two weeks, or by three months at every
 * third dismissal. The counter before the increment decides, so "every third" and "mod 3 equals 2" mean the same.
 */
export function afterDismissal(timing: SurveyTiming | null, now: Date): SurveyTiming {
  const counter = timing?.dismissalCounter ?? 0;
  const next =
    counter % 3 === 2
      ? addMonths(now, THIRD_DEFERRAL_MONTHS).getTime()
      : now.getTime() + DEFERRAL_DAYS * DAY_MS;
  return { nextDisplayTimestamp: next, dismissalCounter: counter + 1 };
}

/** R-SUR-9: a submitted score resets the counter and defers the survey by six months. */
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
