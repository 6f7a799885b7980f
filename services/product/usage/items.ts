/** Used items, with a copy of what reports say about each, so that one deleted since still appears in reports. */
import { LRUCache } from 'lru-cache';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import { type AccessType, dataTypeOf, type ItemDataType, yopOf } from '@/lib/domain/usage/item-facts';
import type { Catalogue } from '../catalogue/catalogue';
import type { StoredItem } from '../catalogue/stored-item';
import type { ProductDb } from '../tables';

export interface UsedItem {
  id: string;
  type: string;
  slug: string;
  name: string;
  publisher: string;
  dataType: ItemDataType;
  accessType: AccessType;
  yop: string;
  authors: string[];
  /** ISO date or year; null unknown. */
  published: string | null;
}

const REMEMBERED = 20_000;
/** COUNTER 5.1 §3.3.2: at most three authors of an item. */
const MOST_AUTHORS = 3;

/** What reports say about an item; null for what is not a content item. */
function usedItemOf({ id, type, slug, name, json }: StoredItem): UsedItem | null {
  const item = contentItemSchema.parse(JSON.parse(json.toString()));
  const dataType = dataTypeOf(item);
  if (dataType === null) return null;
  return {
    id,
    type,
    slug,
    name,
    publisher: item.producerNames[0] ?? '',
    dataType,
    accessType: 'Controlled',
    yop: yopOf(item.date),
    authors: item.authors.slice(0, MOST_AUTHORS).map((author) => author.name),
    published: item.date,
  };
}

export class UsedItems {
  /** By id; the item of the catalogue is compared, so that an edited one is read again. */
  private readonly read = new LRUCache<string, { from: StoredItem; item: UsedItem | null }>({
    max: REMEMBERED,
  });
  /** By id, as last written: an edited one is read as another object. */
  private readonly written = new LRUCache<string, UsedItem>({ max: REMEMBERED });

  constructor(
    private readonly catalogue: Catalogue,
    private readonly db: ProductDb,
  ) {}

  byId(id: string): UsedItem | null {
    const from = this.catalogue.item(id);
    return from === undefined ? null : this.of(from);
  }

  bySlug(type: string, slug: string): UsedItem | null {
    const from = isContentType(type) ? this.catalogue.bySlug(type, slug) : undefined;
    return from === undefined ? null : this.of(from);
  }

  private of(from: StoredItem): UsedItem | null {
    const known = this.read.get(from.id);
    if (known?.from === from) return known.item;
    const item = usedItemOf(from);
    this.read.set(from.id, { from, item });
    return item;
  }

  /** Copies what is new or has changed, in one statement. */
  async remember(items: readonly UsedItem[]): Promise<void> {
    const last = new Map(items.map((item) => [item.id, item]));
    const changed = [...last.values()].filter((item) => this.written.get(item.id) !== item);
    if (changed.length === 0) return;
    // In one order on all nodes, which otherwise could wait for each other's rows for ever.
    await this.save(changed.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    for (const item of changed) this.written.set(item.id, item);
  }

  private async save(items: readonly UsedItem[]): Promise<void> {
    await this.db
      .insertInto('usage_item')
      .values(
        items.map(({ id, dataType, accessType: _access, ...rest }) => ({
          item_id: id,
          data_type: dataType,
          ...rest,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('item_id').doUpdateSet(({ ref }) => ({
          type: ref('excluded.type'),
          slug: ref('excluded.slug'),
          name: ref('excluded.name'),
          publisher: ref('excluded.publisher'),
          data_type: ref('excluded.data_type'),
          yop: ref('excluded.yop'),
          authors: ref('excluded.authors'),
          published: ref('excluded.published'),
        })),
      )
      .execute();
  }
}
