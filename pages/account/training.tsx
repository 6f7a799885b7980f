import type { GetServerSideProps } from 'next';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { PageHead } from '@/components/shell/PageHead';
import { TrainingScreen } from '@/components/training/TrainingScreen';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';
import type { TrainingOverview } from '@/lib/domain/training/pages';
import { trainingOverview } from '@/lib/server/pages/training/overview';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<TrainingOverview>(context, trainingOverview);

/** The signed-in person's training. */
export default function TrainingPage({ personal }: PersonalAnswer<TrainingOverview>) {
  return (
    <>
      <PageHead title="Training" />
      {personal === null ? (
        <PersonalAccountNeeded what="training progress and certificates" />
      ) : (
        <TrainingScreen {...personal} />
      )}
    </>
  );
}
