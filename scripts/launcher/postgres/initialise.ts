/** Makes a data folder of PostgreSQL: whole, or not at all. */
import { spawn } from 'node:child_process';
import { chown, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError } from '@/lib/contracts/environment';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { sync } from '@/lib/platform/files/sync-files';
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
  /** Ends initdb; `initialise` rejects when it has ended. */
  signal?: AbortSignal | undefined;
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

/** Resolves when the program has ended well; rejects with the reason of the signal that ended it, or with what the program said. */
async function toItsEnd(
  program: string,
  args: readonly string[],
  { home, account, signal }: Pick<NewDatabase, 'home' | 'account' | 'signal'>,
): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(program, args, { cwd: home, stdio: ['ignore', 'ignore', 'pipe'], ...account });
  const end = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', end);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const code = await new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message)).once('close', resolve);
  });
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${path.basename(program)} failed: ${said || code || 'no output'}`);
}

/**
 * Runs initdb. It works in `data.new`, which gets its name when it is on the disk: the first file that initdb writes is
 * PG_VERSION, so of a folder in its place nobody could tell whether initdb had come to its end.
 */
export async function initialise({
  native,
  home,
  user,
  password,
  account,
  signal,
}: NewDatabase): Promise<void> {
  const data = path.join(home, 'data');
  const partial = `${data}.new`;
  const secret = path.join(home, 'password');
  await rm(partial, { recursive: true, force: true });
  await rm(secret, { force: true });
  await writeFile(secret, `${password}\n`, { mode: 0o600 });
  if (account) await chown(secret, account.uid, account.gid);
  await toItsEnd(
    path.join(native, 'bin', 'initdb'),
    ['-D', partial, '-U', user, '-A', 'scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8',
      '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'], // prettier-ignore
    { home, account, signal },
  ).finally(() => rm(secret, { force: true }));
  // A first start of an earlier release that was killed may have left empty folders.
  await rm(data, { recursive: true, force: true });
  await rename(partial, data);
  await sync(home);
}
