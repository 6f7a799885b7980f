import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { RecordingEditor } from '@/components/admin/recordings/RecordingEditor';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { documentTitle } from '@/lib/contracts/site';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

interface EditorProps {
  assetId: string;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<EditorProps>(context, async () => ({
    assetId: String(context.params?.['assetId'] ?? ''),
  }));

export default function RecordingPage({ personal }: PersonalAnswer<EditorProps>) {
  return (
    <>
      <Head>
        <title>{documentTitle('Recording')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {personal === null ? (
        <PersonalAccountNeeded what="the recordings of the library" />
      ) : (
        <RecordingEditor key={personal.assetId} {...personal} />
      )}
    </>
  );
}
