import type { ItemPageProps } from '@/lib/domain/item-page/access';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { useBoard } from '@/hooks/use-board';
import { classNames } from '@/components/ui/class-names';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Page } from '@/components/ui/layout/Page';
import { useShell } from '@/components/shell/shell-context';
import { DocumentsSection } from '@/components/document/DocumentsSection';
import { TranscriptPanel } from '@/components/transcript/TranscriptPanel';
import { BoardBar } from './BoardBar';
import { Facts } from './sections/Facts';
import { ItemHead } from './ItemHead';
import { PlainHeader } from './header/PlainHeader';
import { SectionView } from './sections/SectionView';
import { StageHeader } from './header/StageHeader';
import styles from './item-screen.module.css';

/** Fewer facts fill no column beside the sections: they stand below, as on a phone, and the sections have the whole width. */
const COLUMN_OF_FACTS = 3;

const bodyClasses = ({ facts }: ItemPage) =>
  classNames(styles.body, facts.length < COLUMN_OF_FACTS ? undefined : styles.beside);

/** Who wrote it and where it is, for paper: neither the facts beside the text nor the page's head are printed. */
function Source({ page: { contributors, path } }: { page: ItemPage }) {
  const authors = contributors.filter(({ role }) => role === 'author').map(({ name }) => name);
  return <p className={styles.source}>{[...authors, useShell().origin + path].join(' · ')}</p>;
}

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
        <Page className={board ? styles.boardBody : bodyClasses(page)}>
          <Source page={page} />
          <div className={styles.sections}>
            {page.documents.length > 0 ? <DocumentsSection page={page} access={access} /> : null}
            {recording && recording.captions.length > 0 ? (
              <TranscriptPanel itemId={page.id} name={page.name} access={access} />
            ) : null}
            {sections.map((section) => (
              <SectionView key={section.id} section={section} />
            ))}
          </div>
          {board ? null : <Facts facts={page.facts} className={styles.side} />}
        </Page>
      )}
    </article>
  );
}
