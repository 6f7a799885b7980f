import { Clock, GraduationCap, Presentation, TriangleAlert } from 'lucide';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { ItemPage } from '@/lib/domain/item-page/model';
import type { PageAccess } from '@/lib/domain/item-page/access';
import { durationText } from '@/lib/domain/playback/moments';
import { guidanceText } from '@/lib/domain/playback/before-play';
import { Icon } from '@/components/ui/picture/Icon';
import styles from './glance.module.css';

function Row({ icon, label, children }: { icon: IconNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <Icon of={icon} className={styles.icon} />
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function lengthOf({ minutes, documents }: ItemPage): string | null {
  if (minutes !== null) return durationText(minutes);
  const pages = documents.reduce((total, document) => total + (document.pages ?? 0), 0);
  return pages > 0 ? `${pages} ${pages === 1 ? 'page' : 'pages'}` : null;
}

/** Key facts at the top of the page: length, audience, content guidance and classroom use. */
export function Glance({ page, access }: { page: ItemPage; access: PageAccess }) {
  const length = lengthOf(page);
  const guidance = guidanceText(page.guidance);
  const usable = page.recording !== null || page.documents.length > 0;
  if (!usable && length === null && page.audience === null && guidance === null) return null;
  return (
    <dl className={styles.glance}>
      {length ? (
        <Row icon={Clock} label="Length">
          {length}
        </Row>
      ) : null}
      {page.audience ? (
        <Row icon={GraduationCap} label="For">
          {page.audience}
        </Row>
      ) : null}
      {guidance ? (
        <Row icon={TriangleAlert} label="Guidance">
          <span className={styles.warn}>{guidance}</span>
        </Row>
      ) : null}
      {usable ? (
        <Row icon={Presentation} label="Classroom use">
          {access.inClass}
        </Row>
      ) : null}
    </dl>
  );
}
