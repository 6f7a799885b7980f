/**
 * What an item page asks of the content service, through the item cache. A port: the loader knows no client, and
 * tests give it a table. Server only.
 */
import type { ContentType } from '@/lib/contracts/content-types';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import type { Fields } from '@/lib/domain/catalogue/content-item/fields';
import type { RichTextNode, Segment } from '@/lib/contracts/content-parts';
import type { Grade } from '@/lib/domain/item-page/context';

export interface FoundItem {
  record: CatalogueRecord;
  fields: Fields;
}

/** Every call may reject: the content service is outside. */
export interface ItemSource {
  /** The item of a page address; `slug` is the id for types without one. Null: no such item. */
  find: (type: ContentType, slug: string) => Promise<FoundItem | null>;
  /** Items by slug; unknown ones are left out. */
  findAll: (type: ContentType, slugs: readonly string[]) => Promise<CatalogueRecord[]>;
  /** Items of a type that link to an entry. */
  findLinking: (type: ContentType, entryId: string) => Promise<CatalogueRecord[]>;
  /** All grades of standards, by entry id. */
  grades: () => Promise<ReadonlyMap<string, Grade>>;
  /** Segments by id, whatever recording they are of: whether that is shown is for the caller to know. */
  segments: (ids: readonly string[]) => Promise<Segment[]>;
  /** Rich text of an entry below the page's own. */
  richText: (fields: Fields, name: string) => RichTextNode | null;
}
