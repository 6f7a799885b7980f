import { useRef, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Heading } from '@/components/ui/Heading';
import { LinkButton } from '@/components/ui/LinkButton';
import { Page } from '@/components/ui/Page';
import type { ShownEntry, TeachingList } from '@/lib/contracts/lists';
import { entryCount, entryName, sharingWords } from '@/lib/domain/lists/words';
import { EntryDialog } from './EntryDialog';
import { EntryRow } from './EntryRow';
import { ListActions } from './ListActions';
import { useList, type EditedList } from './use-list';
import { useReorder } from './use-reorder';
import styles from './lists.module.css';

interface ListScreenProps {
  list: TeachingList;
  /** Of the library's address, for links that are copied. */
  origin: string;
}

/** /lists/{id}: what a teacher put together, in its order, with their notes. */
export function ListScreen({ list: initial, origin }: ListScreenProps) {
  const edited = useList(initial);
  const { list } = edited;
  const { organisationName } = useShell().viewer;
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={[{ name: 'Lists', href: '/lists' }]} />
      <div className={styles.head}>
        <Heading level={1} dir="auto">
          {list.name}
        </Heading>
        <p className={styles.facts}>
          {entryCount(list.entries.length)}
          {list.isMine ? ` · ${sharingWords(list.sharing, organisationName)}` : ' · shared with you'}
        </p>
        {list.note ? (
          <p className={styles.about} dir="auto">
            {list.note}
          </p>
        ) : null}
        <ListActions edited={edited} origin={origin} />
      </div>
      {list.entries.length === 0 ? <EmptyList isMine={list.isMine} /> : <Entries {...edited} />}
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
          : 'Whoever made this list has not put anything in it that is shown to you.'}
      </p>
      {isMine ? <LinkButton href="/search">Find something to add</LinkButton> : null}
    </div>
  );
}

function Entries({ list, change }: EditedList) {
  const [editing, setEditing] = useState<ShownEntry | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { drag, said, handleOf, moveBy } = useReorder(
    list.entries.map(({ id }) => id),
    (entry, after) => change({ do: 'move', entry, after }),
  );
  const toolsOf = (entry: ShownEntry) => {
    const { id } = entry;
    const name = entryName(entry) ?? 'the entry';
    return {
      handle: handleOf(id, name),
      isHeld: drag?.id === id,
      onUp: () => moveBy(id, name, -1),
      onDown: () => moveBy(id, name, 1),
      onEdit: () => setEditing(entry),
      onRemove: () => {
        change({ do: 'remove', entry: id });
        // The row and its button are about to go.
        requestAnimationFrame(() => status.current?.focus());
      },
    };
  };
  return (
    <>
      <p role="status" ref={status} tabIndex={-1} className="visually-hidden">
        {said}
      </p>
      <ol className={styles.entries}>
        {list.entries.map((entry, index) => (
          <li
            key={entry.id}
            data-drop={drag?.to === index ? 'before' : drag?.to === index + 1 ? 'after' : undefined}
          >
            <EntryRow entry={entry} place={index + 1} tools={list.isMine ? toolsOf(entry) : null} />
          </li>
        ))}
      </ol>
      {editing ? <EntryDialog entry={editing} onChange={change} onClose={() => setEditing(null)} /> : null}
    </>
  );
}
