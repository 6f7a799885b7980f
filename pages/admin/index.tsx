import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { AdminScreen } from '@/components/admin/AdminScreen';
import { documentTitle } from '@/lib/contracts/site';
import { serveAdminPage, type AdminPageProps } from '@/lib/server/admin-page';

export const getServerSideProps: GetServerSideProps = serveAdminPage;

/** One section of an organisation's administration. */
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
