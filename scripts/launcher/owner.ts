/** Whose a library is. Commands that copy it run as that user: files that root made would lock its own processes out. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError } from '@/lib/contracts/environment';
import { nearest } from './files';
import { accountRows } from './postgres/account';

const ROOT = 0;

/** Name of an account of this machine; `#1000`, as sudo takes it, if it has none. */
function nameOf(uid: number): string {
  const row = accountRows().find((columns) => Number(columns[2]) === uid && columns[0]);
  return row?.[0] ?? `'#${uid}'`;
}

/**
 * Throws EnvironmentError, one line that says as whom to run `npm run COMMAND`, if the user of this process does not own a
 * library's folder, which need not exist yet.
 */
export async function requireOwner(dataDir: string, command: string): Promise<void> {
  const uid = process.getuid?.();
  const folder = path.resolve(dataDir);
  // A volume can be root's, and all that is in it the library's user's: the file that no other user can read says who that is.
  const secrets = path.join(folder, 'secrets.json');
  const there = await nearest(folder);
  const owner = (await stat(secrets).catch(() => stat(there))).uid;
  if (uid === undefined || owner === uid) return;
  // A new folder becomes the caller's, who may write where somebody else's folder allows it; but root may write everywhere.
  if (there !== folder && uid !== ROOT) return;
  const name = nameOf(owner);
  throw new EnvironmentError(
    `${there} belongs to ${name}: run this as that user, with the library's settings: sudo -HE -u ${name} npm run ${command}`,
  );
}
