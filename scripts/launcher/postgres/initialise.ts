/** Makes a data folder of PostgreSQL: whole, or not at all. */
import { spawnSync } from 'node:child_process';
import { chown, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sync } from '../files';
import type { ServerAccount } from './account';

interface NewDatabase {
  /** Folder of PostgreSQL's programs. */
  native: string;
  /** Folder in which `data` is made. */
  home: string;
  user: string;
  password: string;
  account: ServerAccount | null;
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
  // A first start of an earlier release that was killed may have left a folder without PG_VERSION.
  await rm(data, { recursive: true, force: true });
  await rename(partial, data);
  await sync(home);
}
