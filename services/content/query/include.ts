/** `include`: linked resources returned with the items (delivery contract §6 "include"). */
import type { LinkReference } from '../model/links';
import type { PublishedResource } from '../model/published';
import type { LinkGraph, Targets, Visits } from '../store/link-graph';
import type { ResourceSet } from '../store/resource-set';
import { type Selection, selectedLinks } from './select';

export interface Included {
  /** Sorted by id. */
  entries: PublishedResource[];
  assets: PublishedResource[];
  /** Unresolvable links, once per target, in the order in which they were met. */
  unresolved: LinkReference[];
}

export interface IncludeRequest {
  items: readonly PublishedResource[];
  depth: number;
  selection: Selection | null;
  locale: string;
}

/** One breadth-first walk from the items; each resource is visited once, so cycles end. */
class Walk {
  readonly entries: number[] = [];
  readonly assets: number[] = [];
  readonly #unresolved = new Map<string, LinkReference>();
  readonly #met: { entries: Visits; assets: Visits };

  constructor(graph: LinkGraph, items: readonly number[]) {
    this.#met = graph.beginWalk();
    for (const item of items) this.#met.entries.isNew(item);
  }

  get unresolved(): LinkReference[] {
    return [...this.#unresolved.values()];
  }

  /** Visits the link targets of one resource; adds entries met for the first time to `fresh`; null: skips entries. */
  take({ entries, assets, missingEntries, missingAssets }: Targets, fresh: number[] | null): void {
    for (const rank of assets) if (this.#met.assets.isNew(rank)) this.assets.push(rank);
    this.#note(missingAssets);
    if (!fresh) return;
    this.#note(missingEntries);
    for (const rank of entries) {
      if (!this.#met.entries.isNew(rank)) continue;
      this.entries.push(rank);
      fresh.push(rank);
    }
  }

  #note(links: readonly LinkReference[]): void {
    for (const link of links) this.#unresolved.set(`${link.kind}:${link.id}`, link);
  }
}

/** Ranks are in the order of ids, so sorting them sorts the resources. */
function resourcesOf(ranks: readonly number[], set: ResourceSet): PublishedResource[] {
  const all = set.ranked();
  return Array.from(Uint32Array.from(ranks).sort(), (rank) => all[rank]).filter((one) => one !== undefined);
}

/** Entries up to `depth` levels away and assets one level further; nothing at depth 0. */
export function include(graph: LinkGraph, { items, depth, selection, locale }: IncludeRequest): Included {
  const walk = new Walk(graph, depth === 0 ? [] : items.flatMap(({ id }) => graph.entries.rankOf(id) ?? []));
  const ofItem = (item: PublishedResource) =>
    selection
      ? graph.resolve(selectedLinks(item, selection, locale))
      : graph.of(graph.entries.rankOf(item.id) ?? -1, locale);
  let frontier = depth === 0 ? [] : items.map(ofItem);
  for (let level = 1; level <= depth + 1 && frontier.length > 0; level += 1) {
    const fresh: number[] = [];
    for (const targets of frontier) walk.take(targets, level <= depth ? fresh : null);
    frontier = fresh.map((rank) => graph.of(rank, locale));
  }
  return {
    entries: resourcesOf(walk.entries, graph.entries),
    assets: resourcesOf(walk.assets, graph.assets),
    unresolved: walk.unresolved,
  };
}
