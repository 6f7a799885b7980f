/**
 * Feeds of records: what is in the public library, and what each organisation may play, as rows that a harvest reads in order.
 * Brought up to date when content, the organisation or its subscription changes; a record that leaves a feed stays as deleted (a
 * tombstone) for ever.
 */
import { createHash, type Hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { viewerFromOrganisation } from '@/lib/domain/viewer/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import { visibilityKey } from '@/lib/domain/visibility/library';
import { doInTurns } from '@/services/common/in-turns';
import { type Audience, Audiences } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import { shownJson } from '../catalogue/item-json';
import type { StoredItem } from '../catalogue/stored-item';
import type { ProductDb } from '../tables';
import { feedState, type FeedVersion, isOutOfDate } from './feed-state';
import type { LibraryIdentity } from './library';
import { type HarvestableWork, setsOf, type ShownWorks, workOf, WORKS_FORMAT } from './works';
import { writeFeed } from './write-feed';

export const PUBLIC_FEED = 'public';
export const feedOf = (organisationId: string): string => `organisation:${organisationId}`;

/** Works made before other requests have their turn: some milliseconds. */
const SLICE = 20;
/** While content is changed all the time, what is left is made at once after so many tries: little, for what was made stays made. */
const TRIES = 3;
/** Kinds of readers whose digests are held, each of some hundred bytes, though a viewer's lists may be long: more than a library has organisations that harvest. */
const DIGESTS = 10_000;
/** Room for trimmed items, which are read only while an audience's works are made. */
const TRIMMED_BYTES = 1024 * 1024;

interface FeedsOptions {
  db: ProductDb;
  catalogue: Catalogue;
  library: LibraryIdentity;
  now: () => number;
}

const shortened = (hash: Hash) => hash.digest('base64url').slice(0, 22);
const digest = (value: unknown) => shortened(createHash('sha256').update(JSON.stringify(value)));

/** What was looked up to make a work, and what was found. */
type LookedUp = readonly [type: ContentType, slug: string, found: StoredItem | undefined];

interface MadeWork {
  /** Null: no record is made of the item. */
  work: HarvestableWork | null;
  lookedUp: readonly LookedUp[];
}

const NO_WORKS: ShownWorks = { get: () => undefined, all: () => [], digest: digest([]) };

export class RecordFeeds {
  private version = -1;
  private works = new Map<string, HarvestableWork>();
  /** Reading an item again costs a hundred times what it costs to see that nothing in its work has changed. */
  private readonly made = new WeakMap<StoredItem, MadeWork>();
  private preparing: Promise<void> | undefined;
  private readonly trimming = new WeakMap<Audience, Promise<void>>();
  /** By feed and what it is brought up to date with. */
  private readonly refreshing = new Map<string, Promise<void>>();
  private readonly shown = new WeakMap<Audience, ShownWorks>();
  /** What feeds say, by version and whom they are for. */
  private readonly digests = new LRUCache<string, string>({ max: DIGESTS });
  /** Of its own: following many organisations would push visitors' audiences out of theirs every minute. */
  private readonly audiences: Audiences;
  /** Of who has no organisation: a round of many organisations must not push the public feed's out either. */
  private readonly publicAudiences: Audiences;

  constructor(private readonly options: FeedsOptions) {
    this.audiences = new Audiences(options.catalogue, TRIMMED_BYTES);
    this.publicAudiences = new Audiences(options.catalogue, TRIMMED_BYTES);
  }

  /** Works of the current catalogue as a viewer may read them; made once for each audience of a version. */
  shownTo(viewer: Viewer): ShownWorks {
    const audience = this.audienceOf(viewer);
    if (!this.shown.has(audience)) Array.from(this.trim(audience));
    return this.shown.get(audience) ?? NO_WORKS;
  }

  private audienceOf(viewer: Viewer): Audience {
    return (viewer.organisationId === null ? this.publicAudiences : this.audiences).of({ viewer });
  }

  /** Brings the public feed up to date: what an anonymous viewer may list. Throws UNAVAILABLE as `refresh` does. */
  async refreshPublic(): Promise<Viewer> {
    await this.refresh(PUBLIC_FEED, anonymousViewer, true);
    return anonymousViewer;
  }

  /** Brings an organisation's feed up to date: what it may see and play now. Throws UNAVAILABLE as `refresh` does. */
  async refreshOrganisation(organisation: CustomersOrganisation): Promise<Viewer> {
    const viewer = this.viewerOf(organisation);
    await this.refresh(feedOf(organisation.id), viewer, canPlay(viewer).allowed);
    return viewer;
  }

  /**
   * The same for whoever will not read the works of it: where it is known what a feed of this version says to such a viewer, nothing
   * is made. Works of many organisations with rules of their own have no room, and were made again every minute.
   *
   * @param organisation null for the public feed
   */
  async follow(organisation: CustomersOrganisation | null): Promise<void> {
    const viewer = organisation === null ? anonymousViewer : this.viewerOf(organisation);
    const plays = organisation === null || canPlay(viewer).allowed;
    const feed = organisation === null ? PUBLIC_FEED : feedOf(organisation.id);
    const { db, catalogue } = this.options;
    const digest = this.digests.get(this.digestKey(viewer, plays));
    const known = digest === undefined ? null : { digest, seq: catalogue.seq, format: WORKS_FORMAT };
    if (known === null || isOutOfDate(await feedState(db, feed), known))
      await this.refresh(feed, viewer, plays);
  }

  private viewerOf(organisation: CustomersOrganisation): Viewer {
    return viewerFromOrganisation(organisation, new Date(this.options.now()), alpha3Of).viewer;
  }

  private digestKey(viewer: Viewer, plays: boolean): string {
    return digest([this.options.catalogue.version, plays, visibilityKey([viewer])]);
  }

  /** Whoever the feed is for. Throws UNAVAILABLE where this node is behind (`isOutOfDate`). */
  private async refresh(feed: string, viewer: Viewer, plays: boolean): Promise<void> {
    if (plays) await this.prepare(viewer);
    const { next } = this.reading(viewer, plays);
    const key = JSON.stringify([feed, next.digest, next.seq]);
    // Those who ask meanwhile share it: each would wait for the lock of the feed on a connection of its own.
    const refreshed =
      this.refreshing.get(key) ?? this.write(feed, viewer, plays).finally(() => this.refreshing.delete(key));
    this.refreshing.set(key, refreshed);
    await refreshed;
  }

  /** What a feed says now, of the content as it is in this turn. */
  private reading(viewer: Viewer, plays: boolean): { shown: ShownWorks; next: FeedVersion } {
    const shown = plays ? this.shownTo(viewer) : NO_WORKS;
    this.digests.set(this.digestKey(viewer, plays), shown.digest);
    return {
      shown,
      next: { digest: shown.digest, seq: this.options.catalogue.seq, format: WORKS_FORMAT },
    };
  }

  private async write(feed: string, viewer: Viewer, plays: boolean): Promise<void> {
    const { db, now } = this.options;
    const stored = await feedState(db, feed);
    // Digest and works of one turn: a work that was hidden in between, and shown again, would stay deleted under its old digest.
    const { shown, next } = this.reading(viewer, plays);
    if (isOutOfDate(stored, next)) await writeFeed(db, feed, { ...next, works: shown.all(), now });
  }

  /** Makes what `shownTo` gives in slices, once for all who ask: at once it would hold up everybody. */
  private async prepare(viewer: Viewer): Promise<void> {
    const { catalogue } = this.options;
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (this.version !== catalogue.version)
        await (this.preparing ??= doInTurns(this.make()).finally(() => (this.preparing = undefined)));
      if (this.version !== catalogue.version) continue;
      const audience = this.audienceOf(viewer);
      if (this.shown.has(audience)) return;
      const trimming = this.trimming.get(audience) ?? doInTurns(this.trim(audience));
      this.trimming.set(audience, trimming);
      await trimming;
    }
  }

  /** Works with everything that they name, by id and in its order; made once for each version of the catalogue. */
  private whole(): ReadonlyMap<string, HarvestableWork> {
    if (this.version !== this.options.catalogue.version) Array.from(this.make());
    return this.works;
  }

  /** Makes the works of the catalogue, a slice at each step, and keeps them at the end. */
  private *make(): Generator<void> {
    const { catalogue } = this.options;
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
    const { catalogue } = this.options;
    const before = this.made.get(stored);
    if (before?.lookedUp.every(([type, slug, found]) => catalogue.bySlug(type, slug) === found))
      return before.work;
    const lookedUp: LookedUp[] = [];
    const work = this.harvestable(stored, stored.json, lookedUp);
    this.made.set(stored, { work, lookedUp });
    return work;
  }

  /**
   * Keeps the works that an audience may read, a slice at each step. Only those that name something hidden are made again, so that
   * audiences share all others. What is found meanwhile of a later version is nobody's: whoever asks has its audience by then.
   */
  private *trim(audience: Audience): Generator<void> {
    const whole = this.whole();
    const trimmed = new Map<string, HarvestableWork>();
    const get = (id: string) => (audience.sees(id) ? (trimmed.get(id) ?? whole.get(id)) : undefined);
    const said = createHash('sha256').update('[');
    let separator = '';
    for (const [index, id] of [...whole.keys()].entries()) {
      if (index % SLICE === SLICE - 1) yield;
      const stored = this.options.catalogue.item(id);
      const json = stored && audience.sees(id) ? shownJson(stored, audience) : undefined;
      const work = stored && json && json !== stored.json ? this.harvestable(stored, json) : null;
      if (work) trimmed.set(id, work);
      const shown = get(id);
      if (!shown) continue;
      // In the order of ids: nodes that have read the same content in another order must agree.
      said.update(`${separator}${JSON.stringify(`${id} ${shown.hash}`)}`);
      separator = ',';
    }
    const all = () => [...whole.keys()].flatMap((id) => get(id) ?? []);
    this.shown.set(audience, { get, all, digest: shortened(said.update(']')) });
  }

  /** @param lookedUp what is looked up is added to it */
  private harvestable(stored: StoredItem, json: Buffer, lookedUp: LookedUp[] = []): HarvestableWork | null {
    const item = contentItemSchema.parse(JSON.parse(json.toString()));
    const bySlug = (type: ContentType, slug: string) => {
      const found = this.options.catalogue.bySlug(type, slug);
      lookedUp.push([type, slug, found]);
      return found;
    };
    const work = workOf(stored, item, { catalogue: { bySlug }, site: this.options.library.site });
    if (!work) return null;
    const sets = setsOf(work, item);
    return { work, slug: stored.slug, sets, hash: digest([work, sets]) };
  }
}
