/** The sample's recordings are laid where media serves from, beside those that an operator makes. */
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Its name can be no asset id, so nothing in it is served. */
const WORK_FOLDER = '.making';

/** What tells two states of a recording apart: its files with their sizes, and what it says of itself. */
async function stampOf(folder: string): Promise<string | null> {
  const names = await readdir(folder, { recursive: true }).catch(() => null);
  if (names === null) return null;
  const files = await Promise.all(
    names.sort().map(async (name) => [name, (await stat(path.join(folder, name))).size]),
  );
  const facts = await readFile(path.join(folder, 'recording.json'), 'utf8').catch(() => '');
  return JSON.stringify([files, facts]);
}

/** A second name for the same file where the disk allows it: recordings are replaced, never written in. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

async function lay(from: string, root: string, name: string): Promise<void> {
  const source = path.join(from, name);
  const target = path.join(root, name);
  if ((await stampOf(source)) === (await stampOf(target))) return;
  const work = path.join(root, WORK_FOLDER, `sample-${name}`);
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

/** Lays each recording of `from` under `root`, whole or not at all; those that lie there unchanged stay. */
export async function laySampleRecordings(from: string, root: string): Promise<void> {
  const names = (await readdir(from).catch(() => [])).filter((name) => name.startsWith('rec-'));
  for (const name of names) await lay(from, root, name);
}
