import { ChevronDown } from 'lucide';
import { useRef } from 'react';
import { ErrorBoundary } from '@/components/status/ErrorBoundary';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { useDisclosureMenus } from '@/hooks/use-disclosure-menus';
import type { ShellViewer } from '@/lib/contracts/shell';
import { SignInLink } from './SignInLink';
import styles from './account-menu.module.css';
import { lazyPart } from '@/components/ui/lazy-part';
import { signOut, useMethod, useSessionStore } from '@/stores/session';

const LINKS = [
  { name: 'My bookmarks', href: '/my-bookmarks' },
  { name: 'Lists', href: '/lists' },
  { name: 'Training', href: '/account/training' },
  { name: 'Account', href: '/account' },
];

/** Lazy: rights arrive with the visitor's data, after the page, and most people have nothing to administer. */
const AdministrationLink = lazyPart(() => import('./AdministrationLink'), 'AdministrationLink');

/** Signs out in the browser; without JavaScript a form makes the server end the session. */
function SignOut() {
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

function PersonMenu() {
  const name = useSessionStore((state) => state.profile)?.name || 'Your account';
  const container = useRef<HTMLDivElement>(null);
  useDisclosureMenus(container);
  return (
    <div ref={container}>
      <details className={styles.menu}>
        <summary className={styles.opener}>
          {/* Another element for another name: text that changes its width counts as a layout shift. */}
          <span key={name} className={styles.name}>
            {name}
          </span>
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
            <AdministrationLink />
          </ErrorBoundary>
          <SignOut />
        </ul>
      </details>
    </div>
  );
}

/** End of the header: sign in, or the person's menu. Follows the server until the browser has settled the method. */
export function AccountMenu({ viewer }: { viewer: ShellViewer }) {
  const method = useMethod();
  const isSignedIn = (method === 'none' ? viewer.method : method) === 'Okta';
  return isSignedIn ? <PersonMenu /> : <SignInLink look="secondary" size="small" />;
}
