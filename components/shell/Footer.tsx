import { Link } from '@/components/ui/Link';
import { Page } from '@/components/ui/Page';
import { SITE_DESCRIPTION, SITE_NAME } from '@/lib/contracts/site';
import { footerGroups } from './navigation';
import styles from './footer.module.css';

/** The foot of every page: what this is, and the pages every library owes its readers. */
export function Footer() {
  return (
    <footer className={styles.footer} data-scheme="dark">
      <Page className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>{SITE_NAME}</p>
          <p>{SITE_DESCRIPTION}</p>
        </div>
        {footerGroups.map((group) => (
          <nav key={group.heading} aria-label={group.heading}>
            <p className={styles.heading}>{group.heading}</p>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} className={styles.link}>
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Page>
    </footer>
  );
}
