/** The oldest PostgreSQL that the library supports: defined once, checked by every start and by the doctor. */
import { EnvironmentError } from '@/lib/contracts/environment';

/** Supported for five years from October 2022; part of Debian 12. */
export const OLDEST_POSTGRES = 15;
/** `server_version_num`: 150004 is 15.4. */
const MAJOR = 10_000;

/** One sentence for a server that is too old; null for one that is new enough. */
export function versionFault(versionNumber: number): string | null {
  const major = Math.floor(versionNumber / MAJOR);
  return major >= OLDEST_POSTGRES
    ? null
    : `DATABASE_URL leads to PostgreSQL ${major}; the library needs ${OLDEST_POSTGRES} or newer`;
}

/** SQL for a server's version, usable with any client. */
export const VERSION_QUERY = `select current_setting('server_version_num')::int as version`;

/** Throws EnvironmentError, one line, when the result of VERSION_QUERY is that of a server that is too old. */
export function requireNewPostgres(rows: readonly { version: number }[]): void {
  const fault = versionFault(rows[0]?.version ?? 0);
  if (fault !== null) throw new EnvironmentError(fault);
}
