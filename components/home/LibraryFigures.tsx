import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { figures } from './figures';
import styles from './library-figures.module.css';

interface LibraryFiguresProps {
  counts: Readonly<Record<string, number>>;
  recordings: number | null;
}

/** What the library holds, in figures; each links to its listing. */
export function LibraryFigures({ counts, recordings }: LibraryFiguresProps) {
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
