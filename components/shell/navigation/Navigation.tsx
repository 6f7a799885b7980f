import { X } from 'lucide';
import { useRouter } from 'next/router';
import { useRef } from 'react';
import { Link } from '@/components/ui/navigation/Link';
import type { ShellProps } from '@/lib/contracts/shell';
import { Icon } from '@/components/ui/picture/Icon';
import { Page } from '@/components/ui/layout/Page';
import { buttonClasses } from '@/components/ui/form/button-classes';
import { useDisclosureMenus } from '@/hooks/use-disclosure-menus';
import { NavigationMenu } from './NavigationMenu';
import { exploreGroups, groupsWith, linksWith, primaryLinks } from './navigation';
import styles from './navigation.module.css';

export const NAVIGATION_ID = 'navigation';

/**
 * The primary navigation. The popover attribute only acts on narrow screens: wide ones show it in the page.
 * Its menus are `details`, so everything opens with script off.
 */
export function Navigation({ education, empty }: Pick<ShellProps, 'education' | 'empty'>) {
  const ref = useRef<HTMLElement>(null);
  const path = useRouter().asPath.split('?')[0];
  useDisclosureMenus(ref);
  return (
    <nav ref={ref} id={NAVIGATION_ID} popover="auto" aria-label="Main" className={styles.navigation}>
      <Page>
        <button
          type="button"
          popoverTarget={NAVIGATION_ID}
          popoverTargetAction="hide"
          className={buttonClasses({ look: 'quiet', size: 'small', className: styles.closer })}
        >
          <Icon of={X} size={22} /> Close
        </button>
        <ul className={styles.list}>
          {education.length > 0 ? (
            <li>
              <NavigationMenu name="Education" groups={education} tourStep="education" />
            </li>
          ) : null}
          {linksWith(primaryLinks, empty).map((link) => (
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
            <NavigationMenu name="Explore" groups={groupsWith(exploreGroups, empty)} />
          </li>
        </ul>
      </Page>
    </nav>
  );
}
