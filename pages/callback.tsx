import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CallbackScreen } from '@/components/auth/CallbackScreen';
import { servePage } from '@/lib/server/page';
import { documentTitle } from '@/lib/site';

interface CallbackProps {
  hasAnswer: boolean;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<CallbackProps>(context, async () => {
    const { code, error, state } = context.query;
    return { kind: 'page', props: { hasAnswer: Boolean((code ?? error) && state) } };
  });

/** Sign-in return; restores the address the visitor was on. */
export default function CallbackPage({ hasAnswer }: CallbackProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('Signing you in')}</title>
        <meta name="robots" content="noindex" />
        {/* The address holds a one-time code; it goes to nobody. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <CallbackScreen hasAnswer={hasAnswer} />
    </>
  );
}
