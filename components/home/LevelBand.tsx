import { Chip } from '@/components/ui/text/Chip';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import { Row } from '@/components/ui/layout/Stack';
import type { LevelOption } from '@/lib/domain/listing/levels';
import styles from './level-band.module.css';

/** Links to the library by level taught. */
export function LevelBand({ levels }: { levels: readonly LevelOption[] }) {
  if (levels.length === 0) return null;
  return (
    <section aria-labelledby="levels-heading" className={styles.band}>
      <Page>
        <Heading level={2} size="xl" id="levels-heading">
          Start from your level
        </Heading>
        <Row gap={3} className={styles.levels}>
          {levels.map(({ key, name }) => (
            <Chip key={key} href={`/search?${new URLSearchParams({ level: key }).toString()}`}>
              {name}
            </Chip>
          ))}
        </Row>
      </Page>
    </section>
  );
}
