import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { AdminScreen } from '@/components/admin/AdminScreen';
import { documentTitle } from '@/lib/contracts/site';
import { serveAdminPage, type AdminPageProps } from '@/lib/server/pages/admin';

export const getServerSideProps: GetServerSideProps = serveAdminPage;

/** An organisation's administration: its start page, or one section of it. */
export default function AdminPage(props: AdminPageProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('Administration')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <AdminScreen {...props} />
    </>
  );
}
