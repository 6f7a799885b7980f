import { useEffect, useEffectEvent, useState } from 'react';
import { isNotificationDue } from '@/components/notifications/dismissals';
import { firstSeen } from './first-seen';
import { logEvent } from '@/lib/browser/log';
import { longDate } from '@/lib/domain/text/calendar';
import {
  bottomBanner,
  EXPIRY_NOTIFICATION,
  isExpiryPromptDue,
  isSurveyDue,
  trialBannerText,
  type PromptFacts,
} from '@/lib/domain/prompts/prompts';
import { ofTemplate } from '@/lib/domain/prompts/notifications';
import { isFirstSession, type SurveyTiming } from '@/lib/domain/prompts/survey';
import type { User } from '@/lib/domain/viewer/user';
import {
  endInstant,
  latestSubscription,
  subscriptionState,
  subscriptionStatus,
} from '@/lib/domain/viewer/subscription';
import { readForSession, TRIAL_DISMISSED_KEY } from '@/lib/browser/session-storage';
import { useNotifications } from '@/stores/notifications';

export interface DuePrompts {
  /** Text of the trial banner. */
  trial: string | null;
  /** End of the subscription, as its banner words it. */
  expiry: string | null;
  survey: boolean;
  timing: SurveyTiming | null;
}

interface PromptDeps {
  /** ISO 3166-1 alpha-3 code of the viewer's country. */
  country: string | null;
  now: Date;
  readTiming: (userId: string) => Promise<SurveyTiming>;
}

/** R-VAL-12: a failed check is logged, once per reason, and counts as `otherwise`. */
function checker() {
  const logged = new Set<string>();
  return async <Answer>(otherwise: Answer, check: () => Answer | Promise<Answer>): Promise<Answer> => {
    try {
      return await check();
    } catch (error) {
      const reason = String(error);
      if (!logged.has(reason)) logEvent('error', 'A prompt could not be checked', error);
      logged.add(reason);
      return otherwise;
    }
  };
}

function trialText({ subscriptions }: User, { country, now }: PromptDeps): string | null {
  if (subscriptionState(subscriptions, now) !== 'TRIAL') return null;
  const active = subscriptions.filter((one) => subscriptionState([one], now) === 'TRIAL');
  const latest = latestSubscription(active);
  return latest && trialBannerText(latest.endDate, now, country);
}

const never = { expiry: false, survey: false };

/** The expiry and survey checks. Survey metadata is fetched only if it can change the answer (R-EXP-8, R-NEW-6). */
async function surveyPrompts(facts: PromptFacts, { now, readTiming }: PromptDeps) {
  const checked = checker();
  const due = async (timing: SurveyTiming | null) => ({
    expiry: await checked(false, () => isExpiryPromptDue({ ...facts, timing }, now)),
    // R-SUR-14.
    survey: await checked(false, () => isSurveyDue({ ...facts, timing }, now)),
  });
  const { expiry, survey } = await due(null);
  if (!expiry && !survey) return { ...never, timing: null };
  const timing = await checked(null, () => readTiming(facts.userId));
  return timing === null ? { ...never, timing } : { ...(await due(timing)), timing };
}

/** What is due for a signed-in person at `now`. Never rejects. */
export async function duePrompts(user: User, deps: PromptDeps): Promise<DuePrompts> {
  const { now, country } = deps;
  const facts: PromptFacts = {
    userId: user.id,
    subscriptions: user.subscriptions,
    hasActiveFullSubscription: subscriptionStatus(user.subscriptions, now).hasActiveFullSubscription,
    timing: null,
  };
  const { expiry, survey, timing } = await surveyPrompts(facts, deps);
  const end = expiry ? endInstant(latestSubscription(user.subscriptions)?.endDate ?? '') : null;
  return {
    trial: await checker()(null, () => trialText(user, deps)),
    expiry: end === null ? null : longDate(new Date(end), country),
    survey,
    timing,
  };
}

/** Adds what is due to its area: the expiry at the top, either trial or survey at the bottom (R-SHL-7). */
function announce(user: User, due: DuePrompts, now: Date): void {
  const { add } = useNotifications.getState();
  if (due.expiry && isNotificationDue(EXPIRY_NOTIFICATION, now))
    add('top', ofTemplate('expiry', { ends: due.expiry, organisation: user.organisation.name ?? '' }));
  const trial = due.trial !== null && readForSession(TRIAL_DISMISSED_KEY) === null;
  const survey = due.survey && !isFirstSession(firstSeen(user.id, now), now);
  switch (bottomBanner({ trial, survey })) {
    case 'trial':
      return add('bottom', ofTemplate('trial', { text: due.trial ?? '' }));
    case 'survey':
      return add('bottom', ofTemplate('survey', { counter: String(due.timing?.dismissalCounter ?? 0) }));
    case null:
  }
}

async function readTiming(userId: string): Promise<SurveyTiming> {
  return (await import('@/lib/clients/product-api/personal/survey')).fetchSurveyMetadata(userId);
}

/**
 * Checks once for each signed-in person which prompts are due, by this browser's clock (R-OPEN-7), and adds them to their areas.
 * True once that is settled and no other prompt can take their place.
 */
export function usePrompts(user: User, country: string | null): boolean {
  const { id } = user;
  const [settledFor, setSettledFor] = useState('');
  // Changes that the person makes during the visit bring up no new prompt.
  const check = useEffectEvent(async (isGone: () => boolean) => {
    const now = new Date();
    const due = await duePrompts(user, { country, now, readTiming });
    if (isGone()) return;
    announce(user, due, now);
  });
  useEffect(() => {
    if (id === '') return;
    let gone = false;
    void check(() => gone).then(() => {
      if (!gone) setSettledFor(id);
    });
    return () => {
      gone = true;
      const { activate } = useNotifications.getState();
      activate('top', 'expiry', false);
      activate('bottom', 'trial', false);
      activate('bottom', 'survey', false);
    };
  }, [id]);
  return id !== '' && settledFor === id;
}
