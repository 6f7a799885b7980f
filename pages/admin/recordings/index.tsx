import type { GetServerSideProps } from 'next';
import { RecordingsScreen } from '@/components/admin/recordings/RecordingsScreen';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { PageHead } from '@/components/shell/PageHead';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

/** The page data is empty: the content comes from API calls that only operators may make. */
export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage(context, async () => ({}));

export default function RecordingsPage({ personal }: PersonalAnswer<object>) {
  return (
    <>
      <PageHead title="Recordings" />
      {personal === null ? (
        <PersonalAccountNeeded what="the recordings of the library" />
      ) : (
        <RecordingsScreen />
      )}
    </>
  );
}
