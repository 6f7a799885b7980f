/**
 * What a viewer sees of a library: `canSee` for each item by itself, and in addition the rule for containers and parts
 * (content model §4). Used by pages, listings, suggestions, relations, bookmarks, sitemaps and search
 * (services/product/catalogue/audience).
 */
import type { VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import { rowOfType } from '@/lib/contracts/catalogue/content-types';
import { canSee, type VisibilityViewer } from './visibility';

/** What the rule needs to know about an item. */
export interface LibraryItem {
  type: string;
  visibility: VisibilityFacts;
  /** Ids of its members, in any order; items that are not in the library count as hidden. */
  members: readonly string[];
}

/** An item of a type without visibility facts: it can only be blocked by id. */
export const bareItem = (type: string, id: string, members: readonly string[] = []): LibraryItem => ({
  type,
  visibility: { id, rights: null, contentProfiles: [], hasAdultThemes: false },
  members,
});

/** Restricts further, never extends (D37): an additional country that must allow it, and additional blocked profiles. */
export interface Narrowing {
  country?: string;
  blockedProfiles?: readonly string[];
}

/** The viewers who must all be allowed to see an item: the viewer, and, if narrowed to a country, the same viewer there. */
export function viewersOf<Visitor extends VisibilityViewer>(viewer: Visitor, narrow?: Narrowing): Visitor[] {
  // Most are not narrowed; they stay the same object, by which `visibilityKey` knows them again.
  if (narrow?.country === undefined && !narrow?.blockedProfiles?.length) return [viewer];
  const blockedProfiles = [...viewer.blockedProfiles, ...(narrow?.blockedProfiles ?? [])];
  const united = { ...viewer, blockedProfiles };
  const country = narrow?.country;
  return country === undefined || country === viewer.country ? [united] : [united, { ...united, country }];
}

const sorted = (values: readonly string[]) => [...new Set(values)].sort();

/** A viewer is made once for a request and never changed. */
const keys = new WeakMap<VisibilityViewer, string>();

function keyOf(viewer: VisibilityViewer): string {
  const known = keys.get(viewer);
  if (known !== undefined) return known;
  const { country, adultThemesRestricted, blockedProfiles, allowedContentIds, blockedContentIds } = viewer;
  const lists = [blockedProfiles, allowedContentIds, blockedContentIds].map(sorted);
  const key = JSON.stringify([country, adultThemesRestricted, ...lists]);
  keys.set(viewer, key);
  return key;
}

/**
 * Cache key of visibility: viewers with equal keys see the same items. Asked for several times in a request, and a school may
 * have hundreds of ids in its lists, so it is worked out once for each viewer object.
 */
export const visibilityKey = (viewers: readonly VisibilityViewer[]): string => viewers.map(keyOf).join();

/** Fails closed: a type that is not in the registry is hidden from everybody. */
const isSeenAlone = ({ type, visibility }: LibraryItem, viewers: readonly VisibilityViewer[]): boolean =>
  rowOfType(type) !== null && viewers.every((viewer) => canSee(visibility, viewer).allowed);

/** Containers and parts, the only items whose visibility depends on others; `holders`: parents of each part, by id. */
function dependents(items: readonly LibraryItem[]) {
  const containers = items.filter(({ type }) => rowOfType(type)?.container);
  const parts = items.filter(({ type }) => rowOfType(type)?.partOf);
  const partIds = new Map(parts.map((part) => [part.visibility.id, part]));
  const holders = new Map<string, string[]>(parts.map(({ visibility }) => [visibility.id, []]));
  for (const { type, visibility, members } of items)
    for (const id of members)
      if (rowOfType(partIds.get(id)?.type ?? '')?.partOf === type) holders.get(id)?.push(visibility.id);
  return { containers, holders };
}

/**
 * Ids of the items that all of `viewers` see. In addition to `canSee`: a container (series, collection, unit, curriculum,
 * course) without a visible member is hidden, and so is a part (module, section, lesson) without a visible parent.
 * Either can hide the other, so both rules are applied until nothing changes (the greatest fixed point).
 */
export function visibleIds(
  items: Iterable<LibraryItem>,
  viewers: readonly VisibilityViewer[],
): ReadonlySet<string> {
  const alone = [...items].filter((item) => isSeenAlone(item, viewers));
  const seen = new Set(alone.map(({ visibility }) => visibility.id));
  const { containers, holders } = dependents(alone);
  const isSeen = (id: string) => seen.has(id);
  for (let before = -1; before !== seen.size;) {
    before = seen.size;
    for (const { visibility, members } of containers) if (!members.some(isSeen)) seen.delete(visibility.id);
    for (const [part, parents] of holders) if (!parents.some(isSeen)) seen.delete(part);
  }
  return seen;
}
