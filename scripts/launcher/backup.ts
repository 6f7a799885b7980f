/**
 * Copies a stopped library into one folder, and restores a library from such a copy. The database may be outside DATA_DIR
 * (postgres/server.ts), which is why copying DATA_DIR by hand is not enough.
 */
import { chmod, chown, cp, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { takeLock } from './lock';
import { serverAccount } from './postgres/account';
import { databaseFolder, stopServerLeft } from './postgres/server';

/** Not copied: created by every start, or copied separately (the database). */
const LEFT_OUT = new Set(['postgres', 'logs', 'launcher.pid']);
const NOTE = 'backup.json';
const noteSchema = z.object({ madeAt: z.string(), hasDatabase: z.boolean() });
export type BackupNote = z.infer<typeof noteSchema>;

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  );

/** Makes the database server's account the owner of a folder and everything in it. */
async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) await chown(path.join(entry.parentPath, entry.name), uid, gid);
}

/**
 * Copies everything that cannot be recreated into `folder`, which must not exist yet: the database, certificates,
 * stored files, secrets. Throws while the library is running. The copy is atomic, and only its owner can read it.
 */
export async function backUp(dataDir: string, folder: string): Promise<BackupNote> {
  if (await exists(folder)) throw new Error(`${folder} exists already; name a folder that does not`);
  if (!(await exists(path.join(dataDir, 'secrets.json'))))
    throw new Error(`There is no library in ${dataDir}`);
  const release = await takeLock(dataDir);
  const partial = `${folder}.partial`;
  try {
    await stopServerLeft(dataDir);
    await rm(partial, { recursive: true, force: true });
    await mkdir(path.join(partial, 'data'), { recursive: true });
    await chmod(partial, 0o700);
    for (const name of await readdir(dataDir))
      if (!LEFT_OUT.has(name))
        await cp(path.join(dataDir, name), path.join(partial, 'data', name), { recursive: true });
    const database = await databaseFolder(dataDir);
    const hasDatabase = await exists(path.join(database, 'PG_VERSION'));
    if (hasDatabase) await cp(database, path.join(partial, 'database'), { recursive: true });
    const note: BackupNote = { madeAt: new Date().toISOString(), hasDatabase };
    await writeFile(path.join(partial, NOTE), `${JSON.stringify(note)}\n`);
    await rename(partial, folder);
    return note;
  } finally {
    await release();
  }
}

/** Restores a copy into `dataDir`, which must be empty or not exist. The next `npm start` on it runs the restored library. */
export async function restore(folder: string, dataDir: string): Promise<BackupNote> {
  const text = await readFile(path.join(folder, NOTE), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} is no copy that was made by a backup`);
  const note = noteSchema.parse(JSON.parse(text));
  await mkdir(dataDir, { recursive: true });
  if ((await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty; restore into a folder that is`);
  const database = await databaseFolder(dataDir);
  if (await exists(database))
    throw new Error(`${database} holds a database of an earlier library; move it away first`);
  await cp(path.join(folder, 'data'), dataDir, { recursive: true });
  if (note.hasDatabase) {
    await cp(path.join(folder, 'database'), database, { recursive: true });
    await chmod(database, 0o700); // PostgreSQL refuses a folder that others may read
    const account = serverAccount();
    if (account) await giveTo(database, account);
  }
  return note;
}
