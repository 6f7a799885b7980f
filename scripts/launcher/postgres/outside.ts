/** A PostgreSQL of the operator's own (DATABASE_URL), asked before anything is started on it. */
import pg from 'pg';
import { EnvironmentError } from '@/lib/contracts/environment';

/** Five years of support from October 2022; Debian 12 has it. */
export const OLDEST_POSTGRES = 15;
const TIMEOUT_MS = 5_000;
/** `server_version_num`: 150004 is 15.4. */
const MAJOR = 10_000;

/** One sentence for a server that is too old; null for one that will do. */
export function versionFault(versionNumber: number): string | null {
  const major = Math.floor(versionNumber / MAJOR);
  return major >= OLDEST_POSTGRES
    ? null
    : `DATABASE_URL leads to PostgreSQL ${major}; the library needs ${OLDEST_POSTGRES} or newer`;
}

/** Resolves when the server answers and is new enough; throws EnvironmentError, one line without the password. */
export async function requireOutsidePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    const fault = versionFault(Number(rows[0]?.version));
    if (fault !== null) throw new EnvironmentError(fault);
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    const { host } = new URL(url);
    const cause = error instanceof AggregateError ? error.errors[0] : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EnvironmentError(
      `DATABASE_URL: no PostgreSQL can be used at ${host} (${reason}). Check that it runs, its name, and role and password`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
