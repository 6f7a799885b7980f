/** Subscription flags and state (specification §4, R-SUB-1..11). Pure: the time is passed in. */
import type { Subscription } from '@/lib/contracts/viewer/customers';
import type { SubscriptionState } from '@/lib/contracts/viewer/viewer';
import { DAY_MS, isDay } from '../text/calendar';

/** The part of a subscription that decides its state. Dates are ISO 8601, with or without a time. */
export type SubscriptionPeriod = Pick<Subscription, 'id' | 'type' | 'startDate' | 'endDate'>;

export interface SubscriptionStatus {
  hasActiveFullSubscription: boolean;
  hasActiveTrialSubscription: boolean;
  hasExpiredSubscription: boolean;
  hasSubscriptionThatWillStartInFuture: boolean;
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_WITH_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Epoch ms of an ISO date, or null. The calendar day must exist. */
function instantOf(text: string): number | null {
  if (!DATE_ONLY.test(text) && !DATE_WITH_TIME.test(text)) return null;
  if (!isDay(text.slice(0, 10))) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** First instant of a subscription, epoch ms; null if invalid. A date without a time means 00:00 UTC. */
export function startInstant(startDate: string): number | null {
  return instantOf(startDate);
}

/**
 * Last instant of a subscription, epoch ms; null if invalid. A date without a time lasts to the end of that day in
 * UTC; a date with a time is that instant, inclusive (R-SUB-8).
 */
export function endInstant(endDate: string): number | null {
  const instant = instantOf(endDate);
  return instant !== null && DATE_ONLY.test(endDate) ? instant + DAY_MS - 1 : instant;
}

/** R-PUR-2. */
export const isOfKnownType = ({ type }: Pick<SubscriptionPeriod, 'type'>): boolean =>
  type === 'full' || type === 'trial';

function faultOf(subscription: SubscriptionPeriod): string | null {
  const { id, startDate, endDate } = subscription;
  if (!isOfKnownType(subscription)) return `Subscription ${id}: unknown type`;
  const start = startInstant(startDate);
  const end = endInstant(endDate);
  if (start === null || end === null) return `Subscription ${id}: unreadable date`;
  return start > end ? `Subscription ${id}: starts after its end` : null;
}

/** Drops subscriptions with unknown types (R-PUR-2), invalid dates or reversed dates (R-SUB-11), with a warning for each. */
export function usableSubscriptions<S extends SubscriptionPeriod>(
  subscriptions: readonly S[],
): { usable: S[]; warnings: string[] } {
  const faults = subscriptions.map(faultOf);
  return {
    usable: subscriptions.filter((_subscription, index) => faults[index] === null),
    warnings: faults.filter((fault): fault is string => fault !== null),
  };
}

/** The four flags at `now`; both ends of a period are inclusive (R-SUB-7). */
export function subscriptionStatus(
  subscriptions: readonly SubscriptionPeriod[],
  now: Date,
): SubscriptionStatus {
  const at = now.getTime();
  const periods = usableSubscriptions(subscriptions).usable.map(({ type, startDate, endDate }) => ({
    type,
    future: at < (startInstant(startDate) ?? 0),
    expired: at > (endInstant(endDate) ?? 0),
  }));
  const active = (type: string) => periods.some((p) => p.type === type && !p.future && !p.expired);
  return {
    hasActiveFullSubscription: active('full'),
    hasActiveTrialSubscription: active('trial'),
    hasExpiredSubscription: periods.some((period) => period.expired),
    hasSubscriptionThatWillStartInFuture: periods.some((period) => period.future),
  };
}

/** The state from the flags, in the order of precedence of the specification (R-SUB-1..5). */
function stateOf(status: SubscriptionStatus): SubscriptionState {
  if (status.hasActiveFullSubscription) return 'FULL';
  if (status.hasActiveTrialSubscription) return 'TRIAL';
  if (status.hasSubscriptionThatWillStartInFuture) return 'FUTURE';
  return status.hasExpiredSubscription ? 'EXPIRED' : 'NONE';
}

/** State of a list of subscriptions at `now`. */
export function subscriptionState(
  subscriptions: readonly SubscriptionPeriod[],
  now: Date,
): SubscriptionState {
  return stateOf(subscriptionStatus(subscriptions, now));
}

/** The latest subscription: the one that ends last (R-EXP-3); null if none is usable. */
export function latestSubscription<S extends SubscriptionPeriod>(subscriptions: readonly S[]): S | null {
  const byEnd = (a: S, b: S) => (endInstant(b.endDate) ?? 0) - (endInstant(a.endDate) ?? 0);
  return usableSubscriptions(subscriptions).usable.toSorted(byEnd)[0] ?? null;
}
