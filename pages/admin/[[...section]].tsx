import type { GetServerSideProps } from 'next';
import { AdminScreen } from '@/components/admin/AdminScreen';
import { PageHead } from '@/components/shell/PageHead';
import { type AdminPageProps, sectionRow } from '@/lib/domain/administration/sections';
import { servePage } from '@/lib/server/page';
import { adminPage } from '@/lib/server/pages/admin';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) => adminPage(visit, context));

/** An organisation's administration: its start page, or one section of it. */
export default function AdminPage(props: AdminPageProps) {
  return (
    <>
      <PageHead title={props.section === null ? 'Administration' : sectionRow(props.section).name} />
      <AdminScreen {...props} />
    </>
  );
}
