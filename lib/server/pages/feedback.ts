/** Server part of /feedback: who the visitor is, and whether they are asked for feedback. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { fetchUserData } from '@/lib/platform/customers/user-data';
import type { UserData } from '@/lib/contracts/viewer/customers';
import { isAskedForFeedback } from '@/lib/domain/personal/feedback';
import { webConfig } from '../config';
import { servePage, type PageAnswer, type Visit } from '../page';

export type FeedbackPageProps =
  | { audience: 'nobody' | 'network' | 'closed' }
  | { audience: 'asked'; organisationId: string | null; parentCompanyId: string | null };

/** R-API-5: the person's organisation and company in the customers data, from whichever member names them. */
function belongingOf({ organisation, company, user }: UserData['self']) {
  const organisationId = organisation?.id ?? user?.organisationId ?? null;
  const parentCompanyId = organisation?.parentCompanyId ?? company?.id ?? user?.companyId ?? null;
  return { organisationId, parentCompanyId };
}

async function feedbackPage({ visitor }: Visit): Promise<PageAnswer<FeedbackPageProps>> {
  const { viewer, token } = visitor;
  if (viewer.method === 'IPAuth') return { kind: 'page', props: { audience: 'network' } };
  if (token === null) return { kind: 'page', props: { audience: 'nobody' } };
  const { self } = await fetchUserData(webConfig().CUSTOMERS_API_URL, token);
  if (!isAskedForFeedback(self.subscriptions ?? [], new Date()))
    return { kind: 'page', props: { audience: 'closed' } };
  return { kind: 'page', props: { audience: 'asked', ...belongingOf(self) } };
}

export function serveFeedbackPage(context: GetServerSidePropsContext) {
  return servePage<FeedbackPageProps>(context, feedbackPage);
}
