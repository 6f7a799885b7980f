/** An entry of a list as it is shown: with its item's card, the documents it opens, and whether a class can play it. */
import { z } from 'zod';
import { contentItemSchema, type DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import type { ListEntry } from '@/lib/contracts/personal/lists';
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

/** The documents of an item that an entry opens. */
export const readOf = (entry: ListEntry, item: StoredItem): DocumentInfo[] =>
  documentsOf(entry, documentInfos(item));

/** JSON of a `ShownEntry`; the card is written once for all lists. @param item null: hidden from the viewer */
export function shownEntryJson(entry: ListEntry, item: StoredItem | null): string {
  const facts = {
    ...entry,
    documents: item ? readOf(entry, item) : [],
    ...(item?.hosted && entry.kind !== 'document' ? { hosted: true } : {}),
  };
  return `${JSON.stringify(facts).slice(0, -1)},"item":${item ? cardJson(item).toString() : 'null'}}`;
}

/** For a class or a classroom machine: without the note, which is for the teacher alone. */
export const shownToClass = (entry: ListEntry, item: StoredItem): string =>
  shownEntryJson({ ...entry, note: '' }, item);
