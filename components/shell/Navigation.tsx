import Link from 'next/link';
import { useRouter } from 'next/router';
import { useRef } from 'react';
import type { MenuGroup } from '@/lib/contracts/shell';
import { Page } from '@/components/ui/Page';
import { useDisclosureMenus } from '@/hooks/use-disclosure-menus';
import { NavigationMenu } from './NavigationMenu';
import { exploreLinks, primaryLinks } from './navigation';
import styles from './navigation.module.css';

export const NAVIGATION_ID = 'navigation';

/**
 * The primary navigation. The popover attribute only acts on narrow screens: wide ones show it in the page.
 * Its menus are `details`, so everything opens with script off.
 */
export function Navigation({ education }: { education: readonly MenuGroup[] }) {
  const ref = useRef<HTMLElement>(null);
  const path = useRouter().asPath.split('?')[0];
  useDisclosureMenus(ref);
  return (
    <nav ref={ref} id={NAVIGATION_ID} popover="auto" aria-label="Main" className={styles.navigation}>
      <Page className={styles.row}>
        <ul className={styles.list}>
          {education.length > 0 ? (
            <li>
              <NavigationMenu name="Education" groups={education} tourStep="education" />
            </li>
          ) : null}
          {primaryLinks.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                className={styles.link}
                aria-current={path === link.href ? 'page' : undefined}
              >
                {link.name}
              </Link>
            </li>
          ))}
          <li>
            <NavigationMenu
              name="Explore"
              groups={[{ heading: 'Explore the library', links: exploreLinks }]}
            />
          </li>
        </ul>
      </Page>
    </nav>
  );
}
