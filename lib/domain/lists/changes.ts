/**
 * Applies a change to a list, in the service and, as an optimistic update, in the browser. Positions are relative to a
 * neighbour, so that changes from two tabs can be merged; a text is only replaced if it is still the one that was read, so that
 * no text is lost. Pure.
 */
import { MOST_ENTRIES } from '@/lib/contracts/personal/list-limits';
import type { ListChange, ListEntry, ListSharing } from '@/lib/contracts/personal/lists';

export interface ChangedList<Entry extends ListEntry = ListEntry> {
  name: string;
  note: string;
  sharing: ListSharing;
  entries: readonly Entry[];
}

/** `FULL`: the list is full. `CHANGED`: the text was edited elsewhere meanwhile. `GONE`: the entry is no longer in the list. */
export type ChangeRefusal = 'FULL' | 'CHANGED' | 'GONE';
export type Changed<List> = { ok: true; list: List } | { ok: false; refusal: ChangeRefusal };

/** What an entry points to; unique within a list. */
const entryTarget = ({ kind, contentId, documentId, start, end }: ListEntry): string =>
  [kind, contentId, documentId, start, end].join('|');

/** Inserts after `after`; at the beginning for null; at the end if it is undefined or no longer in the list. */
function inserted<Entry extends ListEntry>(
  entries: readonly Entry[],
  entry: Entry,
  after: string | null | undefined,
): Entry[] {
  const found = entries.findIndex(({ id }) => id === after);
  const place = after === null ? 0 : found < 0 ? entries.length : found + 1;
  return entries.toSpliced(place, 0, entry);
}

/**
 * The `after` of a change for a position: null for first and undefined for last, so that "last" stays last even if another
 * tab has added entries; any other position by the id of the entry before it.
 * @param rest ids of the list without the entry to insert; @param place its index among them
 */
export function neighbourAt(rest: readonly string[], place: number): string | null | undefined {
  if (place <= 0) return null;
  return place >= rest.length ? undefined : rest[place - 1];
}

const done = <List>(list: List): Changed<List> => ({ ok: true, list });
const refused = <List>(refusal: ChangeRefusal): Changed<List> => ({ ok: false, refusal });

/** No conflict if the stored text is the one that was read, or already equals the new one. */
const mayWrite = (now: string, was: string, text: string) => now === was || now === text;

type Of<Do extends ListChange['do']> = Extract<ListChange, { do: Do }>;

function add<Entry extends ListEntry, List extends ChangedList<Entry>>(
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
 * The list after one change. Idempotent: applying the same change again has no effect.
 * @param shown converts the entry of `add` to this list's type, so that a browser can add the item that it already has
 */
export function changedList<Entry extends ListEntry, List extends ChangedList<Entry>>(
  list: List,
  change: ListChange,
  shown: (entry: ListEntry) => Entry,
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
