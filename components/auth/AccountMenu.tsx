import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/LinkButton';
import { useDisclosureMenus } from '@/hooks/use-disclosure-menus';
import { useSession } from '@/hooks/use-session';
import type { ShellViewer } from '@/lib/contracts/shell';
import styles from './account-menu.module.css';

const LINKS = [
  { name: 'My bookmarks', href: '/my-bookmarks' },
  { name: 'Training', href: '/account/training' },
  { name: 'Account', href: '/account' },
];

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Works as a link without script; with it, sign-in starts at once and returns to this very address. */
function SignInLink({ signIn }: { signIn: () => void }) {
  const start = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    signIn();
  };
  return (
    <LinkButton href="/sign-in" look="secondary" size="small" prefetch={false} onClick={start}>
      Sign in
    </LinkButton>
  );
}

function PersonMenu({ name, signOut }: { name: string; signOut: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  useDisclosureMenus(container);
  return (
    <div ref={container}>
      <details className={styles.menu}>
        <summary className={styles.opener}>
          <span className={styles.name}>{name}</span>
          <Icon of={ChevronDown} size={16} />
        </summary>
        <ul className={styles.list} role="list">
          {LINKS.map((link) => (
            <li key={link.href}>
              <Link href={link.href} prefetch={false} className={styles.entry}>
                {link.name}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={styles.entry} onClick={signOut}>
              Sign out
            </button>
          </li>
        </ul>
      </details>
    </div>
  );
}

/** End of the header: sign in, or what belongs to the person. Before the method is settled the server's word counts. */
export function AccountMenu({ viewer }: { viewer: ShellViewer }) {
  const { method, profile, signIn, signOut } = useSession();
  const isSignedIn = (method === 'none' ? viewer.method : method) === 'Okta';
  if (!isSignedIn) return <SignInLink signIn={() => signIn()} />;
  return <PersonMenu name={profile?.name || 'Your account'} signOut={signOut} />;
}
