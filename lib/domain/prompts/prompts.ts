/**
 * Which subscription prompts are due: expiry, new subscriber, trial ending (specification §2, §5). Pure. A check may throw:
 * the caller logs that and treats it as false (R-VAL-12).
 */
import type { Subscription } from '@/lib/contracts/viewer/customers';
import { addMonths, DAY_MS, daysBetween, longDate } from '../text/calendar';
import { endInstant, isOfKnownType, latestSubscription, startInstant } from '../viewer/subscription';
import { isDisplayDue, type SurveyTiming } from './survey';

/** Key of the expiry banner in the person's stored notifications. */
export const EXPIRY_NOTIFICATION = 'subscription-expiry';
/** R-EXP-4. */
const EXPIRY_WINDOW_DAYS = 90;
/** R-NEW-1. */
const NEW_SUBSCRIBER_MONTHS = 3;

/** Throws for an invalid date: the caller logs it, and the prompt is not due. */
function readable(instant: number | null, text: string): Date {
  if (instant === null) throw new Error(`The date "${text}" cannot be read`);
  return new Date(instant);
}

const endOf = ({ endDate }: Pick<Subscription, 'endDate'>) => readable(endInstant(endDate), endDate);

/**
 * R-EXP-3, R-SUR-16, R-NEW-5: the latest one. Throws if any has an invalid date, because that one could be the latest; of another
 * type than ours it could not (R-PUR-2).
 */
function latestReadable(subscriptions: readonly Subscription[]): Subscription | null {
  for (const { startDate, endDate } of subscriptions.filter(isOfKnownType)) {
    readable(startInstant(startDate), startDate);
    readable(endInstant(endDate), endDate);
  }
  return latestSubscription(subscriptions);
}

export interface PromptFacts {
  userId: string;
  hasActiveFullSubscription: boolean;
  subscriptions: readonly Subscription[];
  timing: SurveyTiming | null;
}

/** R-EXP-1..7: signed in, active full subscription, not suppressed, ends within 0 to 90 days, survey time missing or past. */
export function isExpiryPromptDue(facts: PromptFacts, now: Date): boolean {
  const latest = latestReadable(facts.subscriptions);
  if (facts.userId === '' || !facts.hasActiveFullSubscription || latest === null) return false;
  if (latest.suppressExpiryMsg || !isDisplayDue(facts.timing, now)) return false;
  const days = Math.floor((endOf(latest).getTime() - now.getTime()) / DAY_MS);
  return days >= 0 && days <= EXPIRY_WINDOW_DAYS;
}

/** R-NEW-1..4: began more than three months ago, and the survey's next display time is missing or past. */
export function isNewSubscriberPromptDue(
  facts: Pick<PromptFacts, 'subscriptions' | 'timing'>,
  now: Date,
): boolean {
  const latest = latestReadable(facts.subscriptions);
  if (latest === null) return false;
  const start = readable(startInstant(latest.startDate), latest.startDate);
  return addMonths(start, NEW_SUBSCRIBER_MONTHS) < now && isDisplayDue(facts.timing, now);
}

/** R-SUR-14: the survey is eligible when either prompt is due. */
export function isSurveyDue(facts: PromptFacts, now: Date): boolean {
  return isExpiryPromptDue(facts, now) || isNewSubscriberPromptDue(facts, now);
}

/** R-SHL-9..12: text of the trial banner; null if the trial has ended. */
export function trialBannerText(endDate: string, now: Date, country: string | null): string | null {
  const end = endOf({ endDate });
  const days = daysBetween(now, end);
  if (days < 0) return null;
  if (days === 0) return 'Your free trial ends today';
  if (days === 1) return 'Your free trial ends tomorrow';
  return `Your free trial ends on ${longDate(end, country)}`;
}

/** R-SHL-7, R-SHL-8: at most one bottom banner; the trial banner takes precedence. */
export function bottomBanner(due: { trial: boolean; survey: boolean }): 'trial' | 'survey' | null {
  if (due.trial) return 'trial';
  return due.survey ? 'survey' : null;
}
