import { useMutation } from '@tanstack/react-query';
import type { Feedback } from '@/lib/contracts/personal/survey';
import type { FeedbackAnswers } from '@/lib/domain/prompts/feedback';

const load = () => import('@/lib/clients/product-api/personal/feedback');

/** Sends validated answers, and reports progress and outcome. */
export function useFeedback(ids: Pick<Feedback, 'organisationId' | 'parentCompanyId'>) {
  const sending = useMutation({
    mutationFn: async (answers: FeedbackAnswers) => {
      const { sendFeedback } = await load();
      // R-API-5: exactly these six fields. `recommend` was validated against the contract's choices.
      const recommend = answers.recommend as Feedback['recommend'];
      return sendFeedback({ ...ids, ...answers, recommend });
    },
  });
  return {
    isBusy: sending.isPending,
    isSent: sending.isSuccess,
    failure: sending.error?.message ?? null,
    send: (answers: FeedbackAnswers, onSent: () => void) => sending.mutate(answers, { onSuccess: onSent }),
  };
}
