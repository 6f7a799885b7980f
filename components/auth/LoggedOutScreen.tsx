import { StatusPage } from '@/components/status/StatusPage';
import type { LoggedOutProps } from '@/lib/domain/viewer/sign-in-pages';
import { SignInLink } from './SignInLink';

/** Links for going on without signing in. */
const ON = [
  { name: 'Front page', href: '/' },
  { name: 'Explore the library', href: '/explore' },
];

/** How a session ends: it expired, the library refused its token, or the visitor signed out. */
export const sessionEnds = {
  expired: {
    title: 'Your session has expired',
    signIn: 'Sign in and go back to the page',
    words: 'You were signed out because the session ended. Bookmarks and training are safe.',
  },
  refused: {
    title: 'The library cannot use your sign-in',
    signIn: 'Sign in again',
    words:
      'You signed in, but the library did not accept it. The library is not set up correctly; you did nothing wrong. Please tell the people who run it: the reason is in the log.',
  },
  'signed-out': {
    title: 'You are signed out',
    signIn: 'Sign in again',
    words: 'On a shared computer, close the browser window too.',
  },
} as const satisfies Record<LoggedOutProps['reason'], object>;

/** The page shown after a session has ended (R-RTE-7..9). */
export function LoggedOutScreen({ reason, page }: LoggedOutProps) {
  const { title, signIn, words } = sessionEnds[reason];
  // Who signed out may leave the computer to somebody else, who is not to be led to their page.
  const returnTo = reason === 'signed-out' ? '/' : page;
  return (
    <StatusPage title={title} first={<SignInLink returnTo={returnTo}>{signIn}</SignInLink>} actions={ON}>
      <p>{words}</p>
    </StatusPage>
  );
}
