import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CallbackScreen } from '@/components/auth/CallbackScreen';
import { servePage } from '@/lib/server/page';
import { finishSignIn } from '@/lib/server/sign-in-without-script';
import { documentTitle } from '@/lib/contracts/site';

interface CallbackProps {
  hasAnswer: boolean;
  hasFailed: boolean;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<CallbackProps>(context, async () => {
    const { code, error, state } = context.query;
    const finished = await finishSignIn(context);
    if (finished !== null && finished !== 'failed') return { kind: 'redirect', to: finished.returnTo };
    const hasAnswer = Boolean((code ?? error) && state);
    return { kind: 'page', props: { hasAnswer, hasFailed: finished === 'failed' } };
  });

/** The return from sign-in; restores the address that the visitor was on. */
export default function CallbackPage(props: CallbackProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('Signing you in')}</title>
        <meta name="robots" content="noindex" />
        {/* The address contains a one-time code, which no other site may see. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <CallbackScreen {...props} />
    </>
  );
}
