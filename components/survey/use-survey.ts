import { useState } from 'react';
import { logEvent } from '@/lib/browser/log';
import type { UserSurvey } from '@/lib/contracts/personal/survey';
import { latestSubscription } from '@/lib/domain/viewer/subscription';
import { afterDismissal, afterSubmission, type Score, type SurveyTiming } from '@/lib/domain/prompts/survey';
import { useUserStore } from '@/stores/user';

const load = () => import('@/lib/clients/product-api/survey');

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

/** The state of the survey: one score is sent once; a failure is reported and can be retried (R-SUR-2, R-SUR-15). */
export function useSurvey(dismissalCounter: number) {
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'sent'>('open');
  const [score, setScore] = useState<Score | null>(null);

  const choose = async (chosen: Score) => {
    if (state === 'sending' || state === 'sent') return;
    setState('sending');
    setScore(chosen);
    try {
      await (await load()).sendSurvey(surveyOf(chosen));
    } catch (error) {
      logEvent('error', 'The survey could not be sent', error);
      setState('failed');
      return;
    }
    setState('sent');
    await saveTiming(afterSubmission(new Date()));
  };

  const defer = () =>
    saveTiming(afterDismissal({ nextDisplayTimestamp: null, dismissalCounter }, new Date()));

  return { state, score, choose, defer };
}
