/**
 * Scripts and styles of the builds before this one, for pages that are open while a new one is started: what such a page loads late
 * (the player, a dialogue) has the name that its own build gave it.
 */
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '@/lib/platform/files/missing-file';

/** So many stay for pages that are open across two upgrades, or one that is taken back. */
const EARLIER_BUILDS = 2;
/** Ends the name of a copy that is being made, or was interrupted. */
const PARTIAL = '.partial';
/** No copy takes as long: one that is older was interrupted. */
const COPYING_MS = 60 * 60_000;

/** A copy that is there whole or not at all. Two processes of one machine may make it at once. */
async function copyWhole(from: string, to: string): Promise<void> {
  const partial = `${to}-${randomUUID()}${PARTIAL}`;
  await cp(from, partial, { recursive: true });
  await rename(partial, to).catch(() => rm(partial, { recursive: true, force: true }));
}

/** What is in a folder, those changed last first. */
async function newestFirst(folder: string): Promise<{ name: string; at: number }[]> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await nullIfMissing(stat(path.join(folder, name))))?.mtimeMs ?? 0,
    })),
  );
  return dated.toSorted((one, other) => other.at - one.at);
}

/**
 * Copies this build's files to where they outlive it, and deletes what is too old there.
 *
 * @param next the build (`.next`)
 * @param copies where builds are put, a folder each
 * @returns the folders of the builds before it
 */
export async function keepBuild(next: string, copies: string): Promise<string[]> {
  const own = (await readFile(path.join(next, 'BUILD_ID'), 'utf8')).trim();
  await mkdir(copies, { recursive: true });
  const now = new Date();
  const isPartial = ({ name }: { name: string }) => name.endsWith(PARTIAL);
  const found = await newestFirst(copies);
  if (!found.some(({ name }) => name === own))
    await copyWhole(path.join(next, 'static'), path.join(copies, own));
  // The order is that in which builds were started last, also of one that is taken back.
  await utimes(path.join(copies, own), now, now);
  const others = found.filter((one) => one.name !== own && !isPartial(one));
  const interrupted = found.filter((one) => isPartial(one) && one.at < now.getTime() - COPYING_MS);
  for (const { name } of [...others.slice(EARLIER_BUILDS), ...interrupted])
    await rm(path.join(copies, name), { recursive: true, force: true });
  return others.slice(0, EARLIER_BUILDS).map(({ name }) => path.join(copies, name));
}
