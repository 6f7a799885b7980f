/** The operator's own PostgreSQL (DATABASE_URL), checked before anything is started on it. */
import pg from 'pg';
import { EnvironmentError } from '@/lib/contracts/environment';
import { reasonOf } from '@/services/common/database-failure';
import { requireNewPostgres, VERSION_QUERY } from '@/services/common/postgres-version';

const TIMEOUT_MS = 5_000;

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
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws EnvironmentError if the connected server is too old. */
export async function requireNewServer(client: pg.Client): Promise<void> {
  requireNewPostgres((await client.query<{ version: number }>(VERSION_QUERY)).rows);
}

/** Resolves when the server answers and is new enough; throws EnvironmentError, one line without the password. */
export const requireOutsidePostgres = (url: string): Promise<void> =>
  withOutsidePostgres('DATABASE_URL', url, requireNewServer);
