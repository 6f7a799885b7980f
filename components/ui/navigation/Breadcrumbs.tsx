import { Link } from './Link';
import type { MenuLink } from '@/lib/contracts/shell';
import styles from './breadcrumbs.module.css';

/** Links to the ancestors of a page; the page itself is its heading and is not repeated. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly MenuLink[] }) {
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
