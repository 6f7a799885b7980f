/** Server part of /feedback: who is looking, and whether they are asked. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { fetchUserData } from '@/lib/clients/customers/user-data';
import { isAskedForFeedback } from '@/lib/rules/personal/feedback';
import { webConfig } from './config';
import { servePage, type PageAnswer, type Visit } from './page';

export type FeedbackPageProps =
  | { audience: 'nobody' | 'network' | 'closed' }
  | { audience: 'asked'; organisationId: string | null; parentCompanyId: string | null };

async function feedbackPage({ visitor }: Visit): Promise<PageAnswer<FeedbackPageProps>> {
  const { viewer, token } = visitor;
  if (viewer.method === 'IPAuth') return { kind: 'page', props: { audience: 'network' } };
  if (token === null) return { kind: 'page', props: { audience: 'nobody' } };
  try {
    const { self } = await fetchUserData(webConfig().CUSTOMERS_API_URL, token);
    if (!isAskedForFeedback(self.subscriptions ?? [], new Date()))
      return { kind: 'page', props: { audience: 'closed' } };
    const { organisation, company, user } = self;
    const organisationId = organisation?.id ?? user?.organisationId ?? null;
    const parentCompanyId = organisation?.parentCompanyId ?? company?.id ?? user?.companyId ?? null;
    return { kind: 'page', props: { audience: 'asked', organisationId, parentCompanyId } };
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }
}

export function serveFeedbackPage(context: GetServerSidePropsContext) {
  return servePage<FeedbackPageProps>(context, feedbackPage);
}
