/** @jest-environment node */
/** Nodes that share a database and bring the same feeds up to date. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { builtInSynonyms } from '@/services/product/search/engine/words/synonyms';
import { startContent } from '@/services/product/content';
import type { Catalogue } from '@/services/product/catalogue/catalogue';
import { RecordFeeds } from '@/services/product/records/feeds';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import { organisation, type Product, silent, startProduct, until } from '../support/harness';
import { TEST_LIBRARY } from '../support/library';
import { entry, link, links } from '../support/sample';

let product: Product;
let folder: string;
beforeAll(async () => {
  product = await startProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'library-nodes-'));
});
afterAll(async () => {
  await product.stop();
  await product.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The catalogue of a node that reads no further change. */
async function catalogueOfNow(): Promise<Catalogue> {
  const content = await startContent({
    database: product.database,
    databaseUrl: product.url,
    source: product.source,
    intervalMs: 25,
    log: silent,
    indexFile: { path: path.join(folder, 'search-index'), build: 'test', synonyms: builtInSynonyms() },
    mapping: { adultThemesEntryId: 'adult-themes', scheme: 'https' },
  });
  await content.stop();
  return content.catalogue;
}
const feedsOf = (catalogue: Catalogue, now = () => product.clock.ms) =>
  new RecordFeeds({ db: product.database.db, catalogue, library: TEST_LIBRARY, now });

const stateOf = (feed: string) =>
  product.database.db
    .selectFrom('record_feed')
    .selectAll()
    .where('feed', '=', feed)
    .executeTakeFirstOrThrow();
const rowsOf = (id: string) =>
  product.database.db
    .selectFrom('record')
    .select(['deleted', 'name', 'datestamp'])
    .where('item_id', '=', id)
    .where('feed', '=', 'public')
    .orderBy('datestamp')
    .execute();
/** How many transactions of this database wait for a lock. */
const waiting = async () => {
  const { rows } = await sql`select 1 from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(
    product.database.db,
  );
  return rows.length;
};
const publish = async (id: string, name = id) => {
  product.clock.ms += 5_000;
  product.source.publish(entry('guide', id, { name, documents: links('doc-guide') }));
  await until(() => product.catalogue.item(id)?.name === name);
};

const isBehind = { code: 'UNAVAILABLE' };

it('a node that has not read the last change leaves the feed of one that has as it is, and does not answer', async () => {
  const behind = feedsOf(await catalogueOfNow());
  await publish('guide-new');
  await feedsOf(product.catalogue).refreshPublic();
  const before = await stateOf('public');
  product.clock.ms += 5_000;
  await expect(behind.refreshPublic()).rejects.toMatchObject(isBehind);
  expect(await stateOf('public')).toEqual(before);
  expect(await rowsOf('guide-new')).toMatchObject([{ deleted: false, name: 'guide-new' }]);
});

it('nor does one that waited for the lock while another wrote a later change', async () => {
  const { db } = product.database;
  const behind = feedsOf(await catalogueOfNow());
  await publish('guide-waited');
  const feed = 'organisation:waited';
  const newer = { feed, digest: 'of a later change', seq: product.catalogue.seq, format: 1 };
  let answer: Promise<unknown> | undefined;
  await db.transaction().execute(async (transaction) => {
    await takeAdvisoryLock(transaction, `records ${feed}`);
    answer = behind.refreshOrganisation(organisation({ id: 'waited' })).catch((error: unknown) => error);
    await until(async () => (await waiting()) >= 1);
    await transaction
      .insertInto('record_feed')
      .values({ ...newer, checked_at: new Date() })
      .execute();
  });
  expect(await answer).toMatchObject(isBehind);
  expect(await stateOf(feed)).toMatchObject(newer);
});

it('rows and digest are of one reading: what is hidden while the feed waits, and shown again, keeps its record', async () => {
  const { db } = product.database;
  await publish('guide-back');
  const node = feedsOf(product.catalogue);
  let answer: Promise<unknown> | undefined;
  await db.transaction().execute(async (transaction) => {
    await takeAdvisoryLock(transaction, 'records public');
    answer = node.refreshPublic();
    await until(async () => (await waiting()) >= 1);
    const guide = { name: 'guide-back', documents: links('doc-guide') };
    product.source.publish(entry('guide', 'guide-back', { ...guide, rightsAgreement: link('allow-gbr') }));
    await until(() => product.catalogue.item('guide-back')?.visibility.rights !== null);
  });
  await answer;
  await publish('guide-back');
  await until(() => product.catalogue.item('guide-back')?.visibility.rights === null);
  await node.refreshPublic();
  expect((await rowsOf('guide-back')).at(-1)).toMatchObject({ deleted: false });
});

it('nor does it write the feed of a change that was taken back since', async () => {
  await publish('guide-twice', 'One name');
  await feedsOf(product.catalogue).refreshPublic();
  await publish('guide-twice', 'Another name');
  const behind = feedsOf(await catalogueOfNow());
  await publish('guide-twice', 'One name');
  await feedsOf(product.catalogue).refreshPublic();
  await expect(behind.refreshPublic()).rejects.toMatchObject(isBehind);
  expect((await rowsOf('guide-twice')).map(({ name }) => name)).toEqual(['One name']);
});

it('of two nodes that write the same at once, one does: files of the feed stay cached', async () => {
  const { db } = product.database;
  const school = organisation({ id: 'at-once' });
  const nodes = [0, 60_000].map((ahead) => feedsOf(product.catalogue, () => product.clock.ms + ahead));
  let written: Promise<unknown> | undefined;
  await db.transaction().execute(async (transaction) => {
    await sql`lock table product.record_feed in share mode`.execute(transaction);
    // Whoever asks a node for the same meanwhile waits with the first: two connections of the nodes' wait for the lock, not six.
    const threeTimes = nodes.flatMap((node) => [node, node, node]);
    written = Promise.all(threeTimes.map((node) => node.refreshOrganisation(school)));
    await until(async () => (await waiting()) >= 2);
    await setTimeout(100);
    expect(await waiting()).toBe(2);
  });
  await written;
  const { checked_at: checkedAt } = await stateOf('organisation:at-once');
  const { datestamp } = await db
    .selectFrom('record')
    .select(({ fn }) => fn.max('datestamp').as('datestamp'))
    .where('feed', '=', 'organisation:at-once')
    .executeTakeFirstOrThrow();
  expect(checkedAt.getTime() - datestamp.getTime()).toBeLessThan(3_000);
});

it('a node of the release before answers with its own words, leaves what a newer one wrote of the same content, and writes the next change', async () => {
  const node = feedsOf(product.catalogue);
  await node.refreshPublic();
  const { format } = await stateOf('public');
  await product.database.db
    .updateTable('record_feed')
    .set({ digest: 'of the newer release', format: format + 1 })
    .where('feed', '=', 'public')
    .execute();
  await node.refreshPublic();
  expect(await stateOf('public')).toMatchObject({ digest: 'of the newer release', format: format + 1 });
  await publish('guide-next');
  await node.refreshPublic();
  expect(await stateOf('public')).toMatchObject({ format });
  expect(await rowsOf('guide-next')).toHaveLength(1);
});

it('a feed written of changes that the database has lost since is written again', async () => {
  const node = feedsOf(product.catalogue);
  await product.database.db
    .updateTable('record_feed')
    .set(({ eb }) => ({ digest: 'of lost changes', seq: eb('seq', '+', 1_000) }))
    .where('feed', '=', 'public')
    .execute();
  await node.refreshPublic();
  expect((await stateOf('public')).digest).not.toBe('of lost changes');
});

it('an organisation’s feed follows the organisation while the content stays', async () => {
  const node = feedsOf(product.catalogue);
  const current = async () =>
    product.database.db
      .selectFrom('record')
      .select('item_id')
      .where('feed', '=', 'organisation:school')
      .where('superseded_at', 'is', null)
      .where('deleted', '=', false)
      .execute();
  await node.refreshOrganisation(organisation());
  const before = await current();
  product.clock.ms += 5_000;
  await node.refreshOrganisation(organisation({ subscriptions: [] }));
  expect(before.length).toBeGreaterThan(0);
  expect(await current()).toEqual([]);
});

it('a node of the last release, which locks all feeds at once, and one of this exclude each other', async () => {
  const node = feedsOf(product.catalogue);
  let isWritten = false;
  let written: Promise<void> | undefined;
  await product.database.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(7366103)`.execute(transaction);
    written = node.refreshOrganisation(organisation({ id: 'waits' })).then(() => void (isWritten = true));
    await until(async () => (await waiting()) === 1);
    expect(isWritten).toBe(false);
  });
  await written;
  expect(await stateOf('organisation:waits')).toBeDefined();
});
