import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { TrainingScreen } from '@/components/training/TrainingScreen';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';
import { trainingOverview, type TrainingOverview } from '@/lib/server/pages/training/overview';
import { documentTitle } from '@/lib/contracts/site';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<TrainingOverview>(context, trainingOverview);

/** The signed-in person's training. */
export default function TrainingPage({ personal }: PersonalAnswer<TrainingOverview>) {
  return (
    <>
      <Head>
        <title>{documentTitle('Training')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {personal === null ? (
        <PersonalAccountNeeded what="training progress and certificates" />
      ) : (
        <TrainingScreen {...personal} />
      )}
    </>
  );
}
