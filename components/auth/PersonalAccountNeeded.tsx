import { StatusPage } from '@/components/shell/StatusPage';
import { SignInLink } from './SignInLink';

/** For network viewers on a page that belongs to a person: why it is empty, and what to do (R-RTE-4). */
export function PersonalAccountNeeded({ what }: { what: string }) {
  return (
    <StatusPage title="A personal account is needed" actions={[{ name: 'Browse the library', href: '/' }]}>
      <p>
        {what} belong to a person. You are using the library through your organisation&rsquo;s network, which
        shows and plays everything but remembers nobody. Ask your librarian or administrator for an account of
        your own.
      </p>
      <SignInLink />
    </StatusPage>
  );
}
