/** The sample's recordings are laid where media serves from, beside those that an operator makes. */
import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Its name can be no asset id, so nothing in it is served. */
const WORK_FOLDER = '.making';
/** What was laid of the sample, by its stamp: from then on it is the operator's, to correct and to delete. */
const LAID_FOLDER = '.sample';

/** What tells two states of a recording apart: its files with their sizes, and what it says of itself. */
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

/** A second name for the same file where the disk allows it: recordings are replaced, never written in. */
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

/** Lays each recording of `from` under `root`, whole or not at all; what was laid before stays as it has become, until the sample changes. */
export async function laySampleRecordings(from: string, root: string): Promise<void> {
  const names = (await readdir(from).catch(() => [])).filter((name) => name.startsWith('rec-'));
  for (const name of names) await lay(from, root, name);
}
