import { useState } from 'react';
import { logEvent } from '@/lib/browser/log';
import { AUTO_DISMISS_BANNER_MS } from '@/lib/contracts/constants';
import type { UserSurvey } from '@/lib/contracts/personal/survey';
import { latestSubscription } from '@/lib/domain/viewer/subscription';
import { ofTemplate } from '@/lib/domain/prompts/notifications';
import {
  afterDismissal,
  afterSubmission,
  scoreOf,
  type Score,
  type SurveyTiming,
} from '@/lib/domain/prompts/survey';
import { useNotifications } from '@/stores/notifications';
import { useUserStore } from '@/stores/user';

const load = () => import('@/lib/clients/product-api/personal/survey');

/** R-SUR-16: who answers, and the dates of their latest subscription. */
function surveyOf(score: Score): UserSurvey {
  const { user } = useUserStore.getState();
  const latest = latestSubscription(user.subscriptions);
  return {
    userId: user.id,
    organisationId: user.organisation.id,
    parentCompanyId: user.company.id,
    organisationName: user.organisation.name,
    parentCompanyName: user.company.name,
    subscriptionStart: latest?.startDate ?? null,
    subscriptionEnd: latest?.endDate ?? null,
    score,
  };
}

async function saveTiming(timing: SurveyTiming): Promise<void> {
  try {
    await (await load()).saveSurveyMetadata(useUserStore.getState().user.id, timing);
  } catch (error) {
    logEvent('error', 'The time of the next survey could not be stored', error);
  }
}

/**
 * R-SUR-10, R-CON-10: thanks, which close by themselves. The banner leaves the page and comes back (decision 0051), so its
 * notification and not the component says that a score was sent.
 */
function thank(score: Score): void {
  const { config, ...thanks } = ofTemplate('survey', { score: String(score) });
  const closing = { autoDismiss: true, dismissAfter: AUTO_DISMISS_BANNER_MS };
  useNotifications.getState().add('bottom', { ...thanks, config: { ...config, ...closing } });
}

/** Ends the thanks early, where the person went to a page that must not show them. */
export function endThanks(): void {
  const { areas, dismiss } = useNotifications.getState();
  const survey = areas.bottom?.list.find(({ id }) => id === 'survey');
  if (survey && scoreOf(survey.data.score) !== null) dismiss('bottom', 'survey');
}

/** The state of the survey until a score was sent: once; a failure is reported and can be retried (R-SUR-2, R-SUR-15). */
export function useSurvey(dismissalCounter: number) {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');

  const choose = async (chosen: Score) => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await (await load()).sendSurvey(surveyOf(chosen));
    } catch (error) {
      logEvent('error', 'The survey could not be sent', error);
      setState('failed');
      return;
    }
    thank(chosen);
    await saveTiming(afterSubmission(new Date()));
  };

  const defer = () =>
    saveTiming(afterDismissal({ nextDisplayTimestamp: null, dismissalCounter }, new Date()));

  return { state, choose, defer };
}
