import { useEffect } from 'react';
import { StatusPage } from '@/components/status/StatusPage';
import { hasValidStoredUser } from '@/components/auth/session/stored-user';
import { institutionsAddress, signInStartAddress } from '@/lib/domain/viewer/return-address';
import type { SignInProps } from '@/lib/domain/viewer/sign-in-pages';
import { signIn, useSessionStore } from '@/stores/session';
import { SignInLink } from './SignInLink';

/** /sign-in: redirects to the identity provider, and offers a link in case that fails. */
export function SignInScreen({ returnTo, unreachable }: SignInProps) {
  const failed = useSessionStore((state) => state.failed) || unreachable;

  useEffect(() => {
    // A user is stored but the server did not accept the session: confirm-token.ts resolves that.
    if (!hasValidStoredUser()) signIn(returnTo);
  }, [returnTo]);

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
