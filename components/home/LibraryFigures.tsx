import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import type { HomeProps } from '@/lib/domain/catalogue/home-rails';
import { figures } from './figures';
import styles from './library-figures.module.css';

/** What the library holds, in figures; each links to its listing. */
export function LibraryFigures({ counts, recordings }: Pick<HomeProps, 'counts' | 'recordings'>) {
  const parts = figures(counts, recordings);
  if (parts.length === 0) return null;
  return (
    <section aria-label="What is in the library" className={styles.band}>
      <Page>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.href} className={styles.part}>
              <Heading level={2} size="lg">
                <Link href={part.href} className={styles.link}>
                  <span className={styles.number}>{part.count}</span>
                  {` ${part.noun}`}
                </Link>
              </Heading>
              <p className={styles.text}>{part.text}</p>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
