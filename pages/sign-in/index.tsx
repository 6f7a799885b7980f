import type { GetServerSideProps } from 'next';
import { SignInScreen } from '@/components/auth/SignInScreen';
import { PageHead } from '@/components/shell/PageHead';
import { servePage } from '@/lib/server/page';
import type { SignInProps } from '@/lib/domain/viewer/sign-in-pages';
import { signInPage } from '@/lib/server/pages/sign-in';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) => signInPage(visit, context));

/** A page with a link that starts sign-in, for pages that cannot start it by script. */
export default function SignInPage(props: SignInProps) {
  return (
    <>
      <PageHead title="Sign in" />
      <SignInScreen {...props} />
    </>
  );
}
