/** Checks for room to write, so that /readyz reports a full disk before people run into it. */
import { statfs } from 'node:fs/promises';
import { nullIfMissing } from '@/lib/platform/files/missing-file';

/** Bytes that the disk of a folder has left for us. */
export async function freeBytes(folder: string, read: typeof statfs = statfs): Promise<number> {
  const { bavail, bsize } = await read(folder);
  return bavail * bsize;
}

/** Free space below which a disk counts as full: less than a database needs to keep working. */
const ROOM_BYTES = 16 * 1024 * 1024;

/** Rejects when the disk of a folder is full. A missing folder is taken to be on another machine, and passes. */
export async function requireRoom(folder: string, read: typeof statfs = statfs): Promise<void> {
  const free = await nullIfMissing(freeBytes(folder, read));
  if (free !== null && free < ROOM_BYTES) throw new Error(`the disk of ${folder} is full`);
}
