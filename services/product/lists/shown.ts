/** An entry of a list as it is shown: with its item's card, the documents it opens, and whether a class can play it. */
import type { z } from 'zod';
import { contentItemSchema, type DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import type { ListEntry } from '@/lib/contracts/personal/lists';
import { documentsOf } from '@/lib/domain/lists/documents';
import { cardJson } from '../catalogue/card-json';
import type { StoredItem } from '../catalogue/stored-item';

/** What an entry shows of its item beyond the card. */
const detailsSchema = contentItemSchema.pick({ documents: true, otherGuidance: true });
type Details = z.infer<typeof detailsSchema>;
const known = new WeakMap<StoredItem, Details>();

function detailsOf(item: StoredItem): Details {
  const details = known.get(item) ?? detailsSchema.parse(JSON.parse(item.json.toString()));
  known.set(item, details);
  return details;
}

/** The documents of an item that an entry opens. */
export const readOf = (entry: ListEntry, item: StoredItem): DocumentInfo[] =>
  documentsOf(entry, detailsOf(item).documents);

/** JSON of a `ShownEntry`; the card is written once for all lists. @param item null: hidden from the viewer */
export function shownEntryJson(entry: ListEntry, item: StoredItem | null): string {
  const facts = {
    ...entry,
    documents: item ? readOf(entry, item) : [],
    otherGuidance: item ? detailsOf(item).otherGuidance : undefined,
    ...(item?.hosted && entry.kind !== 'document' ? { hosted: true } : {}),
  };
  return `${JSON.stringify(facts).slice(0, -1)},"item":${item ? cardJson(item).toString() : 'null'}}`;
}

/** For a class or a classroom machine: without the note, which is for the teacher alone. */
export const shownToClass = (entry: ListEntry, item: StoredItem): string =>
  shownEntryJson({ ...entry, note: '' }, item);
