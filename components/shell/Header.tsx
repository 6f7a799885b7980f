import { Menu } from 'lucide';
import { useRouter } from 'next/router';
import type { ShellProps } from '@/lib/contracts/shell';
import { AccountMenu } from '@/components/auth/AccountMenu';
import { SearchBox } from '@/components/search/box/SearchBox';
import { Page } from '@/components/ui/layout/Page';
import { Icon } from '@/components/ui/picture/Icon';
import { buttonClasses } from '@/components/ui/form/button-classes';
import { Logo } from './Logo';
import { NAVIGATION_ID, Navigation } from './navigation/Navigation';
import { OrganisationLine } from './OrganisationLine';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './header.module.css';

/** The head of every page. The same markup for all widths: on narrow screens the navigation is a popover. */
export function Header({ shell }: { shell: ShellProps }) {
  const { pathname } = useRouter();
  return (
    <header className={styles.header}>
      <OrganisationLine viewer={shell.viewer} />
      <Page className={styles.bar}>
        <Logo />
        {/* The home page has its own, larger search box; a second would be one too many. */}
        {pathname === '/' ? null : (
          <div className={styles.search}>
            <SearchBox />
          </div>
        )}
        <div className={styles.tools}>
          <AccountMenu viewer={shell.viewer} />
          <ThemeSwitch />
          <button
            type="button"
            popoverTarget={NAVIGATION_ID}
            className={buttonClasses({ look: 'quiet', size: 'small', className: styles.opener })}
          >
            <Icon of={Menu} size={22} />
            <span className={styles.openerName}>Menu</span>
          </button>
        </div>
      </Page>
      <Navigation education={shell.education} empty={shell.empty} />
    </header>
  );
}
