/**
 * Feeds of records: what is in the public library, and what each organisation may play, as rows that a harvest reads in order.
 * Brought up to date when content, the organisation or its subscription changes; a record that leaves a feed stays as deleted (a
 * tombstone) for ever.
 */
import { LRUCache } from 'lru-cache';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { viewerFromOrganisation } from '@/lib/domain/viewer/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import { visibilityKey } from '@/lib/domain/visibility/library';
import type { Catalogue } from '../catalogue/catalogue';
import type { ProductDb } from '../tables';
import { feedState, type FeedVersion, isOutOfDate } from './feed-state';
import type { LibraryIdentity } from './library';
import { NO_WORKS, WorksByAudience } from './shown-works';
import { digestOf } from './whole-works';
import { type ShownWorks, WORKS_FORMAT } from './works';
import { writeFeed } from './write-feed';

export const PUBLIC_FEED = 'public';
export const feedOf = (organisationId: string): string => `organisation:${organisationId}`;

/** Kinds of readers whose digests are held, each of some hundred bytes, though a viewer's lists may be long: more than a library has organisations that harvest. */
const DIGESTS = 10_000;

interface FeedsOptions {
  db: ProductDb;
  catalogue: Catalogue;
  library: LibraryIdentity;
  now: () => number;
}

export class RecordFeeds {
  private readonly works: WorksByAudience;
  /** By feed and what it is brought up to date with. */
  private readonly refreshing = new Map<string, Promise<void>>();
  /** What feeds say, by version and whom they are for. */
  private readonly digests = new LRUCache<string, string>({ max: DIGESTS });

  constructor(private readonly options: FeedsOptions) {
    this.works = new WorksByAudience(options.catalogue, options.library);
  }

  /** Works of the current catalogue as a viewer may read them; made once for each audience of a version. */
  shownTo(viewer: Viewer): ShownWorks {
    return this.works.of(viewer);
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
    return digestOf([this.options.catalogue.version, plays, visibilityKey([viewer])]);
  }

  /** Whoever the feed is for. Throws UNAVAILABLE where this node is behind (`isOutOfDate`). */
  private async refresh(feed: string, viewer: Viewer, plays: boolean): Promise<void> {
    if (plays) await this.works.prepare(viewer);
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
    const shown = plays ? this.works.of(viewer) : NO_WORKS;
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
}
