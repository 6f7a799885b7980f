/** `include`: linked resources beside the items (delivery contract §6 "include"). */
import type { LinkReference } from '../model/links';
import type { PublishedResource } from '../model/published';
import type { Snapshot } from '../store/snapshot';
import { type Selection, selectedLinks } from './select';

export interface Included {
  /** Sorted by id. */
  entries: PublishedResource[];
  assets: PublishedResource[];
  /** Links met that lead nowhere, once per target, in the order of meeting. */
  unresolved: LinkReference[];
}

export interface IncludeRequest {
  items: readonly PublishedResource[];
  depth: number;
  selection: Selection | null;
  locale: string;
}

const byId = (a: PublishedResource, b: PublishedResource) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** One walk from the items outwards; what is known is met once, so cycles end. */
class Walk {
  readonly entries = new Map<string, PublishedResource>();
  readonly assets = new Map<string, PublishedResource>();
  readonly #unresolved = new Map<string, LinkReference>();
  readonly #items: ReadonlySet<string>;

  constructor(
    private readonly snapshot: Snapshot,
    items: readonly PublishedResource[],
  ) {
    this.#items = new Set(items.map(({ id }) => id));
  }

  get unresolved(): LinkReference[] {
    return [...this.#unresolved.values()];
  }

  /** Follows links one level; answers the entries met for the first time. */
  follow(links: readonly LinkReference[], withEntries: boolean): PublishedResource[] {
    const fresh: PublishedResource[] = [];
    for (const link of links) {
      const isAsset = link.kind === 'Asset';
      if (!isAsset && (!withEntries || this.#items.has(link.id) || this.entries.has(link.id))) continue;
      const target = (isAsset ? this.snapshot.assets : this.snapshot.entries).byId.get(link.id);
      if (!target) this.#unresolved.set(`${link.kind}:${link.id}`, link);
      else if (isAsset) this.assets.set(link.id, target);
      else {
        this.entries.set(link.id, target);
        fresh.push(target);
      }
    }
    return fresh;
  }
}

/** Entries up to `depth` levels away and assets one level further; nothing at depth 0. */
export function include(snapshot: Snapshot, { items, depth, selection, locale }: IncludeRequest): Included {
  const walk = new Walk(snapshot, items);
  let links = depth === 0 ? [] : items.flatMap((item) => selectedLinks(item, selection, locale));
  for (let level = 1; level <= depth + 1 && links.length > 0; level += 1) {
    const fresh = walk.follow(links, level <= depth);
    links = fresh.flatMap((entry) => entry.links(locale));
  }
  return {
    entries: [...walk.entries.values()].sort(byId),
    assets: [...walk.assets.values()].sort(byId),
    unresolved: walk.unresolved,
  };
}
