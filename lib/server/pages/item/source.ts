/**
 * What an item page reads from the content service, through the item cache. A port (interface): the loader depends on no
 * client, and tests pass in fixed data. Server only.
 */
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import type { Fields } from '@/lib/domain/catalogue/content-item/fields';
import type { RichTextNode, Segment } from '@/lib/contracts/catalogue/content-parts';
import type { Grade } from '@/lib/domain/item-page/context';

export interface FoundItem {
  record: CatalogueRecord;
  fields: Fields;
}

/** Every call may reject, because it depends on the content service. */
export interface ItemSource {
  /** The item at a page's address; `slug` is the id for types without slugs. Null: no such item. */
  find: (type: ContentType, slug: string) => Promise<FoundItem | null>;
  /** Items by slug; unknown ones are left out. */
  findAll: (type: ContentType, slugs: readonly string[]) => Promise<CatalogueRecord[]>;
  /** Items of a type that link to an entry. */
  findLinking: (type: ContentType, entryId: string) => Promise<CatalogueRecord[]>;
  /** All grades of standards, by entry id. */
  grades: () => Promise<ReadonlyMap<string, Grade>>;
  /** Segments by id. The caller must check that the viewer may see the recording that they belong to. */
  segments: (ids: readonly string[]) => Promise<Segment[]>;
  /** Rich text of an entry that is nested in the page's entry. */
  richText: (fields: Fields, name: string) => RichTextNode | null;
}
