import type { GetServerSideProps } from 'next';
import { RecordingEditor } from '@/components/admin/recordings/RecordingEditor';
import { PageHead } from '@/components/shell/PageHead';
import { servePage } from '@/lib/server/page';
import { recordingPage, type RecordingPageProps } from '@/lib/server/pages/admin';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) => recordingPage(visit, context));

export default function RecordingPage({ assetId }: RecordingPageProps) {
  return (
    <>
      <PageHead title="Recording" />
      <RecordingEditor key={assetId} assetId={assetId} />
    </>
  );
}
