import type { GetServerSideProps } from 'next';
import { AccountScreen } from '@/components/account/AccountScreen';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { PageHead } from '@/components/shell/PageHead';
import type { AccountProps } from '@/lib/domain/privacy/held-data';
import { accountPage } from '@/lib/server/pages/account';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<AccountProps>(context, accountPage);

/** The signed-in person's account. */
export default function AccountPage({ personal }: PersonalAnswer<AccountProps>) {
  return (
    <>
      <PageHead title="Your account" />
      {personal === null ? (
        <PersonalAccountNeeded what="your profile and preferences" />
      ) : (
        <AccountScreen {...personal} />
      )}
    </>
  );
}
