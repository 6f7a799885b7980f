/** Puts the folder of a complete recording in the place of the one before. */
import { rename, rm } from 'node:fs/promises';
import { exists } from '@/lib/platform/files/missing-file';

/** Recovers from a process killed during a swap: restores the old recording, or deletes it if the new one is in place. */
export async function finishSwap(work: string, folder: string): Promise<void> {
  const old = `${work}.old`;
  if (!(await exists(old))) return;
  if (await exists(folder)) await rm(old, { recursive: true, force: true });
  else await rename(old, folder);
}

/** Swaps the folders: a reader finds the old recording or the new one. */
export async function swapIn(work: string, folder: string): Promise<void> {
  const old = `${work}.old`;
  await rm(old, { recursive: true, force: true });
  if (await exists(folder)) await rename(folder, old);
  await rename(work, folder);
  await rm(old, { recursive: true, force: true });
}

/** Moves what was swapped in back to where it was made, because it cannot be served yet: it is not made a second time. */
export async function takeBack(folder: string, work: string): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await rename(folder, work);
}
