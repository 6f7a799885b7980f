import { Link } from './Link';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  href: string;
}

/** Links to the ancestors of a page; the page itself is its heading and is not repeated. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href} className={styles.item}>
            <Link href={crumb.href} className={styles.link}>
              {crumb.name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
