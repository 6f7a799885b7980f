/** An entry of a list as it is shown: with its item's card, what it opens to read, and whether a class can have it. */
import { z } from 'zod';
import { contentItemSchema, type DocumentInfo } from '@/lib/contracts/content-item';
import type { ListEntry } from '@/lib/contracts/lists';
import { documentsOf } from '@/lib/domain/lists/documents';
import { cardJson } from '../catalogue/card-json';
import type { StoredItem } from '../catalogue/stored-item';

const documentedSchema = z.object({ documents: contentItemSchema.shape.documents });
const known = new WeakMap<StoredItem, readonly DocumentInfo[]>();

function documentInfos(item: StoredItem): readonly DocumentInfo[] {
  if (item.documentFiles.size === 0) return [];
  const infos = known.get(item) ?? documentedSchema.parse(JSON.parse(item.json.toString())).documents;
  known.set(item, infos);
  return infos;
}

/** What of an item an entry opens to read. */
export const readOf = (entry: ListEntry, item: StoredItem): DocumentInfo[] =>
  documentsOf(entry, documentInfos(item));

/** JSON of a `ShownEntry`; the card is written once for all lists. @param item null: not shown to who asks */
export function shownEntryJson(entry: ListEntry, item: StoredItem | null): string {
  const facts = {
    ...entry,
    documents: item ? readOf(entry, item) : [],
    ...(item?.hosted && entry.kind !== 'document' ? { hosted: true } : {}),
  };
  return `${JSON.stringify(facts).slice(0, -1)},"item":${item ? cardJson(item).toString() : 'null'}}`;
}

/** To a class and a classroom machine: a note is for its teacher alone. */
export const shownToClass = (entry: ListEntry, item: StoredItem): string =>
  shownEntryJson({ ...entry, note: '' }, item);
