/** Related items: fetched in parallel, left out if they do not arrive in time, filtered by what may be seen. Server only. */
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { SeriesMembers } from '@/lib/contracts/catalogue/series-members';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { cardOf } from '@/lib/domain/catalogue/card';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import { isGated, type ItemKey, type VisibleItems } from '@/lib/domain/item-page/context';
import { timeLimit } from '@/lib/platform/time-limit';
import { seenRecords } from './gate';
import type { ItemSource } from './source';

/** "Points settled" 7: how long a page waits for content, ms. */
export const CONTENT_TIME_LIMIT_MS = 2_000;

export interface RelationDeps {
  source: ItemSource;
  warn: (details: object, message: string) => void;
}

/** A part of the page that may be missing: its failure is logged and the page goes on without it. */
export async function optional<Value>(
  deps: RelationDeps,
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

export function slugsByType(keys: readonly ItemKey[]): [ContentType, string[]][] {
  const groups = new Map<ContentType, string[]>();
  for (const { type, slug } of keys) groups.set(type, [...(groups.get(type) ?? []), slug]);
  return [...groups];
}

/** Those of the records that the viewer may see; none when that cannot be determined. */
export const seenOf = (
  deps: RelationDeps,
  viewer: Viewer,
  records: readonly CatalogueRecord[],
): Promise<CatalogueRecord[]> =>
  optional(deps, 'what hangs on other items', seenRecords(deps.source, viewer, records), []);

export async function itemsOf(
  deps: RelationDeps,
  viewer: Viewer,
  groups: readonly [ContentType, readonly string[]][],
): Promise<ContentItem[]> {
  const found = await Promise.all(
    groups.map(([type, slugs]) => optional(deps, `related ${type}`, deps.source.findAll(type, slugs), [])),
  );
  return (await seenOf(deps, viewer, found.flat())).map(({ item }) => item);
}

/** What a text or a section may name: the items that were found to be seen, and of public entries all but blocked ones. */
export function seenAmong(
  items: readonly ContentItem[],
  { blockedContentIds }: Viewer,
): Pick<VisibleItems, 'get' | 'hides'> {
  const bySlug = new Map(items.map((item) => [`${item.type}/${item.slug}`, item]));
  return {
    get: (type, slug) => bySlug.get(`${type}/${slug}`) ?? null,
    hides: (id) => blockedContentIds.includes(id),
  };
}

const seriesSeen = async (deps: RelationDeps, viewer: Viewer, slugs: readonly string[]) =>
  seenRecords(deps.source, viewer, await deps.source.findAll('series', slugs));

/** A series with the members that this viewer may see, in order; null when it is unknown or hidden. */
export async function seriesBySlug(
  deps: RelationDeps,
  viewer: Viewer,
  slug: string,
): Promise<SeriesMembers | null> {
  const [series] = await seriesSeen(deps, viewer, [slug]);
  return series ? withMembers(deps, viewer, series) : null;
}

/** The first visible series that contains the item, among its related series: it need not be a member of all of them. */
export async function seriesHolding(
  deps: RelationDeps,
  viewer: Viewer,
  { id, relatedSeries }: ContentItem,
): Promise<SeriesMembers | null> {
  if (relatedSeries.length === 0) return null;
  const seen = await seriesSeen(deps, viewer, relatedSeries);
  const holding = seen.filter(({ members }) => members.some((member) => member.id === id));
  const [first] = relatedSeries.flatMap((slug) => holding.find(({ item }) => item.slug === slug) ?? []);
  return first ? withMembers(deps, viewer, first) : null;
}

async function withMembers(
  deps: RelationDeps,
  viewer: Viewer,
  series: CatalogueRecord,
): Promise<SeriesMembers> {
  const keys = series.members.flatMap(({ type, slug: member }) =>
    isGated(type) ? [{ type, slug: member }] : [],
  );
  const items = await itemsOf(deps, viewer, slugsByType(keys));
  const byId = new Map(items.map((member) => [member.id, member]));
  const members = series.members.flatMap(({ id }) => byId.get(id) ?? []).map(cardOf);
  const { item, areMembersCut: isCut } = series;
  return { id: item.id, name: item.name, slug: item.slug, members, isCut };
}
