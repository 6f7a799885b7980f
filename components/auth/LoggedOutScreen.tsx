import { StatusPage } from '@/components/status/StatusPage';
import { SignInLink } from './SignInLink';

/** Links for going on without signing in. */
const ON = [
  { name: 'Front page', href: '/' },
  { name: 'Explore the library', href: '/explore' },
];

interface LoggedOutScreenProps {
  /** The session expired, the library refused its token, or the visitor signed out. */
  reason: 'expired' | 'refused' | 'signed-out';
  /** Address the visitor was at, already validated. */
  page: string;
}

/** The page shown after a session has ended (R-RTE-7..9). */
export function LoggedOutScreen({ reason, page }: LoggedOutScreenProps) {
  if (reason === 'refused') {
    return (
      <StatusPage
        title="The library cannot use your sign-in"
        first={<SignInLink returnTo={page}>Sign in again</SignInLink>}
        actions={ON}
      >
        <p>
          You signed in, but the library did not accept it. The library is not set up correctly; you did
          nothing wrong. Please tell the people who run it: the reason is in the log.
        </p>
      </StatusPage>
    );
  }
  if (reason === 'signed-out') {
    return (
      <StatusPage
        title="You are signed out"
        first={<SignInLink returnTo="/">Sign in again</SignInLink>}
        actions={ON}
      >
        <p>On a shared computer, close the browser window too.</p>
      </StatusPage>
    );
  }
  return (
    <StatusPage
      title="Your session has expired"
      first={<SignInLink returnTo={page}>Sign in and go back to the page</SignInLink>}
      actions={ON}
    >
      <p>You were signed out because the session ended. Bookmarks and training are safe.</p>
    </StatusPage>
  );
}
