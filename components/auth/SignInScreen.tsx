import { useEffect } from 'react';
import { StatusPage } from '@/components/shell/StatusPage';
import { useSession } from '@/hooks/use-session';
import { useSessionStore } from '@/stores/session';
import { SignInLink } from './SignInLink';

/** /sign-in: goes on to the identity provider by itself; says so, and offers the button when it cannot. */
export function SignInScreen({ returnTo }: { returnTo: string }) {
  const { signIn } = useSession();
  const failed = useSessionStore((state) => state.failed);

  useEffect(() => signIn(returnTo), [signIn, returnTo]);

  return (
    <StatusPage title="Sign in" actions={[{ name: 'Browse without signing in', href: '/' }]}>
      {failed ? (
        <p role="alert">The sign-in service cannot be reached just now. Please try again in a moment.</p>
      ) : (
        <p role="status">Taking you to the sign-in page.</p>
      )}
      <SignInLink returnTo={returnTo} />
    </StatusPage>
  );
}
