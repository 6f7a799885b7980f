/**
 * What a viewer sees of a library: `canSee` of each item by itself, and beside it the one rule for what holds and what
 * is held (content model §4). Pages, listings, suggestions, relations, bookmarks, sitemaps and the index go by this;
 * search compiles it to bitsets (services/product/search/engine/visibility), and a property test holds the two together.
 */
import type { VisibilityFacts } from '@/lib/contracts/content-item';
import { rowOfType } from '@/lib/contracts/content-types';
import { canSee, type VisibilityViewer } from './visibility';

/** What the rule asks of an item. */
export interface LibraryItem {
  type: string;
  visibility: VisibilityFacts;
  /** Ids of what it holds, in any order; those of items outside the library count as hidden. */
  members: readonly string[];
}

/** An item of a type that carries no facts of its own: only its id can be blocked. */
export const bareItem = (type: string, id: string, members: readonly string[] = []): LibraryItem => ({
  type,
  visibility: { id, rights: null, contentProfiles: [], hasAdultThemes: false },
  members,
});

/** Takes away, never adds (D37): a country to see from as well, and profiles to block as well. */
export interface Narrowing {
  country?: string;
  blockedProfiles?: readonly string[];
}

/** The viewers who must all see an item: the viewer, and where narrowed to a country the same one there. */
export function viewersOf<Seer extends VisibilityViewer>(viewer: Seer, narrow?: Narrowing): Seer[] {
  const blockedProfiles = [...viewer.blockedProfiles, ...(narrow?.blockedProfiles ?? [])];
  const united = { ...viewer, blockedProfiles };
  const country = narrow?.country;
  return country === undefined || country === viewer.country ? [united] : [united, { ...united, country }];
}

const sorted = (values: readonly string[]) => [...new Set(values)].sort();

/** Equal for viewers who see the same of every library. */
export function visibilityKey(viewers: readonly VisibilityViewer[]): string {
  return JSON.stringify(
    viewers.map((viewer) => [
      viewer.country,
      viewer.adultThemesRestricted,
      sorted(viewer.blockedProfiles),
      sorted(viewer.allowedContentIds),
      sorted(viewer.blockedContentIds),
    ]),
  );
}

/** A type that the registry does not know is hidden from everybody: what somebody forgot is not shown. */
const isSeenAlone = ({ type, visibility }: LibraryItem, viewers: readonly VisibilityViewer[]): boolean =>
  rowOfType(type) !== null && viewers.every((viewer) => canSee(visibility, viewer).allowed);

/** Items by id that hold something or are held: only they depend on others. */
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
 * Ids of the items that all of `viewers` see. Beyond `canSee`: a container (series, collection, unit, curriculum,
 * course) without a visible member is hidden, and so is a part (module, section, lesson) without a visible parent.
 * Each may hide the other, so until nothing changes: the greatest set that agrees with both.
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
