import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { LoggedOutScreen } from '@/components/auth/LoggedOutScreen';
import { safeReturnAddress } from '@/lib/domain/viewer/return-address';
import { servePage } from '@/lib/server/page';
import { documentTitle } from '@/lib/contracts/site';

interface LoggedOutProps {
  expired: boolean;
  page: string;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<LoggedOutProps>(context, async () => {
    const { message, page } = context.query;
    return { kind: 'page', props: { expired: message === 'session_expired', page: safeReturnAddress(page) } };
  });

/** Post-logout landing; other messages than session_expired are ignored and never shown (R-RTE-9). */
export default function LoggedOutPage({ expired, page }: LoggedOutProps) {
  return (
    <>
      <Head>
        <title>{documentTitle(expired ? 'Your session has expired' : 'You are signed out')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <LoggedOutScreen expired={expired} page={page} />
    </>
  );
}
