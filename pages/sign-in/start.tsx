import type { GetServerSideProps } from 'next';
import { beginSignIn } from '@/lib/server/sign-in-without-script';

/** The target of the sign-in link of /sign-in when no script intercepts it: redirects to the identity provider. */
export const getServerSideProps: GetServerSideProps = beginSignIn;

/** Never rendered: the answer is always a redirect. */
export default function SignInStartPage() {
  return null;
}
