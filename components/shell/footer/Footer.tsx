import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { site, type Brand } from '@/lib/contracts/site';
import { footerGroups, groupsWith } from '../navigation/navigation';
import { useShell } from '../shell-context';
import styles from './footer.module.css';

/** The foot of every page: what this is, and the pages every library owes its readers. */
export function Footer() {
  const { name, description, contact, links } = site();
  const groups = groupsWith([...footerGroups, { heading: name, links }], useShell().empty);
  return (
    <footer className={styles.footer} data-scheme="dark">
      <Page className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p>{description}</p>
          <Contact {...contact} />
        </div>
        {groups.map((group) => (
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

/** Contact details, where the library's brand has them. */
function Contact({ email, telephone, address }: Brand['contact']) {
  return (
    <>
      {address ? <p>{address}</p> : null}
      {telephone ? <p>{telephone}</p> : null}
      {email ? (
        <p>
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
        </p>
      ) : null}
    </>
  );
}
