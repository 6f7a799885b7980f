/**
 * What a change makes of a list, in the service and, ahead of its answer, in the browser. Places are told by neighbours, so
 * that changes of two tabs merge; a text is written over the one that was read, so that nobody's words are lost. Pure.
 */
import { MOST_ENTRIES } from '@/lib/contracts/list-limits';
import type { EntryKind, ListChange, ListSharing } from '@/lib/contracts/lists';

export interface ChangedEntry {
  id: string;
  kind: EntryKind;
  contentId: string;
  documentId: string | null;
  start: number | null;
  end: number | null;
  title: string;
  question: string;
  note: string;
}

export interface ChangedList<Entry extends ChangedEntry = ChangedEntry> {
  name: string;
  note: string;
  sharing: ListSharing;
  entries: readonly Entry[];
}

/** `FULL`: no room. `CHANGED`: somebody wrote other words there meanwhile. `GONE`: the entry is no longer in the list. */
export type ChangeRefusal = 'FULL' | 'CHANGED' | 'GONE';
export type Changed<List> = { ok: true; list: List } | { ok: false; refusal: ChangeRefusal };

/** What an entry points to; a list has each once. */
const entryTarget = ({ kind, contentId, documentId, start, end }: ChangedEntry): string =>
  [kind, contentId, documentId, start, end].join('|');

/** Behind `after`; at the beginning for null; at the end where it is not told or is gone. */
function inserted<Entry extends ChangedEntry>(
  entries: readonly Entry[],
  entry: Entry,
  after: string | null | undefined,
): Entry[] {
  const found = entries.findIndex(({ id }) => id === after);
  const place = after === null ? 0 : found < 0 ? entries.length : found + 1;
  return entries.toSpliced(place, 0, entry);
}

/**
 * How a place is told in a change: first and last by no neighbour, so that "last" stays last whatever another tab has put
 * there meanwhile; any other by the entry before it.
 * @param rest ids of the list without the one that is put; @param place its index among them
 */
export function neighbourAt(rest: readonly string[], place: number): string | null | undefined {
  if (place <= 0) return null;
  return place >= rest.length ? undefined : rest[place - 1];
}

const done = <List>(list: List): Changed<List> => ({ ok: true, list });
const refused = <List>(refusal: ChangeRefusal): Changed<List> => ({ ok: false, refusal });

/** Undone and done by somebody else is done all the same: equal words are no conflict. */
const mayWrite = (now: string, was: string, text: string) => now === was || now === text;

type Of<Do extends ListChange['do']> = Extract<ListChange, { do: Do }>;

function add<Entry extends ChangedEntry, List extends ChangedList<Entry>>(
  list: List,
  { after }: Of<'add'>,
  entry: Entry,
): Changed<List> {
  const { entries } = list;
  if (entries.some((one) => one.id === entry.id || entryTarget(one) === entryTarget(entry)))
    return done(list);
  if (entries.length >= MOST_ENTRIES) return refused('FULL');
  return done({ ...list, entries: inserted(entries, entry, after) });
}

function move<List extends ChangedList>(list: List, { entry: id, after }: Of<'move'>): Changed<List> {
  const entry = list.entries.find((one) => one.id === id);
  if (!entry || after === id) return done(list);
  const rest = list.entries.filter((one) => one !== entry);
  return done({ ...list, entries: inserted(rest, entry, after) });
}

function write<List extends ChangedList>(
  list: List,
  { entry: id, field, was, text }: Of<'write'>,
): Changed<List> {
  const entry = list.entries.find((one) => one.id === id);
  if (!entry) return refused('GONE');
  if (!mayWrite(entry[field], was, text)) return refused('CHANGED');
  return done({
    ...list,
    entries: list.entries.map((one) => (one === entry ? { ...one, [field]: text } : one)),
  });
}

/**
 * The list after one change; the same change again leaves it as it is.
 * @param shown makes the entry of `add` one of this list's: a browser that knows the item adds it
 */
export function changedList<Entry extends ChangedEntry, List extends ChangedList<Entry>>(
  list: List,
  change: ListChange,
  shown: (entry: ChangedEntry) => Entry,
): Changed<List> {
  switch (change.do) {
    case 'add':
      return add(list, change, shown(change.entry));
    case 'remove':
      return done({ ...list, entries: list.entries.filter(({ id }) => id !== change.entry) });
    case 'move':
      return move(list, change);
    case 'write':
      return write(list, change);
    case 'rename':
      return mayWrite(list.name, change.was, change.name)
        ? done({ ...list, name: change.name })
        : refused('CHANGED');
    case 'describe':
      return mayWrite(list.note, change.was, change.note)
        ? done({ ...list, note: change.note })
        : refused('CHANGED');
    case 'share':
      return done({ ...list, sharing: change.sharing });
  }
}
