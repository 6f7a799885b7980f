/** The local folder of a recording that a bucket serves: its files, and links that stand for what stays in the bucket. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Where the link leads that stands in a local folder for a file which stays in the bucket; its key follows. */
const IN_BUCKET = 'in-the-bucket:';

/** Tracks are large, and the segments of texts many; no change reads them from its folder. */
export const staysInBucket = (name: string) => name.endsWith('.mp4') || name.includes('/');

/** SHA-256 of the file's bytes, in hexadecimal. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

interface LocalFile {
  /** Relative to the folder. */
  name: string;
  /** Key in the bucket of what only a link stands for; null for a file. */
  key: string | null;
}

async function keyAt(link: string): Promise<string> {
  const target = await readlink(link);
  if (!target.startsWith(IN_BUCKET)) throw new Error(`${link} leads out of the recording`);
  return target.slice(IN_BUCKET.length);
}

/** Puts the link of a file that stays in the bucket under this key. */
export const linkToKey = (key: string, file: string): Promise<void> => symlink(`${IN_BUCKET}${key}`, file);

/** Everything in a folder and its subfolders. */
export async function filesOf(folder: string): Promise<LocalFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return { name: path.relative(folder, file), key: entry.isFile() ? null : await keyAt(file) };
      }),
  );
}
