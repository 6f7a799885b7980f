import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { AccountScreen } from '@/components/account/AccountScreen';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { accountPage, type AccountProps } from '@/lib/server/pages/account';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';
import { documentTitle } from '@/lib/contracts/site';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<AccountProps>(context, accountPage);

/** The signed-in person's account. */
export default function AccountPage({ personal }: PersonalAnswer<AccountProps>) {
  return (
    <>
      <Head>
        <title>{documentTitle('Your account')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {personal === null ? (
        <PersonalAccountNeeded what="your profile and preferences" />
      ) : (
        <AccountScreen {...personal} />
      )}
    </>
  );
}
