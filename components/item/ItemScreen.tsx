import type { ItemPageProps } from '@/lib/rules/item-page/access';
import { Page } from '@/components/ui/Page';
import { DocumentsSection } from '@/components/document/DocumentsSection';
import { TranscriptPanel } from '@/components/transcript/TranscriptPanel';
import { Facts } from './Facts';
import { ItemHead } from './ItemHead';
import { PlainHeader } from './PlainHeader';
import { SectionView } from './SectionView';
import { StageHeader } from './StageHeader';
import styles from './item-screen.module.css';

/** The one frame of every item page: a head, then its sections in the order of their rows. */
export function ItemScreen({ page, access, origin }: ItemPageProps) {
  const { recording } = page;
  return (
    <article>
      <ItemHead page={page} origin={origin} />
      {recording ? (
        <StageHeader page={{ ...page, recording }} access={access} origin={origin} />
      ) : (
        <PlainHeader page={page} access={access} origin={origin} />
      )}
      <Page className={styles.body}>
        <div className={styles.sections}>
          {page.documents.length > 0 ? <DocumentsSection page={page} access={access} /> : null}
          {recording ? <TranscriptPanel itemId={page.id} name={page.name} access={access} /> : null}
          {page.sections.map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
        </div>
        <aside className={styles.side} aria-label="Facts">
          <Facts facts={page.facts} />
        </aside>
      </Page>
    </article>
  );
}
