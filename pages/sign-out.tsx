import type { GetServerSideProps } from 'next';
import { signOut } from '@/lib/server/sign-in-without-script';

/** The target of the sign-out form when no script intercepts it: ends the session here and at the identity provider. */
export const getServerSideProps: GetServerSideProps = signOut;

/** Never rendered: the answer is always a redirect. */
export default function SignOutPage() {
  return null;
}
