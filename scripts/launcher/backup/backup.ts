/**
 * Copies a stopped library into one folder, and restores a library from such a copy. The database may be outside DATA_DIR
 * (postgres/home.ts), which is why copying DATA_DIR by hand is not enough.
 */
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { COMMANDS, requireNoCommand } from '../commands';
import { exists } from '@/lib/platform/files/missing-file';
import { sync, syncAll } from '@/lib/platform/files/sync-files';
import { FileStore } from '@/services/content/files/store';
import { isWithin, makeDataFolder } from '../files';
import { isOfLock, takeLock } from '../lock';
import { requireOwner } from '../owner';
import { serverAccount } from '../postgres/account';
import { databaseFolder, makeServerHome } from '../postgres/home';
import { stopServerLeft } from '../postgres/server';
import { markRestore, requireRestored, RESTORE_MARK, unmarkRestore } from './restored';

/** Folder of the database's own files, copied separately. */
const POSTGRES = 'postgres';
/** Not copied: created by every start, or copied separately. */
const LEFT_OUT = new Set([POSTGRES, 'logs', COMMANDS]);
const NOTE = 'backup.json';
const noteSchema = z.object({ madeAt: z.string(), hasDatabase: z.boolean() });
export type BackupNote = z.infer<typeof noteSchema>;

/** Makes the database server's account the owner of a folder and everything in it. */
async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) await chown(path.join(entry.parentPath, entry.name), uid, gid);
}

/** Copies the files of a stopped library; a copy without the database is made only of one that has it elsewhere. */
async function copyTo(
  partial: string,
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<BackupNote> {
  const database = await databaseFolder(dataDir);
  // Of a library that has moved to a database elsewhere, the one that it left here is not its own any more.
  const hasDatabase = !databaseUrl && (await exists(path.join(database, 'PG_VERSION')));
  if (!hasDatabase && !databaseUrl)
    throw new Error(`There is no database in ${database}, and DATABASE_URL is not set: nothing was copied`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, 'data'), { recursive: true });
  await chmod(partial, 0o700);
  for (const name of await readdir(dataDir))
    if (!LEFT_OUT.has(name) && !isOfLock(name))
      await cp(path.join(dataDir, name), path.join(partial, 'data', name), { recursive: true });
  if (hasDatabase) await cp(database, path.join(partial, 'database'), { recursive: true });
  const note: BackupNote = { madeAt: new Date().toISOString(), hasDatabase };
  await writeFile(path.join(partial, NOTE), `${JSON.stringify(note)}\n`);
  return note;
}

/**
 * Copies everything that cannot be recreated into `folder`, which must not exist yet: the database, certificates,
 * stored files, secrets. Throws while the library is running, and for a user who does not own it. The copy is atomic, and
 * only its owner can read it.
 * @param databaseUrl DATABASE_URL of a library whose database is not in DATA_DIR
 */
export async function backUp(dataDir: string, folder: string, databaseUrl?: string): Promise<BackupNote> {
  await requireOwner(dataDir, `backup -- ${folder}`);
  if (await exists(folder)) throw new Error(`${folder} exists already; name a folder that does not`);
  if (!(await exists(path.join(dataDir, 'secrets.json'))))
    throw new Error(`There is no library in ${dataDir}`);
  await requireRestored(dataDir);
  if (isWithin(dataDir, folder)) throw new Error(`${folder} is inside ${dataDir}: name a folder outside it`);
  const release = await takeLock(dataDir);
  try {
    await requireNoCommand(dataDir);
    await stopServerLeft(dataDir);
    return await copyWhole(dataDir, folder, databaseUrl);
  } finally {
    await release();
  }
}

/** Copies under another name, which the copy keeps until it is whole and on the disk. */
async function copyWhole(dataDir: string, folder: string, databaseUrl?: string): Promise<BackupNote> {
  const partial = `${folder}.partial`;
  try {
    const note = await copyTo(partial, dataDir, databaseUrl);
    // Otherwise a power cut could leave the name and not what is in it.
    await syncAll(partial);
    await rename(partial, folder);
    await sync(path.dirname(folder));
    return note;
  } catch (error) {
    // It would go on filling the disk that may have been too small for it.
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Removes what an interrupted restore left: the mark says that nothing else was there. */
async function removeInterrupted(dataDir: string): Promise<void> {
  if (!(await exists(path.join(dataDir, RESTORE_MARK)))) return;
  await rm(await databaseFolder(dataDir), { recursive: true, force: true });
  for (const name of await readdir(dataDir))
    if (!isOfLock(name) && name !== RESTORE_MARK)
      await rm(path.join(dataDir, name), { recursive: true, force: true });
}

/** Throws if there is more in `dataDir` than the lock and an empty place for a database. Answers that place. */
async function emptyPlace(dataDir: string): Promise<string> {
  const expected = new Set([RESTORE_MARK, POSTGRES]);
  if ((await readdir(dataDir)).some((name) => !expected.has(name) && !isOfLock(name)))
    throw new Error(`${dataDir} is not empty; restore into a folder that is`);
  const home = await makeServerHome(dataDir, serverAccount());
  const database = path.join(home, 'data');
  if (await exists(database))
    throw new Error(`${database} holds a database of an earlier library; move it away first`);
  return database;
}

/** Copies a database to its place under another name, which it keeps until it is whole and on the disk. */
async function copyDatabase(copy: string, database: string): Promise<void> {
  const partial = `${database}.new`;
  await rm(partial, { recursive: true, force: true });
  await cp(copy, partial, { recursive: true });
  await chmod(partial, 0o700); // PostgreSQL refuses a folder that others may read
  const account = serverAccount();
  if (account) await giveTo(partial, account);
  await syncAll(partial);
  await rename(partial, database);
  await sync(path.dirname(database));
}

/**
 * Copies the files of a copy to their empty place. Which database they are of is left out where it is restored by other means: it may
 * have another identifier, and no other database has these files. A folder that is a link is not gone into: others may have it.
 */
async function copyFiles(copy: string, dataDir: string, { hasDatabase }: BackupNote): Promise<void> {
  const { ownerFile } = new FileStore(copy);
  const filter = (source: string) => hasDatabase || path.resolve(source) !== ownerFile;
  await cp(copy, dataDir, { recursive: true, filter });
  await syncAll(dataDir);
}

/** Throws one line for a note that no backup has written. */
function readNote(text: string, folder: string): BackupNote {
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${path.join(folder, NOTE)} is damaged: restore from another copy`, { cause });
  }
}

/**
 * Restores a copy into `dataDir`, which must be empty or not exist. The next `npm start` on it runs the restored library;
 * while the restore is not complete, it refuses to.
 */
export async function restore(folder: string, dataDir: string): Promise<BackupNote> {
  await requireOwner(dataDir, `restore -- ${folder}`);
  if (!(await exists(path.join(folder, NOTE))))
    throw new Error(`${folder} is no copy that was made by a backup`);
  const note = readNote(await readFile(path.join(folder, NOTE), 'utf8'), folder);
  await makeDataFolder(dataDir);
  const release = await takeLock(dataDir);
  try {
    await removeInterrupted(dataDir);
    const database = await emptyPlace(dataDir);
    await markRestore(dataDir);
    await copyFiles(path.join(folder, 'data'), dataDir, note);
    if (note.hasDatabase) await copyDatabase(path.join(folder, 'database'), database);
    await unmarkRestore(dataDir);
    return note;
  } finally {
    await release();
  }
}
