import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { LoggedOutScreen } from '@/components/auth/LoggedOutScreen';
import { safeReturnAddress } from '@/lib/domain/viewer/return-address';
import { servePage } from '@/lib/server/page';
import { documentTitle } from '@/lib/contracts/site';

interface LoggedOutProps {
  reason: 'expired' | 'refused' | 'signed-out';
  page: string;
}

const reasons: ReadonlyMap<string, LoggedOutProps['reason']> = new Map([
  ['session_expired', 'expired'],
  ['token_refused', 'refused'],
]);
const titles = {
  expired: 'Your session has expired',
  refused: 'The library cannot use your sign-in',
  'signed-out': 'You are signed out',
} as const;

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<LoggedOutProps>(context, async () => {
    const { message, page } = context.query;
    const reason = reasons.get(String(message)) ?? 'signed-out';
    return { kind: 'page', props: { reason, page: safeReturnAddress(page) } };
  });

/** Landing page after sign-out; any other `message` in the address is ignored and never shown (R-RTE-9). */
export default function LoggedOutPage({ reason, page }: LoggedOutProps) {
  return (
    <>
      <Head>
        <title>{documentTitle(titles[reason])}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <LoggedOutScreen reason={reason} page={page} />
    </>
  );
}
