import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { FeedbackScreen } from '@/components/feedback/FeedbackScreen';
import { serveFeedbackPage, type FeedbackPageProps } from '@/lib/server/pages/feedback';
import { documentTitle } from '@/lib/contracts/site';

export const getServerSideProps: GetServerSideProps = serveFeedbackPage;

/** Trial feedback. */
export default function FeedbackPage(props: FeedbackPageProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('Feedback')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <FeedbackScreen {...props} />
    </>
  );
}
