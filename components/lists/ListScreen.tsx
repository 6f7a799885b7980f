import { ownCrumbs } from '@/components/account/own-crumbs';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Page } from '@/components/ui/layout/Page';
import type { ListPageProps } from '@/lib/domain/lists/pages';
import { listSize, playerPath } from '@/lib/domain/lists/words';
import { Entries } from './entries/Entries';
import { ListActions } from './ListActions';
import { Readers } from './Readers';
import { useList } from './use-list';
import styles from './lists.module.css';

/** /lists/{id}: what a teacher put together, in its order, with their notes. */
export function ListScreen({ list: initial, notes }: ListPageProps) {
  const edited = useList(initial);
  const { list } = edited;
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={[...ownCrumbs, { name: 'Lists', href: '/lists' }]} />
      <div className={styles.head}>
        <Heading level={1} dir="auto">
          {list.name}
        </Heading>
        <p className="soft">
          {listSize(list.entries)}
          {list.isMine ? <Readers {...list} /> : ' · shared with you'}
        </p>
        {list.note ? (
          <p className={styles.about} dir="auto">
            {list.note}
          </p>
        ) : null}
        <ListActions edited={edited} />
      </div>
      {list.entries.length === 0 ? <EmptyList isMine={list.isMine} /> : null}
      {/* Also when it is empty: its dialog may hold words for an entry that was removed in another tab. */}
      <Entries {...edited} player={playerPath(list.id)} notes={notes} />
    </Page>
  );
}

function EmptyList({ isMine }: { isMine: boolean }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>Nothing here yet</p>
      <p>
        {isMine
          ? 'Open anything in the library and press “Add to list”. A scene, an interview, a worksheet: put them in the order of your lesson.'
          : 'Nothing in this list can be shown to you.'}
      </p>
      {isMine ? <LinkButton href="/search">Find something to add</LinkButton> : null}
    </div>
  );
}
