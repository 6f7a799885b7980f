/**
 * Reads that may lag: from the replica where there is one, else from the primary. Only for single statements that may be seconds
 * stale, so not for what a person has just written.
 */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { createLogThrottle } from '@/lib/platform/log/log-throttle';
import { openPool, statementSettings, type Database } from '@/services/common/database/database';
import { cannotBeUsed, wasTooBusy } from '@/services/common/database/database-failure';

/**
 * Limits of the replica, ms. Together they are less than callers wait (2 s, lib/platform/customers/http.ts), so that the primary
 * can still answer. A connection that was lost without a word answers nothing: it is given up with its statement. A replica that is
 * only slow ends the statement before, and says so.
 */
const CONNECT_MS = 500;
const STATEMENT_MS = 800;
const ANSWER_MS = 1_000;
/** How long reads go to the primary after the replica failed; then one read tries it again. */
const REST_MS = 10_000;

interface ReadsOptions {
  /** DATABASE_REPLICA_URL; undefined: there is none. */
  replicaUrl: string | undefined;
  schema: string;
  /** Connections to the replica. */
  max: number;
  log: { warn: (fields: object, message: string) => void };
}

type Read = (query: CompiledQuery) => Promise<QueryResult<never>>;

const readsFrom =
  (pool: pg.Pool): Read =>
  async ({ sql, parameters }) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<never>(sql, [...parameters]);
      client.release();
      return { rows };
    } catch (error) {
      // A statement may still wait on it for its answer, or the server may be closing it.
      client.release(cannotBeUsed(error) || wasTooBusy(error));
      throw error;
    }
  };

/**
 * Reads from the first; from the second while the first cannot be used, and what the first was too busy for. That changes nothing for
 * other reads: the primary would get them all at the moment at which there are most.
 */
function createRead(replica: Read, primary: Read, onFailure: (error: unknown) => void): Read {
  let restUntil = -Infinity;
  return async (query) => {
    const now = performance.now();
    if (now < restUntil) return primary(query);
    // While this read tries a replica that has failed, the others do not wait for it.
    if (restUntil > -Infinity) restUntil = now + REST_MS;
    try {
      const result = await replica(query);
      restUntil = -Infinity;
      return result;
    } catch (error) {
      if (wasTooBusy(error)) return primary(query);
      if (!cannotBeUsed(error)) throw error;
      restUntil = performance.now() + REST_MS;
      onFailure(error);
      return primary(query);
    }
  };
}

class ReadDriver extends DummyDriver {
  constructor(
    private readonly read: Read,
    private readonly end: () => Promise<void>,
  ) {
    super();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: this.read,
      streamQuery: () => {
        throw new Error('reads are not streamed');
      },
    };
  }

  /** Its statements could be answered by two servers. */
  override async beginTransaction(): Promise<void> {
    throw new Error('reads have no transactions');
  }

  override destroy(): Promise<void> {
    return this.end();
  }
}

export function openReads<Tables>(
  { db: primary }: Pick<Database<Tables>, 'db'>,
  { replicaUrl, schema, max, log }: ReadsOptions,
): Pick<Database<Tables>, 'db' | 'close'> {
  if (replicaUrl === undefined) return { db: primary, close: async () => undefined };
  const settings = statementSettings(replicaUrl, schema);
  const replica = openPool({
    ...settings,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    max,
  });
  const due = createLogThrottle();
  const tell = (err: unknown) => {
    if (due() > 0) log.warn({ err }, 'the replica cannot be used: reads go to the primary');
  };
  const read = createRead(readsFrom(replica), (query) => primary.executeQuery<never>(query), tell);
  const driver = new ReadDriver(read, () => replica.end());
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (of) => new PostgresIntrospector(of),
    },
  }).withSchema(schema);
  return { db, close: () => db.destroy() };
}
