/** Makes a data folder of PostgreSQL: whole, or not at all. */
import { spawnSync } from 'node:child_process';
import { chown, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError } from '@/lib/contracts/environment';
import { nullIfMissing } from '@/lib/platform/missing-file';
import { sync } from '../files';
import type { ServerAccount } from './account';

/** Which release made the data, and where its log is to be continued from: without both no server starts. */
const BEGINNING = ['PG_VERSION', path.join('global', 'pg_control')];

interface NewDatabase {
  /** Folder of PostgreSQL's programs. */
  native: string;
  /** Folder in which `data` is made. */
  home: string;
  user: string;
  password: string;
  account: ServerAccount | null;
}

/** Bytes of a file; 0 where there is none. */
const sizeOf = async (file: string): Promise<number> => (await nullIfMissing(stat(file)))?.size ?? 0;

/**
 * Whether the data folder is still to be made: there is none, or no file in it. Throws EnvironmentError where there are files and
 * not those that PostgreSQL begins with: it would only tell what it misses, and what is there may be all that is left of a library.
 */
export async function isToBeMade(data: string): Promise<boolean> {
  const sizes = await Promise.all(BEGINNING.map((name) => sizeOf(path.join(data, name))));
  if (sizes.every((size) => size > 0)) return false;
  const entries = await nullIfMissing(readdir(data, { recursive: true, withFileTypes: true }));
  if (entries === null || entries.every((entry) => entry.isDirectory())) return true;
  throw new EnvironmentError(
    `DATA_DIR: the database in ${data} is not whole: it was cut off while it was made, or part of it was lost. Restore a backup (docs/operations.md), or, only if the library was never used, delete that folder and start again`,
  );
}

/**
 * Runs initdb. It works in `data.new`, which gets its name when it is on the disk: the first file that initdb writes is
 * PG_VERSION, so of a folder in its place nobody could tell whether initdb had come to its end.
 */
export async function initialise({ native, home, user, password, account }: NewDatabase): Promise<void> {
  const data = path.join(home, 'data');
  const partial = `${data}.new`;
  const secret = path.join(home, 'password');
  await rm(partial, { recursive: true, force: true });
  await rm(secret, { force: true });
  await writeFile(secret, `${password}\n`, { mode: 0o600 });
  if (account) await chown(secret, account.uid, account.gid);
  const made = spawnSync(
    path.join(native, 'bin', 'initdb'),
    ['-D', partial, '-U', user, '-A', 'scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8',
      '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'], // prettier-ignore
    { cwd: home, encoding: 'utf8', ...account },
  );
  await rm(secret, { force: true });
  if (made.status !== 0)
    throw new Error(`initdb failed: ${made.stderr || made.error?.message || 'no output'}`);
  // A first start of an earlier release that was killed may have left empty folders.
  await rm(data, { recursive: true, force: true });
  await rename(partial, data);
  await sync(home);
}
