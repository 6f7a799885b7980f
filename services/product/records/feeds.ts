/**
 * Feeds of records: what is in the public library, and what each organisation may play, as rows that a harvest reads in order.
 * Brought up to date when content, the organisation or its subscription changes; a record that leaves a feed stays as deleted (a
 * tombstone) for ever.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { viewerFromOrganisation } from '@/lib/domain/viewer/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import type { Work } from '@/lib/domain/records/work';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { LOCK_NUMBERS } from '@/services/common/database/advisory-lock';
import { type Audience, Audiences } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import { shownJson } from '../catalogue/item-json';
import type { StoredItem } from '../catalogue/stored-item';
import type { ProductDb, ProductTables } from '../tables';
import type { LibraryIdentity } from './library';
import { setsOf, workOf } from './works';

export const PUBLIC_FEED = 'public';
export const feedOf = (organisationId: string): string => `organisation:${organisationId}`;

/** How long a replaced row is kept: a resumption token, valid for a day, may still need it. */
const SUPERSEDED_MS = 2 * DAY_MS;
/** Works made before other requests have their turn: some milliseconds. */
const SLICE = 20;
/** While content is changed all the time, works are made at once after so many tries. */
const TRIES = 3;
/** Room for trimmed items, which are read only while an audience's works are made. */
const TRIMMED_BYTES = 1024 * 1024;

export interface HarvestableWork {
  work: Work;
  slug: string;
  sets: string[];
  hash: string;
}

/** Works that one viewer sees, in which nothing is named that is hidden from them. */
export interface ShownWorks {
  get: (id: string) => HarvestableWork | undefined;
  all: () => HarvestableWork[];
  /** Differs whenever what a feed of these works says differs. */
  digest: string;
}

interface FeedsOptions {
  db: ProductDb;
  catalogue: Catalogue;
  library: LibraryIdentity;
  now: () => number;
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Datestamps are precise to the second. */
export const wholeSecond = (ms: number): Date => new Date(Math.floor(ms / 1_000) * 1_000);

const NO_WORKS: ShownWorks = { get: () => undefined, all: () => [], digest: digest([]) };

export class RecordFeeds {
  private version = -1;
  private works = new Map<string, HarvestableWork>();
  private preparing: Promise<void> | undefined;
  private readonly shown = new WeakMap<Audience, ShownWorks>();
  /** Of its own: following many organisations would push visitors' audiences out of theirs every half minute. */
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

  /** Brings the public feed up to date: what an anonymous viewer may list. */
  refreshPublic(): Promise<Viewer> {
    return this.refresh(PUBLIC_FEED, anonymousViewer, true);
  }

  /** Brings an organisation's feed up to date: what it may see and play now. */
  refreshOrganisation(organisation: CustomersOrganisation): Promise<Viewer> {
    const now = new Date(this.options.now());
    const { viewer } = viewerFromOrganisation(organisation, now, alpha3Of);
    return this.refresh(feedOf(organisation.id), viewer, canPlay(viewer).allowed);
  }

  /** Whoever the feed is for. */
  private async refresh(feed: string, viewer: Viewer, plays: boolean): Promise<Viewer> {
    const { db, now } = this.options;
    await this.prepare();
    const shown = plays ? this.shownTo(viewer) : NO_WORKS;
    const known = await db
      .selectFrom('record_feed')
      .select('digest')
      .where('feed', '=', feed)
      .executeTakeFirst();
    if (known?.digest === shown.digest) return viewer;
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.records})`.execute(transaction);
      await writeFeed(transaction, feed, shown.all(), await momentOf(transaction, feed, now()));
      await sql`insert into product.record_feed values (${feed}, ${shown.digest}, ${new Date(now())})
        on conflict (feed) do update set digest = excluded.digest, checked_at = excluded.checked_at`.execute(
        transaction,
      );
    });
    return viewer;
  }

  /** Makes the works of a new version of the catalogue in slices, once for all who ask: at once they would hold up everybody. */
  private async prepare(): Promise<void> {
    for (let tries = 0; tries < TRIES && this.version !== this.options.catalogue.version; tries += 1) {
      this.preparing ??= this.makeInSlices().finally(() => (this.preparing = undefined));
      await this.preparing;
    }
  }

  private async makeInSlices(): Promise<void> {
    const { catalogue } = this.options;
    const { version } = catalogue;
    const works = new Map<string, HarvestableWork>();
    for (const [index, stored] of [...catalogue.all()].entries()) {
      if (index % SLICE === SLICE - 1) await nextTurn();
      // Works name others by what the catalogue holds: these would be of two versions.
      if (catalogue.version !== version) return;
      const work = this.harvestable(stored, stored.json);
      if (work) works.set(stored.id, work);
    }
    this.works = works;
    this.version = version;
  }

  /** Works with everything that they name, by id; made once for each version of the catalogue. */
  private whole(): ReadonlyMap<string, HarvestableWork> {
    const { catalogue } = this.options;
    if (this.version === catalogue.version) return this.works;
    const works = new Map<string, HarvestableWork>();
    for (const stored of catalogue.all()) {
      const work = this.harvestable(stored, stored.json);
      if (work) works.set(stored.id, work);
    }
    this.works = works;
    this.version = catalogue.version;
    return works;
  }

  /** Only works that name something hidden are made again, so that audiences share all others. */
  private worksOf(audience: Audience): ShownWorks {
    const whole = this.whole();
    const trimmed = new Map<string, HarvestableWork>();
    for (const id of whole.keys()) {
      const stored = this.options.catalogue.item(id);
      const json = stored && !audience.hides(stored) ? shownJson(stored, audience) : undefined;
      const work = stored && json && json !== stored.json ? this.harvestable(stored, json) : null;
      if (work) trimmed.set(id, work);
    }
    const get = (id: string) => (audience.hides({ id }) ? undefined : (trimmed.get(id) ?? whole.get(id)));
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

/**
 * The datestamp of a change. The first rows of a feed are of the second before: a harvest reads the state of that second, and
 * may itself be what creates the feed. Decided under the lock, because a later change must never be dated before a harvest.
 */
async function momentOf(db: Kysely<ProductTables>, feed: string, now: number): Promise<Date> {
  const known = await db.selectFrom('record_feed').select('feed').where('feed', '=', feed).executeTakeFirst();
  return wholeSecond(known ? now : now - 1_000);
}

/**
 * Compares in SQL what is shown with the stored rows and writes the difference; of two changes in one second the later stays.
 * Sets that a record leaves are remembered with it.
 */
async function writeFeed(
  db: Kysely<ProductTables>,
  feed: string,
  shown: readonly HarvestableWork[],
  at: Date,
): Promise<void> {
  const column = (of: (one: HarvestableWork) => string) => sql`${shown.map(of)}::text[]`;
  await sql`create temporary table if not exists shown_records
    (id text primary key, hash text, type text, slug text, name text, sets text) on commit delete rows`.execute(
    db,
  );
  await sql`insert into shown_records select * from unnest(
    ${column(({ work }) => work.id)}, ${column(({ hash }) => hash)}, ${column(({ work }) => work.type)},
    ${column(({ slug }) => slug)}, ${column(({ work }) => work.name)}, ${column(({ sets }) => sets.join(' '))})`.execute(
    db,
  );
  await sql`create temporary table if not exists next_records (like product.record) on commit delete rows`.execute(
    db,
  );
  await sql`insert into next_records
    select ${feed}, coalesce(s.id, r.item_id), ${at}, s.id is null, coalesce(s.hash, ''), coalesce(s.type, r.type),
      coalesce(s.slug, r.slug), coalesce(s.name, r.name), coalesce(string_to_array(s.sets, ' '), r.sets),
      coalesce(r.first_at, ${at}), null, array(
        select unnest(r.sets || r.left_sets) except select unnest(coalesce(string_to_array(s.sets, ' '), r.sets)) order by 1)
    from shown_records s
      full join (select * from product.record where feed = ${feed} and superseded_at is null) r on r.item_id = s.id
    where r.item_id is null or (s.id is null and not r.deleted) or (s.id is not null and (r.deleted or r.hash <> s.hash))`.execute(
    db,
  );
  await sql`delete from product.record r using next_records n
    where r.feed = n.feed and r.item_id = n.item_id and r.datestamp = n.datestamp`.execute(db);
  await sql`update product.record r set superseded_at = ${at} from next_records n
    where r.feed = n.feed and r.item_id = n.item_id and r.superseded_at is null`.execute(db);
  await sql`insert into product.record select * from next_records`.execute(db);
}

/** Deletes rows that no harvest can request any more. */
export async function purgeRecords(db: ProductDb, now: Date): Promise<void> {
  await db
    .deleteFrom('record')
    .where('superseded_at', '<', new Date(now.getTime() - SUPERSEDED_MS))
    .execute();
}
