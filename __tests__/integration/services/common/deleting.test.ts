/** What is past its time goes in pieces, and what cannot go holds back nothing else. */
import { type Kysely, sql } from 'kysely';
import { migrate, openDatabase } from '@/services/common/database/database';
import { deleteEndedWindows } from '@/services/identity/sign-in/throttle';
import { deleteExpired } from '@/services/identity/store/adapter';
import { productMigrations } from '@/services/product/migrations';
import { purgeRecords } from '@/services/product/records/write-feed';
import { purgeReports } from '@/services/product/reports/analytics';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { openIdentityDatabase } from '../identity/fixture';
import { testDatabase } from '../../../support/setup/postgres';

const NOW = new Date('2026-11-23T12:00:00Z');

/** From now on notes how many rows each statement deletes from the table. */
async function noteDeletions<Tables>(db: Kysely<Tables>, table: string): Promise<() => Promise<number[]>> {
  await sql`create table public.deletions (n serial, rows int)`.execute(db);
  await sql`create function public.note() returns trigger language plpgsql as
    'begin insert into public.deletions (rows) select count(*) from gone; return null; end'`.execute(db);
  await sql`create trigger noted after delete on ${sql.table(table)} referencing old table as gone
    for each statement execute function public.note()`.execute(db);
  return async () => {
    const { rows } = await sql<{
      rows: number;
    }>`select rows from public.deletions where rows > 0 order by n`.execute(db);
    return rows.map((row) => row.rows);
  };
}

it('expired sign-ins', async () => {
  const { db, close } = await openIdentityDatabase();
  const deletions = await noteDeletions(db, 'identity.models');
  await sql`insert into identity.models (model, id, payload, expires_at)
    select 'Interaction', n::text, '{}', now() - interval '1 minute' from generate_series(1, 10003) n`.execute(
    db,
  );
  await sql`insert into identity.models (model, id, payload, expires_at)
    values ('Session', 'alive', '{}', now() + interval '1 minute'), ('Grant', 'for ever', '{}', null)`.execute(
    db,
  );
  await deleteExpired(db);
  expect(await deletions()).toEqual([10_000, 3]);
  expect(await db.selectFrom('models').select('id').orderBy('id').execute()).toEqual([
    { id: 'alive' },
    { id: 'for ever' },
  ]);
  await close();
});

it('reports: one table that cannot be read does not keep the others', async () => {
  const { url, drop } = await testDatabase();
  const database = openDatabase<ProductTables>(url, PRODUCT_SCHEMA, 2);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
  const { db } = database;
  const deletions = await noteDeletions(db, 'product.rate_count');
  await sql`insert into product.rate_count select 'old:' || n, ${NOW}::timestamptz - interval '3 days', 1
    from generate_series(1, 10002) n`.execute(db);
  await sql`insert into product.error_report (reported_at, message, error, type)
    values (${NOW}::timestamptz - interval '100 days', 'm', 'e', 't')`.execute(db);
  await sql`insert into product.class_tries values ('old', 1, 0, ${NOW}::timestamptz - interval '3 days')`.execute(
    db,
  );
  await sql`create function public.stuck() returns trigger language plpgsql as
    $$begin raise exception 'stuck'; end$$`.execute(db);
  await sql`create trigger stuck before delete on product.error_report for each row execute function public.stuck()`.execute(
    db,
  );
  await expect(purgeReports(db, NOW)).rejects.toThrow('error_report');
  expect(await deletions()).toEqual([10_000, 2]);
  expect(await db.selectFrom('class_tries').selectAll().execute()).toEqual([]);
  await sql`drop trigger stuck on product.error_report`.execute(db);
  await purgeReports(db, NOW);
  expect(await db.selectFrom('error_report').selectAll().execute()).toEqual([]);
  await database.close();
  await drop();
});

it('records that were replaced, while those of a harvest that may go on stay', async () => {
  const { url, drop } = await testDatabase();
  const database = openDatabase<ProductTables>(url, PRODUCT_SCHEMA, 2);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
  const { db } = database;
  const deletions = await noteDeletions(db, 'product.record');
  await sql`insert into product.record
    select 'public', n::text, at, false, '', '', '', '', '{}', at, case when n > 0 then at end, null
    from generate_series(0, 10004) n, lateral (select ${NOW}::timestamptz - interval '3 days' as at) as ats`.execute(
    db,
  );
  await sql`update product.record set superseded_at = ${NOW} where item_id = '10004'`.execute(db);
  await purgeRecords(db, NOW);
  expect(await deletions()).toEqual([10_000, 3]);
  const left = await db.selectFrom('record').select('item_id').orderBy('item_id').execute();
  expect(left.map(({ item_id }) => item_id)).toEqual(['0', '10004']);
  await database.close();
  await drop();
});

it('windows of counted sign-ins that have ended', async () => {
  const { db, close } = await openIdentityDatabase();
  const deletions = await noteDeletions(db, 'identity.sign_in_failures');
  await sql`insert into identity.sign_in_failures (key, failures, window_started_at)
    select n::text, 1, case when n > 0 then ${NOW}::timestamptz - interval '3 days' else ${NOW} end
    from generate_series(0, 10003) n`.execute(db);
  await deleteEndedWindows(db, NOW, AbortSignal.abort());
  expect(await deletions()).toEqual([]);
  await deleteEndedWindows(db, NOW);
  expect(await deletions()).toEqual([10_000, 3]);
  expect(await db.selectFrom('sign_in_failures').select('key').execute()).toEqual([{ key: '0' }]);
  await close();
});
