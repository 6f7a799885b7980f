import type { GetServerSideProps } from 'next';
import { LoggedOutScreen, sessionEnds } from '@/components/auth/LoggedOutScreen';
import { PageHead } from '@/components/shell/PageHead';
import { servePage } from '@/lib/server/page';
import type { LoggedOutProps } from '@/lib/domain/viewer/sign-in-pages';
import { loggedOutPage } from '@/lib/server/pages/sign-in';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, () => loggedOutPage(context));

/** The page on which a session has ended (R-RTE-7..9). */
export default function LoggedOutPage({ reason, page }: LoggedOutProps) {
  return (
    <>
      <PageHead title={sessionEnds[reason].title} />
      <LoggedOutScreen reason={reason} page={page} />
    </>
  );
}
