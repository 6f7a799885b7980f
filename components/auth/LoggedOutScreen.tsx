import { StatusPage } from '@/components/shell/StatusPage';
import { SignInLink } from './SignInLink';

interface LoggedOutScreenProps {
  /** The session ended by itself; else the visitor signed out. */
  expired: boolean;
  /** Where the visitor was, already made safe. */
  page: string;
}

/** The landing after a session's end (R-RTE-7..9). */
export function LoggedOutScreen({ expired, page }: LoggedOutScreenProps) {
  if (!expired) {
    return (
      <StatusPage
        title="You are signed out"
        first={<SignInLink returnTo="/">Sign in again</SignInLink>}
        actions={[{ name: 'Browse the library', href: '/' }]}
      >
        <p>On a shared computer, close the browser window too.</p>
      </StatusPage>
    );
  }
  return (
    <StatusPage
      title="Your session has expired"
      first={<SignInLink returnTo={page}>Sign in and go back to the page</SignInLink>}
      actions={[{ name: 'Browse the library', href: '/' }]}
    >
      <p>You were signed out because the session ended. Bookmarks and training are safe.</p>
    </StatusPage>
  );
}
