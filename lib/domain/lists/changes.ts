/**
 * Applies a change to a list, in the service and, as an optimistic update, in the browser. Positions are relative to a
 * neighbour, so that changes from two tabs can be merged; a text, or the times of a clip, are only replaced, or removed with their
 * entry, if they are still those that were read, so that no work is lost. Pure.
 */
import { MOST_ENTRIES } from '@/lib/contracts/personal/list-limits';
import type { ListChange, ListEntry, ListSharing } from '@/lib/contracts/personal/lists';

export interface ChangedList<Entry extends ListEntry = ListEntry> {
  name: string;
  note: string;
  sharing: ListSharing;
  entries: readonly Entry[];
}

/**
 * `FULL`: the list is full. `CHANGED`: the text or the times were edited elsewhere meanwhile. `GONE`: the entry is no longer in the
 * list. `TWICE`: another entry has these times of the recording.
 */
export type ChangeRefusal = 'FULL' | 'CHANGED' | 'GONE' | 'TWICE';
export type Changed<List> = { ok: true; list: List } | { ok: false; refusal: ChangeRefusal };

/** What an entry points to; unique within a list. */
const entryTarget = ({ kind, contentId, documentId, start, end }: ListEntry): string =>
  [kind, contentId, documentId, start, end].join('|');

/** Whether another of the entries points to what this one does. */
export const isTwice = (entries: readonly ListEntry[], entry: ListEntry): boolean =>
  entries.some((one) => one.id !== entry.id && entryTarget(one) === entryTarget(entry));

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

/** No conflict if what is stored is what was read, or already equals the new one. */
const mayWrite = (now: string, was: string, next: string) => now === was || now === next;

type Of<Do extends ListChange['do']> = Extract<ListChange, { do: Do }>;

function add<Entry extends ListEntry, List extends ChangedList<Entry>>(
  list: List,
  { after }: Of<'add'>,
  entry: Entry,
): Changed<List> {
  const { entries } = list;
  if (entries.some(({ id }) => id === entry.id) || isTwice(entries, entry)) return done(list);
  if (entries.length >= MOST_ENTRIES) return refused('FULL');
  return done({ ...list, entries: inserted(entries, entry, after) });
}

const workOf = ({ title, question, note, start, end }: Of<'remove'>['was']) =>
  JSON.stringify([title, question, note, start, end]);

function remove<List extends ChangedList>(list: List, { entry: id, was }: Of<'remove'>): Changed<List> {
  const entry = list.entries.find((one) => one.id === id);
  if (!entry) return done(list);
  if (workOf(entry) !== workOf(was)) return refused('CHANGED');
  return done({ ...list, entries: list.entries.filter((one) => one !== entry) });
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

const timesOf = ({ start, end }: Pick<ListEntry, 'start' | 'end'>) => `${start}-${end}`;

function cut<Entry extends ListEntry, List extends ChangedList<Entry>>(
  list: List,
  { entry: id, was, span }: Of<'cut'>,
): Changed<List> {
  const clip = list.entries.find((one) => one.id === id && one.kind === 'clip');
  if (!clip) return refused('GONE');
  if (!mayWrite(timesOf(clip), timesOf(was), timesOf(span))) return refused('CHANGED');
  const next = { ...clip, ...span };
  if (isTwice(list.entries, next)) return refused('TWICE');
  return done({ ...list, entries: list.entries.map((one) => (one === clip ? next : one)) });
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
      return remove(list, change);
    case 'move':
      return move(list, change);
    case 'write':
      return write(list, change);
    case 'cut':
      return cut<Entry, List>(list, change);
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
