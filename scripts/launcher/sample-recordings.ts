/** Installs the sample's recordings in the folder that media serves, beside those that operators make. */
import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Its name cannot be an asset id, so nothing in it is served. */
const WORK_FOLDER = '.making';
/** Stamps of the sample recordings installed so far: once installed, a recording is the operator's to correct or delete. */
const LAID_FOLDER = '.sample';

/** A fingerprint of a recording's state: its files with their sizes, and its recording.json. */
async function stampOf(folder: string): Promise<string | null> {
  const names = await readdir(folder, { recursive: true }).catch(() => null);
  if (names === null) return null;
  const files = await Promise.all(
    names.sort().map(async (name) => [name, (await stat(path.join(folder, name))).size]),
  );
  const facts = await readFile(path.join(folder, 'recording.json'), 'utf8').catch(() => '');
  return createHash('sha256')
    .update(JSON.stringify([files, facts]))
    .digest('hex');
}

/** A hard link where the disk allows it: safe, because recordings are replaced, never modified in place. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

async function lay(from: string, root: string, name: string): Promise<void> {
  const source = path.join(from, name);
  const target = path.join(root, name);
  const laid = path.join(root, LAID_FOLDER, name);
  const stamp = (await stampOf(source)) ?? '';
  if ((await readFile(laid, 'utf8').catch(() => null)) === stamp) return;
  if ((await stampOf(target)) !== stamp)
    await replace(source, target, path.join(root, WORK_FOLDER, `sample-${name}`));
  await mkdir(path.dirname(laid), { recursive: true });
  await writeFile(laid, stamp);
}

async function replace(source: string, target: string, work: string): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const entries = await readdir(source, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const to = path.join(work, path.relative(source, entry.parentPath), entry.name);
    if (entry.isDirectory()) await mkdir(to, { recursive: true });
    else await linkOrCopy(path.join(entry.parentPath, entry.name), to);
  }
  await rm(target, { recursive: true, force: true });
  await rename(work, target);
}

/** Installs each recording of `from` under `root`, atomically. One installed before is left alone until the sample changes. */
export async function laySampleRecordings(from: string, root: string): Promise<void> {
  const names = (await readdir(from).catch(() => [])).filter((name) => name.startsWith('rec-'));
  for (const name of names) await lay(from, root, name);
}
