import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../picture/Icon';
import { Link } from './Link';
import { classNames } from '../class-names';
import { pageNumbers } from './page-numbers';
import styles from './pagination.module.css';

interface PaginationProps {
  current: number;
  last: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list; on paper, which page it is. Renders nothing for one page. */
export function Pagination({ current, last, hrefOf }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <>
      <nav aria-label="Pages" className="no-print">
        <ul className={styles.list}>
          {current > 1 ? (
            <li>
              <PageLink href={hrefOf(current - 1)} label="Previous page">
                <Icon of={ChevronLeft} /> Previous
              </PageLink>
            </li>
          ) : null}
          {pageNumbers(current, last).map((page, index) => (
            <li
              key={page === 'gap' ? `gap-${index}` : page}
              className={classNames(
                styles.number,
                page !== 'gap' && Math.abs(page - current) <= 1 && styles.near,
              )}
            >
              {page === 'gap' ? (
                <span aria-hidden>…</span>
              ) : (
                <PageLink href={hrefOf(page)} label={`Page ${page}`} current={page === current}>
                  {page}
                </PageLink>
              )}
            </li>
          ))}
          {current < last ? (
            <li>
              <PageLink href={hrefOf(current + 1)} label="Next page">
                Next <Icon of={ChevronRight} />
              </PageLink>
            </li>
          ) : null}
        </ul>
      </nav>
      <p className={styles.onPaper}>
        Page {current} of {last}
      </p>
    </>
  );
}

interface PageLinkProps {
  href: string;
  label: string;
  current?: boolean;
  children: ReactNode;
}

function PageLink({ href, label, current = false, children }: PageLinkProps) {
  return (
    <Link href={href} aria-label={label} aria-current={current ? 'page' : undefined} className={styles.link}>
      {children}
    </Link>
  );
}
