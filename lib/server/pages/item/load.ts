/**
 * Loads one item page: the item, whether this viewer may see it, and the related items that they may see. Only the item
 * itself is required; related parts that do not arrive in time are left out. Server only.
 */
import type { FoundItem } from '@/lib/server/content/items';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import { accessOf, type ItemPageProps } from '@/lib/domain/item-page/access';
import type { CaptionLine } from '@/lib/domain/playback/captions';
import type { Fields } from '@/lib/domain/catalogue/content-item/fields';
import { buildItemPage } from '@/lib/domain/item-page/build';
import {
  relatedKeys,
  textsBelow,
  type Grade,
  type LinkingItems,
  type ListedItems,
  type VisibleItems,
} from '@/lib/domain/item-page/context';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { castOf, creativesOf } from '@/lib/domain/catalogue/credits';
import { hiddenParts } from '@/lib/domain/item-page/parts';
import { timeLimit } from '@/lib/platform/time-limit';
import { seenRecords } from './gate';
import {
  CONTENT_TIME_LIMIT_MS,
  itemsOf,
  optional,
  seenAmong,
  seenOf,
  seriesHolding,
  slugsByType,
  type RelationDeps,
} from './relations';

export interface ItemPageRequest {
  type: ContentType;
  slug: string;
  viewer: Viewer;
}

export interface ItemPageDeps extends RelationDeps {
  /** What the product service lists for a genre, theme …; null for an item without a listing (R-PUR-6). */
  listed: (found: FoundItem) => Promise<ListedItems | null>;
  /** Items on the same subjects, which this viewer may see. */
  similar: (found: FoundItem) => Promise<readonly CardItem[]>;
  /** First transcript lines of an item that this viewer may see but not play. */
  opening: (contentId: string) => Promise<readonly CaptionLine[]>;
}

/** Productions and titles that link to a person; nothing for other types. */
async function linkingOf(
  deps: ItemPageDeps,
  viewer: Viewer,
  { item }: CatalogueRecord,
): Promise<ReadonlyMap<ContentType, LinkingItems>> {
  const types: readonly ContentType[] = item.type === 'person' ? ['production', 'title'] : [];
  const groups = types.map(async (type) => {
    const asked = deps.source.findLinking(type, item.id);
    const { records, isCut } = await optional(deps, `${type} by person`, asked, {
      records: [],
      isCut: false,
    });
    const items = (await seenOf(deps, viewer, records)).map((record) => record.item);
    return [type, { items, isCut }] as const;
  });
  return new Map(await Promise.all(groups));
}

/** Fetched only for items with standards. */
async function gradesOf(deps: ItemPageDeps, fields: Fields): Promise<ReadonlyMap<string, Grade>> {
  const none: ReadonlyMap<string, Grade> = new Map();
  if (fields.linkIds('standards').length === 0) return none;
  return optional(deps, 'grades of standards', deps.source.grades(), none);
}

async function pageOf(found: FoundItem, viewer: Viewer, deps: ItemPageDeps): Promise<ItemPage> {
  const { record, fields } = found;
  const { item } = record;
  const texts = [record.body, ...textsBelow(fields, deps.source.richText)];
  const keys = relatedKeys(fields, item, [...castOf(item), ...creativesOf(item)], texts);
  const [items, linking, series, listed, similar, grades] = await Promise.all([
    itemsOf(deps, viewer, slugsByType(keys)),
    linkingOf(deps, viewer, record),
    optional(deps, 'series', seriesHolding(deps, viewer, item), null),
    optional(deps, 'listing', deps.listed(found), null),
    optional(deps, 'similar', deps.similar(found), []),
    gradesOf(deps, fields),
  ]);
  const parts = hiddenParts(fields, viewer);
  const among = seenAmong(items, viewer);
  const visible: VisibleItems = {
    get: among.get,
    linking: (type) => linking.get(type) ?? { items: [], isCut: false },
    hides: (id) => parts.has(id) || among.hides(id),
  };
  const { richText } = deps.source;
  const { country } = viewer;
  return buildItemPage({ fields, record, item, visible, richText, series, listed, similar, grades, country });
}

/** Empty for an item without a recording. */
async function openingOf({ record: { item } }: FoundItem, deps: ItemPageDeps) {
  return item.media ? optional(deps, 'transcript', deps.opening(item.id), []) : [];
}

/** The item at an address, if the viewer may see it. */
async function seenItem(
  { type, slug, viewer }: ItemPageRequest,
  { source }: ItemPageDeps,
): Promise<FoundItem | null> {
  const found = await source.find(type, slug);
  const seen = found ? await seenRecords(source, viewer, [found.record]) : [];
  return seen.length > 0 ? found : null;
}

/**
 * Decides what an item's address shows to a viewer. Null: no such item, or one that this viewer may not see; the two must be
 * indistinguishable (R-VIS-10). Rejects when the item itself cannot be read.
 */
export async function loadItemPage(
  request: ItemPageRequest,
  deps: ItemPageDeps,
): Promise<ItemPageProps | null> {
  const { viewer } = request;
  const found = await timeLimit(seenItem(request, deps), CONTENT_TIME_LIMIT_MS);
  if (!found) return null;
  const entitlement = canPlay(viewer);
  const [page, opening] = await Promise.all([
    pageOf(found, viewer, deps),
    entitlement.allowed ? [] : openingOf(found, deps),
  ]);
  return { page, access: { ...accessOf(entitlement, viewer, page), opening } };
}
