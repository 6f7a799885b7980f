/** Checks for room to write, so that /readyz reports a full disk before people run into it. */
import { statfs } from 'node:fs/promises';
import { nullIfMissing } from '@/lib/platform/missing-file';

/** Free space below which a disk counts as full: less than a database needs to keep working. */
const ROOM_BYTES = 16 * 1024 * 1024;

/** Rejects when the disk of a folder is full. A missing folder is taken to be on another machine, and passes. */
export async function requireRoom(folder: string, read: typeof statfs = statfs): Promise<void> {
  const found = await nullIfMissing(read(folder));
  if (found && found.bavail * found.bsize < ROOM_BYTES) throw new Error(`the disk of ${folder} is full`);
}
