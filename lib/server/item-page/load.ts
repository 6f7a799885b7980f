/**
 * Loads one item page: the item, whether this viewer may see it, and everything around it that they may see. The item
 * alone is worth waiting for; what stands around it is left out when it does not come in time. Server only.
 */
import type { ContentItem } from '@/lib/contracts/content-item';
import type { ContentType } from '@/lib/contracts/content-types';
import type { Viewer } from '@/lib/contracts/viewer';
import { canPlay } from '@/lib/rules/entitlement';
import type { CatalogueRecord } from '@/lib/rules/content-item/catalogue-record';
import { accessOf, type PageAccess } from '@/lib/rules/item-page/access';
import type { Fields } from '@/lib/rules/content-item/fields';
import { buildItemPage } from '@/lib/rules/item-page/build';
import { cardOf } from '@/lib/rules/card';
import {
  relatedKeys,
  textsBelow,
  type Authority,
  type GatedType,
  type ItemKey,
  type ListedItems,
  type SeriesOfItem,
  type VisibleItems,
} from '@/lib/rules/item-page/context';
import type { ItemPage } from '@/lib/rules/item-page/model';
import { itemPath } from '@/lib/rules/item-page/paths';
import { castOf, creativesOf } from '@/lib/rules/item-page/section-people';
import { canSee } from '@/lib/rules/visibility';
import { timeLimit } from '../time-limit';
import type { FoundItem, ItemSource } from './source';

/** "Points settled" 7: a page gives content this long. Ms. */
export const CONTENT_TIME_LIMIT_MS = 2_000;

export type ItemPageAnswer =
  | { kind: 'found'; page: ItemPage; access: PageAccess }
  /** No such item, or none that this viewer may know of: the two must not be told apart (R-VIS-10). */
  | { kind: 'missing' }
  | { kind: 'unavailable'; cause: unknown };

export interface ItemPageRequest {
  type: ContentType;
  slug: string;
  viewer: Viewer;
}

export interface ItemPageDeps {
  source: ItemSource;
  /** What the product service lists for a genre, theme …; null when there is nothing or no answer. */
  listed: (found: FoundItem) => Promise<ListedItems | null>;
  warn: (details: object, message: string) => void;
}

/** A part of the page that may be missing: its failure is logged and the page goes on without it. */
async function optional<Value>(
  deps: ItemPageDeps,
  what: string,
  work: Promise<Value>,
  without: Value,
): Promise<Value> {
  try {
    return await timeLimit(work, CONTENT_TIME_LIMIT_MS);
  } catch (error) {
    deps.warn({ err: error, what }, 'Part of an item page is left out');
    return without;
  }
}

function slugsByType(keys: readonly ItemKey[]): [GatedType, string[]][] {
  const groups = new Map<GatedType, string[]>();
  for (const { type, slug } of keys) groups.set(type, [...(groups.get(type) ?? []), slug]);
  return [...groups];
}

async function itemsOf(
  deps: ItemPageDeps,
  viewer: Viewer,
  groups: readonly [GatedType, readonly string[]][],
): Promise<ContentItem[]> {
  const found = await Promise.all(
    groups.map(([type, slugs]) => optional(deps, `related ${type}`, deps.source.findAll(type, slugs), [])),
  );
  return found
    .flat()
    .filter(seenBy(viewer))
    .map(({ item }) => item);
}

function seenBy(viewer: Viewer) {
  return ({ visibility }: CatalogueRecord) => canSee(visibility, viewer).allowed;
}

/** Works that credit a person; other types need none. */
async function linkingOf(
  deps: ItemPageDeps,
  viewer: Viewer,
  { item }: CatalogueRecord,
): Promise<ReadonlyMap<GatedType, ContentItem[]>> {
  const types: readonly GatedType[] = item.type === 'person' ? ['production', 'title'] : [];
  const groups = types.map(async (type) => {
    const records = await optional(deps, `${type} by person`, deps.source.findLinking(type, item.id), []);
    return [type, records.filter(seenBy(viewer)).map((record) => record.item)] as const;
  });
  return new Map(await Promise.all(groups));
}

/** The first visible series of the item, with the members this viewer may see. */
async function seriesOf(
  deps: ItemPageDeps,
  viewer: Viewer,
  { item }: CatalogueRecord,
): Promise<SeriesOfItem | null> {
  const [slug] = item.relatedSeries;
  if (slug === undefined) return null;
  const [series] = await optional(deps, 'series', deps.source.findAll('series', [slug]), []);
  if (!series || !seenBy(viewer)(series)) return null;
  const keys = series.members.map((member) => ({ type: member.type as GatedType, slug: member.slug }));
  const items = await itemsOf(deps, viewer, slugsByType(keys));
  const byId = new Map(items.map((member) => [member.id, member]));
  const members = series.members.flatMap(({ id }) => byId.get(id) ?? []).map(cardOf);
  return { name: series.item.name, slug: series.item.slug, members };
}

function visibleItems(
  items: readonly ContentItem[],
  linking: ReadonlyMap<GatedType, ContentItem[]>,
): VisibleItems {
  const bySlug = new Map(items.map((item) => [`${item.type}/${item.slug}`, item]));
  return {
    get: (type, slug) => bySlug.get(`${type}/${slug}`) ?? null,
    linking: (type) => linking.get(type) ?? [],
  };
}

/** Asked for only where the item meets standards. */
async function authoritiesOf(deps: ItemPageDeps, fields: Fields): Promise<ReadonlyMap<string, Authority>> {
  const none: ReadonlyMap<string, Authority> = new Map();
  if (fields.linkIds('standards').length === 0) return none;
  return optional(deps, 'standard authorities', deps.source.authorities(), none);
}

async function pageOf(found: FoundItem, viewer: Viewer, deps: ItemPageDeps): Promise<ItemPage> {
  const { record, fields } = found;
  const { item } = record;
  const texts = [record.body, ...textsBelow(fields, deps.source.richText)];
  const keys = relatedKeys(fields, item, [...castOf(item), ...creativesOf(item)], texts);
  const [items, linking, series, listed, authorities] = await Promise.all([
    itemsOf(deps, viewer, slugsByType(keys)),
    linkingOf(deps, viewer, record),
    seriesOf(deps, viewer, record),
    optional(deps, 'listing', deps.listed(found), null),
    authoritiesOf(deps, fields),
  ]);
  const visible = visibleItems(items, linking);
  const { richText } = deps.source;
  const { country } = viewer;
  return buildItemPage({ fields, record, item, visible, richText, series, listed, authorities, country });
}

/** Decides what a page address shows to a viewer. Never rejects for a fault of content: that is `unavailable`. */
export async function loadItemPage(request: ItemPageRequest, deps: ItemPageDeps): Promise<ItemPageAnswer> {
  const { type, slug, viewer } = request;
  let found: FoundItem | null;
  try {
    found = await timeLimit(deps.source.find(type, slug), CONTENT_TIME_LIMIT_MS);
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }
  if (!found || !canSee(found.record.visibility, viewer).allowed) return { kind: 'missing' };
  const page = await pageOf(found, viewer, deps);
  const entitlement = canPlay(found.record.visibility, viewer);
  return {
    kind: 'found',
    page,
    access: accessOf(entitlement, viewer.organisationName, itemPath(type, slug)),
  };
}
