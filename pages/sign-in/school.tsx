import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { InstitutionScreen } from '@/components/auth/InstitutionScreen';
import { documentTitle } from '@/lib/contracts/site';
import type { InstitutionsPageProps } from '@/lib/domain/viewer/institutions';
import { safeReturnAddress } from '@/lib/domain/viewer/return-address';
import { institutionsPage } from '@/lib/server/pages/institutions';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) => {
  // Not `q`, because the header's search reads that parameter.
  const { name, return: page } = context.query;
  const sought = typeof name === 'string' ? name : '';
  return servePage(context, (visit) =>
    institutionsPage(visit, { sought, returnTo: safeReturnAddress(page) }),
  );
};

/** Find a school by name, for people who do not know how their school signs in. */
export default function InstitutionPage(props: InstitutionsPageProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('Find your school')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <InstitutionScreen {...props} />
    </>
  );
}
