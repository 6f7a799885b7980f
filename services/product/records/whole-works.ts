/** Works of the whole catalogue, made once for each of its versions; an item that has not changed is not read again. */
import { createHash, type Hash } from 'node:crypto';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { doInTurns } from '@/services/common/in-turns';
import type { Catalogue } from '../catalogue/catalogue';
import type { StoredItem } from '../catalogue/stored-item';
import type { LibraryIdentity } from './library';
import { type HarvestableWork, setsOf, workOf } from './works';

/** Works made before other requests have their turn: some milliseconds. */
export const SLICE = 20;

export const shortened = (hash: Hash): string => hash.digest('base64url').slice(0, 22);
export const digestOf = (value: unknown): string =>
  shortened(createHash('sha256').update(JSON.stringify(value)));

/** What was looked up to make a work, and what was found. */
type LookedUp = readonly [type: ContentType, slug: string, found: StoredItem | undefined];

interface MadeWork {
  /** Null: no record is made of the item. */
  work: HarvestableWork | null;
  lookedUp: readonly LookedUp[];
}

export class WholeWorks {
  private version = -1;
  private works = new Map<string, HarvestableWork>();
  /** Reading an item again costs a hundred times what it costs to see that nothing in its work has changed. */
  private readonly made = new WeakMap<StoredItem, MadeWork>();
  private preparing: Promise<void> | undefined;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly library: LibraryIdentity,
  ) {}

  /** Whether the works are those of the catalogue as it is now. */
  get isCurrent(): boolean {
    return this.version === this.catalogue.version;
  }

  /** Makes the works in slices, once for all who wait. They may be out of date again when it is done. */
  async prepare(): Promise<void> {
    if (!this.isCurrent)
      await (this.preparing ??= doInTurns(this.make()).finally(() => (this.preparing = undefined)));
  }

  /** Works with everything that they name, by id and in its order; made once for each version of the catalogue. */
  all(): ReadonlyMap<string, HarvestableWork> {
    if (!this.isCurrent) Array.from(this.make());
    return this.works;
  }

  /** Makes the works of the catalogue, a slice at each step, and keeps them at the end. */
  private *make(): Generator<void> {
    const { catalogue } = this;
    const { version } = catalogue;
    const works = new Map<string, HarvestableWork>();
    const ids = Array.from(catalogue.all(), ({ id }) => id).sort();
    for (const [index, id] of ids.entries()) {
      if (index % SLICE === SLICE - 1) yield;
      const stored = catalogue.item(id);
      const work = stored && this.wholeWork(stored);
      if (work) works.set(id, work);
    }
    // Works name others by what the catalogue holds: these would be of two versions.
    if (catalogue.version !== version) return;
    this.works = works;
    this.version = version;
  }

  /** As it was made before, where all that it names is still what was found then. */
  private wholeWork(stored: StoredItem): HarvestableWork | null {
    const { catalogue } = this;
    const before = this.made.get(stored);
    if (before?.lookedUp.every(([type, slug, found]) => catalogue.bySlug(type, slug) === found))
      return before.work;
    const lookedUp: LookedUp[] = [];
    const work = this.harvestable(stored, stored.json, lookedUp);
    this.made.set(stored, { work, lookedUp });
    return work;
  }

  /** @param lookedUp what is looked up is added to it */
  harvestable(stored: StoredItem, json: Buffer, lookedUp: LookedUp[] = []): HarvestableWork | null {
    const item = contentItemSchema.parse(JSON.parse(json.toString()));
    const bySlug = (type: ContentType, slug: string) => {
      const found = this.catalogue.bySlug(type, slug);
      lookedUp.push([type, slug, found]);
      return found;
    };
    const work = workOf(stored, item, { catalogue: { bySlug }, site: this.library.site });
    if (!work) return null;
    const sets = setsOf(work, item);
    return { work, slug: stored.slug, sets, hash: digestOf([work, sets]) };
  }
}
