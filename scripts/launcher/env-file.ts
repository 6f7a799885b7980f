/** A `.env` in the library's folder, which nothing of ours reads: whoever wrote one is told so, instead of finding it ignored. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { variables } from '@/lib/contracts/environment';

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // There is none as a rule; one that may not be read here may be another user's.
    return '';
  }
};

/**
 * One line for a `.env` with variables of ours that this process was not given; null where there is none. The file is not read
 * instead: `docker compose` takes the same one, with other addresses than a start on this machine needs.
 *
 * @param folder that of package.json, in which the library runs
 */
export function unreadEnvFile(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const written = parseEnv(textOf(path.join(folder, '.env')));
  const missing = variables
    .map(({ name }) => name)
    .filter((name) => (written[name] ?? '') !== '' && (env[name] ?? '') === '');
  return missing.length === 0
    ? null
    : `.env is not read; not set are ${missing.join(', ')}. To give its variables to a command, before it: set -a; . ./.env; set +a`;
}
