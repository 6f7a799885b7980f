/**
 * What a viewer sees of a library: `canSee` for each item by itself, and in addition the rule for containers and parts
 * (content model §4). Used by pages, listings, suggestions, relations, bookmarks, sitemaps and search
 * (services/product/catalogue/audience).
 */
import type { VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import {
  type ContentType,
  contentTypes,
  hasParts,
  isPart,
  rowOfType,
} from '@/lib/contracts/catalogue/content-types';
import { type AskedViewer, canSee, type VisibilityViewer } from './visibility';

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

/** What viewers see of one version of a library. */
export interface Gate {
  isSeen: (id: string) => boolean;
  /** Ids of what is hidden because of other items; whether any other item is seen depends on that item alone. */
  hidden: ReadonlySet<string>;
}

/** A library in which single items are decided on as they are asked for. */
interface VisibleLibrary {
  find: (id: string) => LibraryItem | undefined;
  /** All of its items of `dependentTypes`; others may be among them. */
  dependents: () => Iterable<LibraryItem>;
}

/** Types of containers, of parts and of what holds parts: all others are seen or hidden each by itself. */
export const dependentTypes: readonly ContentType[] = contentTypes.filter(
  (type) => rowOfType(type)?.container === true || isPart(type) || hasParts(type),
);

/** A long list is made into a set once, because each item of a library is looked up in it. */
function quickly(viewer: VisibilityViewer): AskedViewer {
  const asked = (list: readonly string[]) => {
    const set = new Set(list);
    return { includes: (value: string) => set.has(value) };
  };
  return {
    ...viewer,
    blockedProfiles: asked(viewer.blockedProfiles),
    allowedContentIds: asked(viewer.allowedContentIds),
    blockedContentIds: asked(viewer.blockedContentIds),
  };
}

/** Fails closed: a type that is not in the registry is hidden from everybody. */
const isSeenAlone = ({ type, visibility }: LibraryItem, viewers: readonly AskedViewer[]): boolean =>
  rowOfType(type) !== null && viewers.every((viewer) => canSee(visibility, viewer).allowed);

/** Containers and parts among `items`; `holders`: parents of each part, by id. */
function dependencies(items: readonly LibraryItem[]) {
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
 * Whether all of `viewers` see the item with an id. In addition to `canSee`: a container (series, collection, unit, curriculum,
 * course) without a visible member is hidden, and so is a part (module, section, lesson) without a visible parent.
 * Either can hide the other, so both rules are applied until nothing changes (the greatest fixed point). That is worked out at
 * once, everything else for each id: a library may hold a hundred thousand items, of which few depend on others.
 */
export function gateOf(library: VisibleLibrary, viewers: readonly VisibilityViewer[]): Gate {
  const asked = viewers.map(quickly);
  const hidden = new Set<string>();
  const isSeen = (id: string) => {
    const item = library.find(id);
    return item !== undefined && !hidden.has(id) && isSeenAlone(item, asked);
  };
  const alone = [...library.dependents()].filter((item) => isSeenAlone(item, asked));
  const { containers, holders } = dependencies(alone);
  for (let before = -1; before !== hidden.size;) {
    before = hidden.size;
    for (const { visibility, members } of containers) if (!members.some(isSeen)) hidden.add(visibility.id);
    for (const [part, parents] of holders) if (!parents.some(isSeen)) hidden.add(part);
  }
  return { isSeen, hidden };
}

/** Ids of the items that all of `viewers` see, as `gateOf` decides. */
export function visibleIds(
  items: Iterable<LibraryItem>,
  viewers: readonly VisibilityViewer[],
): ReadonlySet<string> {
  const byId = new Map(Array.from(items, (item) => [item.visibility.id, item]));
  const { isSeen } = gateOf({ find: (id) => byId.get(id), dependents: () => byId.values() }, viewers);
  return new Set([...byId.keys()].filter(isSeen));
}
