/**
 * Feeds of records: what is in the public library, and what each organisation may play, as rows that a harvest reads in order.
 * Brought up to date when content, the organisation or its subscription changes; a record that leaves a feed stays as deleted (a
 * tombstone) for ever.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { viewerFromOrganisation } from '@/lib/domain/viewer/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';
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
/** While content is changed all the time, works are made at once after so many tries. */
const TRIES = 3;
/** Room for trimmed items, which are read only while an audience's works are made. */
const TRIMMED_BYTES = 1024 * 1024;

interface FeedsOptions {
  db: ProductDb;
  catalogue: Catalogue;
  library: LibraryIdentity;
  now: () => number;
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

const NO_WORKS: ShownWorks = { get: () => undefined, all: () => [], digest: digest([]) };

export class RecordFeeds {
  private version = -1;
  private works = new Map<string, HarvestableWork>();
  private preparing: Promise<void> | undefined;
  /** By feed and what it is brought up to date with. */
  private readonly refreshing = new Map<string, Promise<void>>();
  private readonly shown = new WeakMap<Audience, ShownWorks>();
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
    const audiences = viewer.organisationId === null ? this.publicAudiences : this.audiences;
    const audience = audiences.of({ viewer });
    const works = this.shown.get(audience) ?? this.worksOf(audience);
    this.shown.set(audience, works);
    return works;
  }

  /** Brings the public feed up to date: what an anonymous viewer may list. Throws UNAVAILABLE as `refresh` does. */
  refreshPublic(): Promise<Viewer> {
    return this.refresh(PUBLIC_FEED, anonymousViewer, true);
  }

  /** Brings an organisation's feed up to date: what it may see and play now. Throws UNAVAILABLE as `refresh` does. */
  refreshOrganisation(organisation: CustomersOrganisation): Promise<Viewer> {
    const now = new Date(this.options.now());
    const { viewer } = viewerFromOrganisation(organisation, now, alpha3Of);
    return this.refresh(feedOf(organisation.id), viewer, canPlay(viewer).allowed);
  }

  /** Whoever the feed is for. Throws UNAVAILABLE where this node is behind (`isOutOfDate`). */
  private async refresh(feed: string, viewer: Viewer, plays: boolean): Promise<Viewer> {
    await this.prepare();
    const shown = plays ? this.shownTo(viewer) : NO_WORKS;
    const next = { digest: shown.digest, seq: this.options.catalogue.seq, format: WORKS_FORMAT };
    const key = JSON.stringify([feed, next.digest, next.seq]);
    // Those who ask meanwhile share it: each would wait for the lock of the feed on a connection of its own.
    const refreshed =
      this.refreshing.get(key) ?? this.write(feed, next, shown).finally(() => this.refreshing.delete(key));
    this.refreshing.set(key, refreshed);
    await refreshed;
    return viewer;
  }

  private async write(feed: string, next: FeedVersion, shown: ShownWorks): Promise<void> {
    const { db, now } = this.options;
    const stored = await feedState(db, feed);
    if (isOutOfDate(stored, next)) await writeFeed(db, feed, { ...next, shown, now });
  }

  /** Makes the works of a new version of the catalogue in slices, once for all who ask: at once they would hold up everybody. */
  private async prepare(): Promise<void> {
    for (let tries = 0; tries < TRIES && this.version !== this.options.catalogue.version; tries += 1) {
      this.preparing ??= this.makeInSlices().finally(() => (this.preparing = undefined));
      await this.preparing;
    }
  }

  private async makeInSlices(): Promise<void> {
    for (const _slice of this.making()) await nextTurn();
  }

  /** Works with everything that they name, by id; made once for each version of the catalogue. */
  private whole(): ReadonlyMap<string, HarvestableWork> {
    if (this.version !== this.options.catalogue.version) Array.from(this.making());
    return this.works;
  }

  /** Makes the works of the catalogue, a slice at each step, and keeps them at the end. */
  private *making(): Generator<void> {
    const { catalogue } = this.options;
    const { version } = catalogue;
    const works = new Map<string, HarvestableWork>();
    for (const [index, stored] of [...catalogue.all()].entries()) {
      if (index % SLICE === SLICE - 1) yield;
      // Works name others by what the catalogue holds: these would be of two versions.
      if (catalogue.version !== version) return;
      const work = this.harvestable(stored, stored.json);
      if (work) works.set(stored.id, work);
    }
    this.works = works;
    this.version = version;
  }

  /** Only works that name something hidden are made again, so that audiences share all others. */
  private worksOf(audience: Audience): ShownWorks {
    const whole = this.whole();
    const trimmed = new Map<string, HarvestableWork>();
    for (const id of whole.keys()) {
      const stored = this.options.catalogue.item(id);
      const json = stored && audience.sees(id) ? shownJson(stored, audience) : undefined;
      const work = stored && json && json !== stored.json ? this.harvestable(stored, json) : null;
      if (work) trimmed.set(id, work);
    }
    const get = (id: string) => (audience.sees(id) ? (trimmed.get(id) ?? whole.get(id)) : undefined);
    const all = () => [...whole.keys()].flatMap((id) => get(id) ?? []);
    // Sorted, because nodes that have read the same content in another order must agree.
    const said = all().map(({ work, hash }) => `${work.id} ${hash}`);
    return { get, all, digest: digest(said.toSorted()) };
  }

  private harvestable(stored: StoredItem, json: Buffer): HarvestableWork | null {
    const { catalogue, library } = this.options;
    const item = contentItemSchema.parse(JSON.parse(json.toString()));
    const work = workOf(stored, item, { catalogue, site: library.site });
    if (!work) return null;
    const sets = setsOf(work, item);
    return { work, slug: stored.slug, sets, hash: digest([work, sets]) };
  }
}
