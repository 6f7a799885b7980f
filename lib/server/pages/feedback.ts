/** Server part of /feedback: who the visitor is, and whether they are asked for feedback. Server only. */
import { fetchUserData } from '@/lib/platform/customers/user-data';
import { isAskedForFeedback, type FeedbackPageProps } from '@/lib/domain/prompts/feedback';
import { belongingOf } from '@/lib/domain/viewer/viewer';
import { webConfig } from '../config';
import type { PageAnswer, Visit } from '../page';

export async function feedbackPage({ visitor }: Visit): Promise<PageAnswer<FeedbackPageProps>> {
  const { viewer, token } = visitor;
  if (viewer.method === 'IPAuth') return { kind: 'page', props: { audience: 'network' } };
  if (token === null) return { kind: 'page', props: { audience: 'anonymous' } };
  const { self } = await fetchUserData(webConfig().CUSTOMERS_API_URL, token);
  if (!isAskedForFeedback(self.subscriptions ?? [], new Date()))
    return { kind: 'page', props: { audience: 'closed' } };
  const { organisationId, companyId } = belongingOf(self);
  return { kind: 'page', props: { audience: 'asked', organisationId, parentCompanyId: companyId } };
}
