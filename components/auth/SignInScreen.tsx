import { useEffect } from 'react';
import { StatusPage } from '@/components/shell/StatusPage';
import { useSession } from '@/hooks/use-session';
import { hasValidStoredUser } from '@/lib/browser/auth/stored-user';
import { institutionsAddress, signInStartAddress } from '@/lib/domain/viewer/return-address';
import { useSessionStore } from '@/stores/session';
import { SignInLink } from './SignInLink';

interface SignInScreenProps {
  returnTo: string;
  /** The server tried, for a browser without script, and could not. */
  unreachable: boolean;
}

/** /sign-in: goes on to the identity provider by itself; says so, and offers the link when it cannot. */
export function SignInScreen({ returnTo, unreachable }: SignInScreenProps) {
  const { signIn } = useSession();
  const failed = useSessionStore((state) => state.failed) || unreachable;

  useEffect(() => {
    // Signed in already, and the library thinks otherwise: the session settles that (confirm-token.ts).
    if (!hasValidStoredUser()) signIn(returnTo);
  }, [signIn, returnTo]);

  return (
    <StatusPage
      title="Sign in"
      first={<SignInLink returnTo={returnTo} href={signInStartAddress(returnTo)} />}
      actions={[
        { name: 'Find your school', href: institutionsAddress(returnTo) },
        { name: 'Browse without signing in', href: '/' },
      ]}
    >
      {failed ? (
        <p role="alert">The sign-in service cannot be reached just now. Please try again in a moment.</p>
      ) : (
        <p role="status" className="needs-script">
          Taking you to the sign-in page.
        </p>
      )}
    </StatusPage>
  );
}
