/**
 * PostgreSQL access: one pool per process, one schema per service. Every query names its schema through
 * `withSchema`, so services can share a database and still be separated later.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, Migrator, sql, type Migration } from 'kysely';
import pg from 'pg';
import { EXIT_CONFIG } from '@/lib/contracts/environment';
import { exitOnFault } from '@/lib/platform/config';
import { createLogThrottle } from '@/lib/platform/log/log-throttle';
import { AUDIT_SCHEMA, auditMigrations } from '../audit/migrations';
import { LOCK_NUMBERS } from './advisory-lock';
import { databaseFailure, DatabaseUnusableError } from './database-failure';
import type { Logger } from '../log';
import { whileMigrating } from './migrating';
import { REST_MS, ServiceDialect } from './postgres-dialect';
import { requireNewPostgres, VERSION_QUERY } from './postgres-version';

// bigint columns hold sequence numbers and epoch milliseconds, all below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

/** A command that needs it for one piece of work says `await using`, which closes it however the work ends. */
export interface Database<Tables> extends AsyncDisposable {
  db: Kysely<Tables>;
  pool: pg.Pool;
  /** Host name and port of the server, for messages. */
  host: string;
  close: () => Promise<void>;
}

/** Milliseconds a connection attempt and a statement may take; a stuck database must not hold requests for ever. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * How long a transaction may wait for its process between two statements: longer than a file takes to be written to object storage
 * (`finishCertificate`), and no longer, because nobody else gets its locks and its connection meanwhile.
 */
const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * A pool that survives the loss of its database. A connection may be lost while idle in the pool or, checked out, between
 * two statements of a transaction; either emits `error`, which would end the process if nobody listened. No failure is
 * hidden: the next statement on a lost connection fails, and the pool replaces the connection.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * What every connection to PostgreSQL is opened with, pooled or not: a server that does not answer is given up after five
 * seconds, and one that is gone without closing the connection is noticed; a transaction whose process has stopped is ended. No
 * limit for a statement is set: one that waits for a lock of another node (the follower's) may rightly take longer than any request.
 *
 * @param name what PostgreSQL lists the connection as (`pg_stat_activity`)
 */
export const connectionSettings = (url: string, name: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  application_name: name,
});

/**
 * As `connectionSettings`, for connections whose statements are all short: each is ended after 30 seconds. Safe where one
 * of them listens (`LISTEN` itself returns at once, and only a running statement is timed).
 */
export const statementSettings = (url: string, name: string) => ({
  ...connectionSettings(url, name),
  statement_timeout: STATEMENT_TIMEOUT_MS,
});

const hostOf = (url: string) => URL.parse(url)?.host ?? 'DATABASE_URL';

interface PoolLimits {
  /** How long a statement may take, ms. */
  statementMs?: number;
  /**
   * When a statement is given up that the server has neither answered nor ended, ms: one that hangs ends nothing itself. Undefined:
   * never, as where migrations run, which may take as long as they need.
   */
  answeredMs?: number | undefined;
  /** A connection that has rested so long is asked first whether the server answers, ms. */
  restMs?: number;
}

/**
 * Opens a pool on `url`; the returned `db` addresses tables of `schema`.
 *
 * @param max connections
 */
export function openDatabase<Tables>(
  url: string,
  schema: string,
  max = 8,
  { statementMs = STATEMENT_TIMEOUT_MS, answeredMs, restMs = REST_MS }: PoolLimits = {},
): Database<Tables> {
  const pool = openPool({
    ...statementSettings(url, schema),
    statement_timeout: statementMs,
    query_timeout: answeredMs,
    max,
  });
  const db = new Kysely<Tables>({ dialect: new ServiceDialect({ pool, restMs }) }).withSchema(schema);
  const close = () => db.destroy();
  return { db, pool, host: hostOf(url), close, [Symbol.asyncDispose]: close };
}

/** PostgreSQL's `if not exists` fails when two run at once, so nodes that start together take turns. */
async function makeSchema<Tables>(db: Kysely<Tables>, schema: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_NUMBERS.schema)})`.execute(transaction);
    await sql`create schema if not exists ${sql.id(schema)}`.execute(transaction);
  });
}

/**
 * The migrations of a newer release, once all of ours are applied; null if one of ours is not, or if one that we do not know is
 * named before our last: a database that no release has made.
 */
async function newerThanOurs<Tables>(
  db: Kysely<Tables>,
  schema: string,
  ours: readonly string[],
): Promise<string[] | null> {
  const table = sql.id(schema, 'kysely_migration');
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const newer = [...applied].filter((name) => !ours.includes(name)).toSorted();
  const isComplete = ours.every((name) => applied.has(name) && newer.every((later) => later > name));
  return isComplete ? newer : null;
}

/** @returns the migrations that a newer release has applied, which this one does not know */
async function migrateSchema<Tables>(
  db: Kysely<Tables>,
  schema: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  await makeSchema(db, schema);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: schema,
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return [];
  // The migrator refuses names that it does not know. Asked afterwards: a newer node may migrate at the same moment.
  // Where even that fails, the migrator's error is the cause.
  const newer = await newerThanOurs(db, schema, Object.keys(migrations)).catch(() => null);
  if (newer === null) throw error;
  return newer;
}

/** False for a service role that may only add lines: the database's owner creates the schema then. */
async function mayMakeAudit<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select coalesce(
    (select has_schema_privilege(oid, 'create') from pg_namespace where nspname = ${AUDIT_SCHEMA}), true) as may`.execute(
    db,
  );
  return rows[0]?.may ?? true;
}

/**
 * Brings one service's schema up to date, and the audit log that every database has. Safe to call from several processes
 * at once (the migrator locks). Migrations are named `NNNN-what`, only ever added, and expand before they contract: so a
 * node of the release before may start on a database that a newer one has migrated (docs/operations.md "Upgrades").
 * Resolves to the migrations of that newer release; none as a rule.
 * Rejects with one line for people when the database cannot be used (DatabaseUnusableError) or is too old (EnvironmentError).
 */
export async function migrate<Tables>(
  { db, host }: Pick<Database<Tables>, 'db' | 'host'>,
  schema: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  try {
    requireNewPostgres((await sql.raw<{ version: number }>(VERSION_QUERY).execute(db)).rows);
    return await whileMigrating(db, async (connection) => {
      const audit = (await mayMakeAudit(connection))
        ? await migrateSchema(connection.withoutPlugins(), AUDIT_SCHEMA, auditMigrations)
        : [];
      return [...audit, ...(await migrateSchema(connection, schema, migrations))];
    });
  } catch (error) {
    throw databaseFailure(error, host);
  }
}

/** Between two attempts; a database started together with its services answers within seconds. */
const TRY_EVERY_MS = 500;
/** Between two warnings; shorter than usual, because a person who starts it is watching. */
const TELL_EVERY_MS = 30_000;

/**
 * `migrate` for a server process, which may be started before its database: it waits, and logs that it does. A failure
 * that waiting cannot fix (role, password, name, permission) ends the process with its one line (EX_CONFIG).
 */
export async function migrateAtStart<Tables>(
  database: Database<Tables>,
  schema: string,
  migrations: Readonly<Record<string, Migration>>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const due = createLogThrottle({ everyMs: TELL_EVERY_MS });
  for (; ; await sleep(TRY_EVERY_MS)) {
    try {
      const newer = await migrate(database, schema, migrations);
      if (newer.length > 0)
        log.warn(
          `a newer release has migrated ${schema} (${newer.join(', ')}): this node serves on until it is upgraded too`,
        );
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnusableError)) return exitOnFault(error);
      if (!error.passes) {
        process.stderr.write(`${error.message}\n`);
        process.exit(EXIT_CONFIG);
      }
      if (due() > 0) log.warn(`waiting: ${error.message}`);
    }
  }
}
