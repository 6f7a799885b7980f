import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { StatusPage } from '@/components/status/StatusPage';
import type { CallbackProps } from '@/lib/domain/viewer/sign-in-pages';
import { useSessionStore } from '@/stores/session';
import { SignInLink } from './SignInLink';

/** The return from sign-in (R-RTE-6): shows progress until the page is restored, or offers another try. */
export function CallbackScreen({ hasAnswer, hasFailed }: CallbackProps) {
  const router = useRouter();
  const failed = useSessionStore((state) => state.failed) || hasFailed;

  useEffect(() => {
    // O-16: opened without a response from the issuer, so there is nothing to wait for.
    if (!hasAnswer) void router.replace('/');
  }, [hasAnswer, router]);

  if (failed) {
    return (
      <StatusPage
        title="Signing in did not work"
        first={<SignInLink returnTo="/" />}
        actions={[{ name: 'Browse the library', href: '/' }]}
      >
        <p>
          This can happen when a sign-in page was left open for a long time. Nothing is lost; please try
          again.
        </p>
      </StatusPage>
    );
  }
  return (
    <StatusPage title="Signing you in" actions={[]}>
      <p role="status">One moment.</p>
    </StatusPage>
  );
}
