import { useState, type ComponentProps } from 'react';
import { useFocusAfterRemoval } from '@/hooks/use-focus-after-removal';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { focusOn } from '@/lib/browser/focus';
import { leaveRow } from '@/lib/browser/leave-row';
import type { Note } from '@/lib/contracts/personal/notes';
import type { ListEntry, ShownEntry } from '@/lib/contracts/personal/lists';
import { notesOfEntry } from '@/lib/domain/lists/notes';
import { neighbourAt } from '@/lib/domain/lists/changes';
import { entryName, nameAmong } from '@/lib/domain/lists/words';
import { toast } from '@/stores/toasts';
import { EntryDialog, type EntryField } from './EntryDialog';
import { EntryRow } from './EntryRow';
import type { ApplyChange, EditedList } from '../use-list';
import type { WordsDraft } from '../use-written';
import { useReorder } from './use-reorder';
import styles from '../lists.module.css';

interface EntriesProps extends EditedList {
  /** Path of the list's player. Absent: it has none. */
  player?: string | null;
  /** The viewer's own notes, shown beside the recordings of the list. */
  notes?: readonly Note[];
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);

/** What a list keeps of an entry. */
const storedEntry = (entry: ShownEntry): ListEntry => {
  const { id, kind, contentId, documentId, start, end, title, question, note } = entry;
  return { id, kind, contentId, documentId, start, end, title, question, note };
};

/** Removes an entry; Undo puts it back at its place with its words. A toast, because with the last entry all of this goes. */
function useRemoval(entries: readonly ShownEntry[], change: ApplyChange) {
  return async (entry: ShownEntry) => {
    const { id, title, question, note, start, end } = entry;
    const rest = entries.filter((one) => one.id !== id).map((one) => one.id);
    const after = neighbourAt(rest, entries.indexOf(entry));
    const putBack = async () => {
      const here = document.activeElement;
      const isBack = await change({ do: 'add', entry: storedEntry(entry), after }, entry);
      // Unless the person has moved on from where the toast left the focus.
      if (isBack && document.activeElement === here) focusOn(rowOf(id));
    };
    const name = entryName(entry);
    const here = document.activeElement;
    if (await change({ do: 'remove', entry: id, was: { title, question, note, start, end } }))
      toast({
        message: name === null ? 'Entry removed' : `Removed “${name}”`,
        action: { label: 'Undo', run: () => void putBack() },
      });
    // It is back, with what was written elsewhere: reading goes on there.
    else if (document.activeElement === here) focusOn(rowOf(id));
  };
}

/** What was written of entries and not saved, by the entry's id. */
function useDrafts() {
  const state = useState<Readonly<Record<string, WordsDraft<EntryField> | null>>>({});
  useUnsavedWarning(Object.values(state[0]).some(Boolean));
  return state;
}

/** A row that another tab removed goes with the answer to a change of this one: the focus stays among the others. */
function Rows(rows: Pick<ComponentProps<'ol'>, 'hidden' | 'children'>) {
  return <ol className={styles.entries} {...rows} {...useFocusAfterRemoval('li')} />;
}

/** On which side of a row the one that is dragged would come to stand. */
function dropSide(to: number | undefined, index: number) {
  if (to === index) return 'before';
  return to === index + 1 ? 'after' : undefined;
}

/** The entries of a list in order, with editing tools for people who may change it. */
export function Entries({ list, change, player = null, notes = [] }: EntriesProps) {
  const [opened, setEditing] = useState<ShownEntry | null>(null);
  const [drafts, setDrafts] = useDrafts();
  // The latest version, which a second try after a refusal is compared with.
  const editing = list.entries.find(({ id }) => id === opened?.id) ?? opened;
  const remove = useRemoval(list.entries, change);
  const { drag, said, handleOf, moveBy } = useReorder(
    list.entries.map(({ id }) => id),
    (entry, after) => void change({ do: 'move', entry, after }),
  );
  const toolsOf = (entry: ShownEntry, index: number) => {
    const name = nameAmong(list.entries, index);
    return {
      name,
      handle: handleOf(entry.id, name),
      isHeld: drag?.id === entry.id,
      isFirst: index === 0,
      isLast: index === list.entries.length - 1,
      onUp: () => moveBy(entry.id, name, -1),
      onDown: () => moveBy(entry.id, name, 1),
      onEdit: () => setEditing(entry),
      onRemove: (button: HTMLElement) => {
        leaveRow(button);
        void remove(entry);
      },
    };
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Rows hidden={list.entries.length === 0}>
        {list.entries.map((entry, index) => (
          <li key={entry.id} data-entry={entry.id} data-drop={dropSide(drag?.to, index)}>
            <EntryRow
              entry={entry}
              notes={notesOfEntry(entry, notes)}
              place={index + 1}
              player={player}
              tools={list.isMine ? toolsOf(entry, index) : null}
            />
          </li>
        ))}
      </Rows>
      {editing ? (
        <EntryDialog
          entry={editing}
          entries={list.entries}
          onChange={change}
          draft={drafts[editing.id] ?? null}
          onDraftChange={(draft) => setDrafts((all) => ({ ...all, [editing.id]: draft }))}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  );
}
