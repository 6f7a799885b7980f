import { ChevronDown } from 'lucide';
import { Suspense, useRef } from 'react';
import { ErrorBoundary } from '@/components/shell/ErrorBoundary';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { useDisclosureMenus } from '@/hooks/use-disclosure-menus';
import { useSession } from '@/hooks/use-session';
import type { ShellViewer } from '@/lib/contracts/shell';
import { SignInLink } from './SignInLink';
import styles from './account-menu.module.css';
import { late } from '@/components/ui/late';

const LINKS = [
  { name: 'My bookmarks', href: '/my-bookmarks' },
  { name: 'Lists', href: '/lists' },
  { name: 'Training', href: '/account/training' },
  { name: 'Account', href: '/account' },
];

/** Rights come with the visitor's data, after the page; until then, and for most, nothing of it is loaded. */
const AdministrationLink = late(() => import('./AdministrationLink').then((part) => part.AdministrationLink));

/** By script; without it the server ends the session. */
function SignOut({ signOut }: { signOut: () => void }) {
  return (
    <li>
      <button type="button" className={`${styles.entry} needs-script`} onClick={signOut}>
        Sign out
      </button>
      <form method="post" action="/sign-out" className="without-script">
        <button type="submit" className={styles.entry}>
          Sign out
        </button>
      </form>
    </li>
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
        <ul className={styles.list}>
          {LINKS.map((link) => (
            <li key={link.href}>
              <Link href={link.href} className={styles.entry}>
                {link.name}
              </Link>
            </li>
          ))}
          <ErrorBoundary fallback={null}>
            <Suspense>
              <AdministrationLink />
            </Suspense>
          </ErrorBoundary>
          <SignOut signOut={signOut} />
        </ul>
      </details>
    </div>
  );
}

/** End of the header: sign in, or what belongs to the person. Before the method is settled the server's word counts. */
export function AccountMenu({ viewer }: { viewer: ShellViewer }) {
  const { method, profile, signOut } = useSession();
  const isSignedIn = (method === 'none' ? viewer.method : method) === 'Okta';
  if (!isSignedIn) return <SignInLink look="secondary" size="small" />;
  return <PersonMenu name={profile?.name || 'Your account'} signOut={signOut} />;
}
