import type { ItemPageProps } from '@/lib/domain/item-page/access';
import { useBoard } from '@/hooks/use-board';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Page } from '@/components/ui/layout/Page';
import { DocumentsSection } from '@/components/document/DocumentsSection';
import { TranscriptPanel } from '@/components/transcript/TranscriptPanel';
import { BoardBar } from './BoardBar';
import { Facts } from './sections/Facts';
import { ItemHead } from './ItemHead';
import { PlainHeader } from './header/PlainHeader';
import { SectionView } from './sections/SectionView';
import { StageHeader } from './header/StageHeader';
import styles from './item-screen.module.css';

/** The layout of every item page: a header, then its sections in configured order. */
export function ItemScreen({ page, access }: ItemPageProps) {
  const { recording } = page;
  const board = useBoard();
  const way = board ? <BoardBar path={page.path} /> : <Breadcrumbs crumbs={page.crumbs} />;
  const header = { access, board, way };
  const sections = board ? page.sections.filter(({ id }) => page.board?.includes(id)) : page.sections;
  return (
    <article className={board ? styles.board : undefined} data-content={page.id} data-kind={page.kindName}>
      <ItemHead page={page} />
      {recording ? (
        <StageHeader page={{ ...page, recording }} {...header} />
      ) : (
        <PlainHeader page={page} {...header} />
      )}
      {board && recording ? null : (
        <Page className={board ? styles.boardBody : styles.body}>
          <div className={styles.sections}>
            {page.documents.length > 0 ? <DocumentsSection page={page} access={access} /> : null}
            {recording && recording.captions.length > 0 ? (
              <TranscriptPanel itemId={page.id} name={page.name} access={access} />
            ) : null}
            {sections.map((section) => (
              <SectionView key={section.id} section={section} />
            ))}
          </div>
          {board ? null : (
            <aside className={styles.side} aria-label="Facts">
              <Facts facts={page.facts} />
            </aside>
          )}
        </Page>
      )}
    </article>
  );
}
