/** Whether there is room to write: a full disk is told by /readyz before it is met by people. */
import { statfs } from 'node:fs/promises';

/** Less than a database needs for its next moments. */
const ROOM_BYTES = 16 * 1024 * 1024;

/** Rejects when the disk of a folder is full. A folder that is not there is another machine's. */
export async function requireRoom(folder: string, read: typeof statfs = statfs): Promise<void> {
  const found = await read(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found && found.bavail * found.bsize < ROOM_BYTES) throw new Error(`the disk of ${folder} is full`);
}
