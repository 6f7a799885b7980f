/**
 * Removes stored files that no asset names any more: of replaced and deleted assets, of refused imports, and what a copy left that
 * was cut off. Several processes may do so at once, on one folder.
 */
import { type Kysely, sql } from 'kysely';
import type { Logger } from '@/services/common/log';
import { inRounds, type Rounds } from '@/services/common/jobs/rounds';
import { SCHEMA, type Tables } from '../store/tables';
import { parseFilePath } from './address';
import type { FileStore } from './store';

/**
 * How long a file stays when nothing names it: a backup copies the database first and the files later, and whoever brings back
 * the database of some days ago finds its files.
 */
const RETENTION_DAYS = 7;
/** A round reads the addresses of all assets: three seconds of a busy machine where there are 100,000. */
const EVERY_MS = 6 * 60 * 60_000;
/** Files of one transaction, for which an import may have to wait. */
const PIECE = 100;

const resource = sql.id(SCHEMA, 'resource');
const unused = sql.id(SCHEMA, 'unused_file');

/** The hashes in the addresses of assets, published or not, of every space. */
async function namedHashes(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ url: string | null }>`
    select value ->> 'url' as url from ${resource}, json_each(fields -> 'file') where kind = 'Asset'`.execute(
    db,
  );
  return new Set(rows.flatMap(({ url }) => parseFilePath(url ?? '')?.hash ?? []));
}

/** Since when a file is unused stays as it is written; what is used again, or has gone, is written off. */
async function record(db: Kysely<Tables>, store: FileStore, names: readonly string[]): Promise<void> {
  await sql`delete from ${unused} where name <> all(${names}::text[])`.execute(db);
  const files = [];
  for (const name of names) files.push({ name, bytes: await store.sizeOf(name) });
  await sql`insert into ${unused} (name, bytes) select name, bytes
    from json_to_recordset(${JSON.stringify(files)}::json) as file(name text, bytes bigint)
    on conflict do nothing`.execute(db);
}

/**
 * Removes some of the files whose time is over; returns how many. They go while their rows are locked: an import that brings one
 * again (`markUsed`) either deletes its row first, and the file stays, or waits, and then finds no file and writes it.
 */
const removeSome = (db: Kysely<Tables>, store: FileStore): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`delete from ${unused} where name in (
        select name from ${unused} where since < now() - make_interval(days => ${RETENTION_DAYS}) limit ${PIECE} for update skip locked)
      returning name`.execute(transaction);
    for (const { name } of rows) await store.remove(name);
    return rows.length;
  });

/** Of the cluster (a replica has the same), and of the database in it. */
async function databaseId(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select concat(system_identifier, '/', oid) as id
    from pg_control_system(), pg_database where datname = current_database()`.execute(db);
  return rows[0]?.id ?? '';
}

/** One round; resolves to how many files it has removed. Rejects when the files are another database's. */
export async function removeUnusedFiles(db: Kysely<Tables>, store: FileStore): Promise<number> {
  const stored = await store.names();
  const named = await namedHashes(db);
  // Rather another database than that of these files than a library that has lost them all.
  if (named.size === 0) return 0;
  if (!(await store.claim(await databaseId(db))))
    throw new Error(`${store.ownerFile} names another database; if that one is no longer used, delete it`);
  await record(
    db,
    store,
    stored.filter((name) => !named.has(name)),
  );
  let removed = 0;
  for (let some = PIECE; some > 0; removed += some) some = await removeSome(db, store);
  return removed;
}

/** Says that a file is going to be named: it stays at least RETENTION_DAYS from now. Call it before looking whether it is stored. */
export async function markUsed(db: Kysely<Tables>, hash: string): Promise<void> {
  await db.deleteFrom('unused_file').where('name', '=', hash).execute();
}

/** Files that wait to be removed, and their bytes. */
export async function unusedFiles(db: Kysely<Tables>): Promise<{ files: number; bytes: number }> {
  return db
    .selectFrom('unused_file')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow();
}

/** Removes unused files in the background. */
export const followUnusedFiles = (db: Kysely<Tables>, store: FileStore, log: Logger): Rounds =>
  inRounds(
    async () => {
      const removed = await removeUnusedFiles(db, store);
      if (removed > 0) log.info({ removed }, 'files that nothing named any more were removed');
    },
    {
      everyMs: EVERY_MS,
      failed: (error) => log.warn({ err: error }, 'files that nothing names could not be removed'),
    },
  );
