/**
 * Where a library's database is: in DATA_DIR/postgres, or outside it. As root the server runs under another account, which may
 * not be able to reach DATA_DIR.
 */
import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError } from '@/lib/contracts/environment';
import { exists } from '@/lib/platform/files/missing-file';
import { nearest } from '../files';
import { canReach, serverAccount, type ServerAccount } from './account';

/** Outside every home folder, in case the project is where only root may read. */
export const SHARED_ROOT = '/var/lib/open-theatre-library';

const DATA = 'data';
const MOVED = 'MOVED';
/** In the database's place, beside its data. */
export const SERVER_LOG = 'server.log';

const holdsDatabase = (home: string) => exists(path.join(home, DATA, 'PG_VERSION'));

interface Places {
  inside: string;
  outside: string;
  /** Whether a note in `inside` says that the library has its database in `outside`. */
  isNoted: boolean;
  /** Whether it has. */
  isMoved: boolean;
}

/** Both places of a data folder that exists. */
async function placesOf(dataDir: string): Promise<Places> {
  const inside = path.join(await realpath(dataDir), 'postgres');
  const key = createHash('sha256').update(inside).digest('hex').slice(0, 16);
  const outside = path.join(SHARED_ROOT, key);
  // A copy of DATA_DIR brings the note of the library that it was made from.
  const note = await readFile(path.join(inside, MOVED), 'utf8').catch(() => '');
  const isNoted = note.trim() === outside;
  return { inside, outside, isNoted, isMoved: isNoted && (await holdsDatabase(outside)) };
}

/** The place of the database, or of the one to be made. Changes nothing. */
async function serverHome(dataDir: string, account: ServerAccount | null): Promise<string> {
  const { inside, outside, isMoved } = await placesOf(dataDir);
  if (account === null) return inside;
  const isInside = await holdsDatabase(inside);
  // It stays where it is when somebody changes who may reach DATA_DIR; otherwise an empty one would take its place.
  if (isInside !== isMoved) return isInside ? inside : outside;
  return canReach(await nearest(inside), account) ? inside : outside;
}

/** Folder of a data folder's database, which need not be there. Changes nothing. */
export async function databaseFolder(dataDir: string): Promise<string> {
  return path.join(await serverHome(dataDir, serverAccount()), DATA);
}

/**
 * Throws EnvironmentError where the note names a database that is gone: an empty one in its place would look like a library that has
 * lost everything. A first start that was killed leaves the folder, without the log that a server writes.
 */
export async function requireNotLost(dataDir: string): Promise<void> {
  const { inside, outside, isNoted, isMoved } = await placesOf(dataDir);
  if (!isNoted || isMoved || (await exists(path.join(inside, DATA)))) return;
  const isBegun = (await exists(outside)) && !(await exists(path.join(outside, SERVER_LOG)));
  if (isBegun || (await exists(path.join(outside, DATA)))) return;
  throw new EnvironmentError(
    `DATA_DIR: the database of this library was in ${outside}, and is not there any more. Put it back, or restore a backup into an empty folder (docs/operations.md). Only if it is not wanted any more, delete ${path.join(inside, MOVED)} for an empty one`,
  );
}

/** Throws EnvironmentError where the database was made by another user: the server would not be able to read it. */
async function requireOwnDatabase(
  { inside, outside, isMoved }: Places,
  account: ServerAccount | null,
): Promise<void> {
  const data = path.join(inside, DATA);
  const user = account?.uid ?? process.getuid?.();
  const isInside = await exists(data);
  // Only root has its database outside.
  const isOwn = isInside
    ? user === undefined || (await stat(data)).uid === user
    : account !== null || !isMoved;
  if (isOwn) return;
  throw new EnvironmentError(
    `DATA_DIR: the database in ${isInside ? inside : outside} was made by another user: run this as the user who runs the library`,
  );
}

/** Makes what is missing of the database's place, for the account that runs the server; the place that it answers. */
export async function makeServerHome(dataDir: string, account: ServerAccount | null): Promise<string> {
  const places = await placesOf(dataDir);
  const { inside, outside } = places;
  await requireOwnDatabase(places, account);
  await mkdir(inside, { recursive: true });
  if (account === null) return inside;
  await chown(inside, account.uid, account.gid);
  const home = await serverHome(dataDir, account);
  if (home === inside) return inside;
  await mkdir(outside, { recursive: true, mode: 0o755 });
  await chmod(SHARED_ROOT, 0o755);
  await chown(outside, account.uid, account.gid);
  await writeFile(path.join(inside, MOVED), `${outside}\n`);
  return outside;
}
