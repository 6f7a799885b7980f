/** The trial feedback form: who is asked, its options, and validation. Pure. */
import type { Subscription } from '@/lib/contracts/viewer/customers';
import { FEEDBACK_TEXT_LIMIT, feedbackRecommendations } from '@/lib/contracts/constants';
import { grouped } from '../text/numbers';
import { subscriptionState } from '../viewer/subscription';

/** What /feedback shows. */
export type FeedbackPageProps =
  | { audience: 'anonymous' | 'network' | 'closed' }
  | { audience: 'asked'; organisationId: string | null; parentCompanyId: string | null };

/** R-OPEN-3: people on a trial, or with a subscription that has `requestFeedback`. */
export function isAskedForFeedback(subscriptions: readonly Subscription[], now: Date): boolean {
  return (
    subscriptionState(subscriptions, now) === 'TRIAL' ||
    subscriptions.some(({ requestFeedback }) => requestFeedback)
  );
}

/** R-OPEN-2. Options of the form; the service accepts any text. */
export const feedbackRoles = [
  'Teacher',
  'Head of department',
  'School or college leader',
  'Lecturer',
  'Librarian',
  'Technician',
  'Another role',
] as const;

export const recommendWords: Readonly<Record<(typeof feedbackRecommendations)[number], string>> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
};

/** R-API-5, without the ids of organisation and company, which the page adds. */
export interface FeedbackAnswers {
  role: string;
  recommend: string;
  explain: string;
  other: string;
}
export type FeedbackFaults = Partial<Record<keyof FeedbackAnswers, string>>;

function tooLong(text: string): string | undefined {
  const over = text.length - FEEDBACK_TEXT_LIMIT;
  if (over <= 0) return undefined;
  const limit = grouped(FEEDBACK_TEXT_LIMIT);
  return `${over} ${over === 1 ? 'character' : 'characters'} over the limit of ${limit}`;
}

/** Error messages by field; empty if the form is valid. */
export function feedbackFaults({ role, recommend, explain, other }: FeedbackAnswers): FeedbackFaults {
  const faults = {
    role: role.trim() === '' ? 'Choose the role that is nearest to yours' : undefined,
    recommend: feedbackRecommendations.some((known) => known === recommend)
      ? undefined
      : 'Choose yes, no or maybe',
    explain: tooLong(explain),
    other: tooLong(other),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}
