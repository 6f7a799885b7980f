/** The operator's own PostgreSQL (DATABASE_URL), checked before anything is started on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EnvironmentError } from '@/lib/contracts/environment';
import { passesByItself, reasonOf } from '@/services/common/database/database-failure';
import { requireNewPostgres, VERSION_QUERY } from '@/services/common/database/postgres-version';

const TIMEOUT_MS = 5_000;
/** Between two attempts; a server that starts together with the machine answers within seconds. */
const TRY_EVERY_MS = 500;
/**
 * How long a start waits. Longer than two seconds, as systemd by default gives up a unit that ends five times in ten; short
 * enough for a person who waits at a terminal.
 */
const PATIENCE_MS = 15_000;

/**
 * Runs `work` with a connection to the operator's own server. If it cannot connect, throws EnvironmentError: one line that
 * names the variable and never the password.
 */
export async function withOutsidePostgres<T>(
  variable: 'DATABASE_URL' | 'DATABASE_REPLICA_URL',
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    const { host } = new URL(url);
    throw new EnvironmentError(
      `${variable}: no PostgreSQL can be used at ${host} (${reasonOf(error)}). Check that it runs, its name, and role and password`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws EnvironmentError if the connected server is too old. */
export async function requireNewServer(client: pg.Client): Promise<void> {
  requireNewPostgres((await client.query<{ version: number }>(VERSION_QUERY)).rows);
}

/** The line of a failure that may pass by itself (decision 0043); any other error is thrown. */
function passingLine(error: unknown): string {
  if (error instanceof EnvironmentError && passesByItself(error.cause)) return error.message;
  throw error;
}

/**
 * Resolves when the server answers and is new enough. Waits for one that may answer in a moment, and says so; if it does not, throws an
 * Error, so that whoever started the library starts it again. Throws EnvironmentError for what a person has to mend. Each
 * is one line without the password. A signal ends the wait, which then rejects.
 */
export async function requireOutsidePostgres(
  url: string,
  say: (line: string) => void,
  { patienceMs = PATIENCE_MS, signal }: { patienceMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await withOutsidePostgres('DATABASE_URL', url, requireNewServer);
    } catch (error) {
      const line = passingLine(error);
      if (performance.now() >= end) throw new Error(line, { cause: error });
      if (isFirst) say(`waiting: ${line}`);
      await sleep(TRY_EVERY_MS, undefined, { signal });
    }
  }
}
