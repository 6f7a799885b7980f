/** Kysely's PostgreSQL dialect, except for how the migrator lists tables, and for connections that have rested or are not answered. */
import {
  type Kysely,
  PostgresDialect,
  PostgresIntrospector,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
  type TableMetadata,
} from 'kysely';
import type pg from 'pg';
import { isUnanswered, requireAnswer } from './answer';

/** Lists table names only: for those PostgreSQL resolves nothing else of a table. */
class TableNames extends PostgresIntrospector {
  constructor(private readonly db: Kysely<never>) {
    super(db);
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables`.execute(this.db);
    return rows.map((row) => ({ ...row, isView: false, columns: [] }));
  }
}

/** A connection that was used more recently is not asked first, ms: under load nobody pays for the question. */
export const REST_MS = 500;

/**
 * A connection that is closed with the first statement that is not answered in time: whatever came next on it, and the rollback of the
 * statement's own transaction before, would wait behind that.
 */
function closedUnanswered(client: pg.PoolClient): PostgresPoolClient {
  let isClosed = false;
  function query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('answers are not streamed');
    return client.query(statement, [...parameters]).catch((error: unknown) => {
      if (isUnanswered(error)) {
        isClosed = true;
        client.release(true);
      }
      throw error;
    });
  }
  return {
    query,
    release: () => {
      if (!isClosed) client.release();
    },
  };
}

/**
 * The pool, but for a connection that has rested: it is asked first whether the server still answers on it. PostgreSQL's own limit of a
 * statement says nothing while the server itself hangs, and whoever asked would wait for as long.
 */
function askedAfterRest(pool: pg.Pool, restMs: number): PostgresPool {
  const usedAt = new WeakMap<object, number>();
  pool.on('release', (_error, client) => usedAt.set(client, performance.now()));
  return {
    connect: async () => {
      const client = await pool.connect();
      // A new connection, which has just answered, was not used yet.
      const rested = performance.now() - (usedAt.get(client) ?? performance.now());
      if (rested < restMs) return closedUnanswered(client);
      try {
        await requireAnswer(client);
        return closedUnanswered(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

/**
 * The migrator lists tables to find its own. Kysely's query also looks up the columns of every schema with their
 * sequences, which fails (42703, 42P01) when another service that starts at the same moment drops one meanwhile, as the
 * job queue does in its own migrations.
 */
export class ServiceDialect extends PostgresDialect {
  constructor({ pool, restMs = REST_MS }: { pool: pg.Pool; restMs?: number }) {
    super({ pool: askedAfterRest(pool, restMs) });
  }

  override createIntrospector(db: Kysely<never>): PostgresIntrospector {
    return new TableNames(db);
  }
}
