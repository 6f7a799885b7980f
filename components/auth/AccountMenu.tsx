import Link from 'next/link';
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { useSession } from '@/hooks/use-session';
import type { ShellViewer } from '@/lib/contracts/shell';

const ACCOUNT_MENU_ID = 'account-menu';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** End of the header: sign in, or what belongs to the person. Before the method is settled the server's word counts. */
export function AccountMenu({ viewer }: { viewer: ShellViewer }) {
  const { method, profile, signIn, signOut } = useSession();
  const isSignedIn = (method === 'none' ? viewer.method : method) === 'Okta';

  if (!isSignedIn) {
    return (
      <LinkButton
        href="/sign-in"
        look="secondary"
        size="small"
        prefetch={false}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          signIn();
        }}
      >
        Sign in
      </LinkButton>
    );
  }
  return (
    <details name={ACCOUNT_MENU_ID}>
      <summary>{profile?.name ?? 'Your account'}</summary>
      <ul>
        <li>
          <Link href="/my-bookmarks" prefetch={false}>
            My bookmarks
          </Link>
        </li>
        <li>
          <Link href="/account/training" prefetch={false}>
            Training
          </Link>
        </li>
        <li>
          <Link href="/account" prefetch={false}>
            Account
          </Link>
        </li>
        <li>
          <Button look="quiet" size="small" onClick={signOut}>
            Sign out
          </Button>
        </li>
      </ul>
    </details>
  );
}
