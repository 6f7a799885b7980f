import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { SignInScreen } from '@/components/auth/SignInScreen';
import { returnAddressOfReferrer, safeReturnAddress } from '@/lib/domain/viewer/return-address';
import { servePage } from '@/lib/server/page';
import { documentTitle } from '@/lib/contracts/site';

interface SignInProps {
  returnTo: string;
  unreachable: boolean;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<SignInProps>(context, async ({ visitor }) => {
    const { query, req } = context;
    const returnTo =
      query.return === undefined
        ? returnAddressOfReferrer(req.headers.referer, req.headers.host)
        : safeReturnAddress(query.return);
    if (visitor.viewer.method === 'Okta') return { kind: 'redirect', to: returnTo };
    return { kind: 'page', props: { returnTo, unreachable: query.unreachable !== undefined } };
  });

/** A page with a link that starts sign-in, for pages that cannot start it by script. */
export default function SignInPage(props: SignInProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('Sign in')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <SignInScreen {...props} />
    </>
  );
}
