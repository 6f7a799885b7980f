import type { GetServerSideProps } from 'next';
import { RecordingEditor } from '@/components/admin/recordings/RecordingEditor';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { PageHead } from '@/components/shell/PageHead';
import { pathPart } from '@/lib/server/address';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

interface EditorProps {
  assetId: string;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<EditorProps>(context, async () => ({ assetId: pathPart(context, 'assetId') }));

export default function RecordingPage({ personal }: PersonalAnswer<EditorProps>) {
  return (
    <>
      <PageHead title="Recording" />
      {personal === null ? (
        <PersonalAccountNeeded what="the recordings of the library" />
      ) : (
        <RecordingEditor key={personal.assetId} {...personal} />
      )}
    </>
  );
}
