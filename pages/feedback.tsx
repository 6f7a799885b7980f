import type { GetServerSideProps } from 'next';
import { FeedbackScreen } from '@/components/feedback/FeedbackScreen';
import { PageHead } from '@/components/shell/PageHead';
import { servePage } from '@/lib/server/page';
import type { FeedbackPageProps } from '@/lib/domain/prompts/feedback';
import { feedbackPage } from '@/lib/server/pages/feedback';

export const getServerSideProps: GetServerSideProps = (context) => servePage(context, feedbackPage);

/** Trial feedback. */
export default function FeedbackPage(props: FeedbackPageProps) {
  return (
    <>
      <PageHead title="Feedback" />
      <FeedbackScreen {...props} />
    </>
  );
}
