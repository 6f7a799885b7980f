import type { GetServerSideProps } from 'next';
import { beginSignIn } from '@/lib/server/sign-in-without-script';

/** Where the sign-in link of /sign-in leads when no script intercepts it: on to the identity provider. */
export const getServerSideProps: GetServerSideProps = beginSignIn;

/** Never rendered: the answer is always a redirect. */
export default function SignInStartPage() {
  return null;
}
