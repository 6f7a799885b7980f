/**
 * The links between resources of one snapshot as numbers: a page with two levels of includes follows thousands of
 * links, and integers in typed arrays cost a tenth of looking ids up.
 */
import type { LinkReference } from '../model/links';
import type { ResourceSet } from './resource-set';

/** Where links lead: ranks of published targets, and the links that lead nowhere. */
export interface Targets {
  entries: Uint32Array;
  assets: Uint32Array;
  missingEntries: readonly LinkReference[];
  missingAssets: readonly LinkReference[];
}

/** The numbers visited during one walk; each is new only once. */
export class Visits {
  readonly #stamps: Uint32Array;
  #visit = 0;

  constructor(size: number) {
    this.#stamps = new Uint32Array(size);
  }

  /** Starts a new walk, in which every number is new again. */
  begin(): void {
    this.#visit += 1;
  }

  isNew(rank: number): boolean {
    if (this.#stamps[rank] === this.#visit) return false;
    this.#stamps[rank] = this.#visit;
    return true;
  }
}

export class LinkGraph {
  readonly #known = new Map<string, (Targets | undefined)[]>();
  #visits: { entries: Visits; assets: Visits } | undefined;

  constructor(
    readonly entries: ResourceSet,
    readonly assets: ResourceSet,
  ) {}

  /** Targets of an entry's links in a locale; cached. */
  of(rank: number, locale: string): Targets {
    let known = this.#known.get(locale);
    if (!known) this.#known.set(locale, (known = []));
    const found = known[rank];
    if (found) return found;
    const made = this.resolve(this.entries.ranked()[rank]?.links(locale) ?? []);
    known[rank] = made;
    return made;
  }

  resolve(links: readonly LinkReference[]): Targets {
    const found = { Entry: [] as number[], Asset: [] as number[] };
    const missing = { Entry: [] as LinkReference[], Asset: [] as LinkReference[] };
    for (const link of links) {
      const rank = (link.kind === 'Asset' ? this.assets : this.entries).rankOf(link.id);
      if (rank === undefined) missing[link.kind].push(link);
      else found[link.kind].push(rank);
    }
    return {
      entries: Uint32Array.from(found.Entry),
      assets: Uint32Array.from(found.Asset),
      missingEntries: missing.Entry,
      missingAssets: missing.Asset,
    };
  }

  /** Reset marks for one walk. All walks share them: a walk is synchronous, so two never overlap. */
  beginWalk(): { entries: Visits; assets: Visits } {
    this.#visits ??= {
      entries: new Visits(this.entries.byId.size),
      assets: new Visits(this.assets.byId.size),
    };
    this.#visits.entries.begin();
    this.#visits.assets.begin();
    return this.#visits;
  }
}
