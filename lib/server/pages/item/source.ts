/**
 * What an item page reads from the content service, through the item cache. A port (interface): the loader depends on no
 * client's code, and tests pass in fixed data. Server only.
 */
import type { ViewerItems } from '@/lib/server/content/items';
import type { Fields } from '@/lib/domain/catalogue/content-item/fields';
import type { RichTextNode, Segment } from '@/lib/contracts/catalogue/content-parts';
import type { Grade } from '@/lib/domain/item-page/context';

/** Every call may reject, because it depends on the content service. */
export interface ItemSource extends ViewerItems {
  /** All grades of standards, by entry id. */
  grades: () => Promise<ReadonlyMap<string, Grade>>;
  /** Segments by id. The caller must check that the viewer may see the recording that they belong to. */
  segments: (ids: readonly string[]) => Promise<Segment[]>;
  /** Rich text of an entry that is nested in the page's entry. */
  richText: (fields: Fields, name: string) => RichTextNode | null;
}
