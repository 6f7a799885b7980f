import type { GetServerSideProps } from 'next';
import { FeedbackScreen } from '@/components/feedback/FeedbackScreen';
import { PageHead } from '@/components/shell/PageHead';
import { serveFeedbackPage, type FeedbackPageProps } from '@/lib/server/pages/feedback';

export const getServerSideProps: GetServerSideProps = serveFeedbackPage;

/** Trial feedback. */
export default function FeedbackPage(props: FeedbackPageProps) {
  return (
    <>
      <PageHead title="Feedback" />
      <FeedbackScreen {...props} />
    </>
  );
}
