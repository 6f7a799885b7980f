import { useState } from 'react';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { askedPart } from '@/components/status/asked-part';
import { Skeleton } from '@/components/ui/message/Skeleton';
import { Link } from '@/components/ui/navigation/Link';
import type { SectionOf } from '@/lib/domain/item-page/model';
import styles from './standards.module.css';

type Panel = SectionOf<'seriesPanels'>['series'][number];

/** Brings `useQuery`, which the first script of an item page lacks. */
const SeriesContents = askedPart(() => import('./SeriesContents'), 'SeriesContents');

function SeriesPanel({ panel: { name, slug, href }, currentId }: { panel: Panel; currentId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.group} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.authority}>{name}</summary>
      {isOpen ? <SeriesContents fallback={<Skeleton />} slug={slug} currentId={currentId} /> : null}
      <p className={styles.panelLink}>
        <Link href={href}>All about {name}</Link>
      </p>
    </details>
  );
}

/** Other series of an item; each expands in place, from the series cache (R-OPEN-5). */
export function SeriesPanelsSection({ section }: { section: SectionOf<'seriesPanels'> }) {
  const { id, heading, series, currentId } = section;
  return (
    <SectionFrame id={id} heading={heading} printed={false}>
      <div>
        {series.map((panel) => (
          <SeriesPanel key={panel.slug} panel={panel} currentId={currentId} />
        ))}
      </div>
    </SectionFrame>
  );
}
