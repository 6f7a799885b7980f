import type { GetServerSideProps } from 'next';
import { LoggedOutScreen } from '@/components/auth/LoggedOutScreen';
import { PageHead } from '@/components/shell/PageHead';
import { servePage } from '@/lib/server/page';
import { loggedOutPage, type LoggedOutProps } from '@/lib/server/pages/sign-in';

const titles = {
  expired: 'Your session has expired',
  refused: 'The library cannot use your sign-in',
  'signed-out': 'You are signed out',
} as const;

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, () => loggedOutPage(context));

/** The page on which a session has ended (R-RTE-7..9). */
export default function LoggedOutPage({ reason, page }: LoggedOutProps) {
  return (
    <>
      <PageHead title={titles[reason]} />
      <LoggedOutScreen reason={reason} page={page} />
    </>
  );
}
