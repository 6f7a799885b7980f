import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/navigation/Link';
import { useSeries } from './use-series';
import type { SectionOf } from '@/lib/domain/item-page/model';
import { SectionFrame } from '@/components/item/sections/SectionFrame';
import { Button } from '@/components/ui/form/Button';
import { Skeleton } from '@/components/ui/message/Skeleton';
import { Members } from './OrderSection';
import styles from './standards.module.css';

type Panel = SectionOf<'seriesPanels'>['series'][number];

function Contents({ slug, currentId }: { slug: string; currentId: string }) {
  const { item, loadingStatus, request } = useSeries(slug);
  // When the panel is opened, and when the visitor changes while it is open.
  useEffect(request, [request]);
  if (item) return <Members cards={item.members} currentId={currentId} parentId={item.id} />;
  return loadingStatus === 'ERROR' ? (
    <p role="alert">
      The series cannot be shown just now.{' '}
      <Button look="quiet" onClick={request}>
        Try again
      </Button>
    </p>
  ) : (
    <div aria-busy>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function SeriesPanel({ panel: { name, slug, href }, currentId }: { panel: Panel; currentId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.group} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.authority}>{name}</summary>
      {isOpen ? <Contents slug={slug} currentId={currentId} /> : null}
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
