import type { GetServerSideProps } from 'next';
import { InstitutionScreen } from '@/components/auth/InstitutionScreen';
import { PageHead } from '@/components/shell/PageHead';
import type { InstitutionsPageProps } from '@/lib/domain/viewer/institutions';
import { safeReturnAddress } from '@/lib/domain/viewer/return-address';
import { queryValue } from '@/lib/server/address';
import { institutionsPage } from '@/lib/server/pages/institutions';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) =>
    institutionsPage(visit, {
      // Not `q`, because the header's search reads that parameter.
      sought: queryValue(context, 'name') ?? '',
      returnTo: safeReturnAddress(queryValue(context, 'return')),
    }),
  );

/** Find a school by name, for people who do not know how their school signs in. */
export default function InstitutionPage(props: InstitutionsPageProps) {
  return (
    <>
      <PageHead title="Find your school" />
      <InstitutionScreen {...props} />
    </>
  );
}
