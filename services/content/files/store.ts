/** Storage of asset files: one file per content hash under DATA_DIR, shared by all spaces that use it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeAtomically } from '@/lib/platform/write-atomically';

/** Hexadecimal digits of SHA-256 kept in addresses and names: 128 bits. */
const HASH_LENGTH = 32;
export const HASH_PATTERN = /^[0-9a-f]{32}$/;

export class FileStore {
  readonly directory: string;

  constructor(dataDir: string) {
    this.directory = path.resolve(dataDir, 'content', 'assets');
  }

  /** Path of a stored file; `hash` must match HASH_PATTERN. */
  pathOf(hash: string): string {
    return path.join(this.directory, hash.slice(0, 2), hash);
  }

  /** What `add` would return, without storing anything. */
  async measure(file: string): Promise<{ hash: string; size: number }> {
    const { size } = await stat(file);
    const digest = createHash('sha256');
    await pipeline(createReadStream(file), digest);
    return { hash: digest.digest('hex').slice(0, HASH_LENGTH), size };
  }

  /**
   * Puts a copy of a local file into the store, whole or not at all. Not a link: whoever writes to their file later must not
   * change what is published under the hash of its content.
   */
  async add(file: string): Promise<{ hash: string; size: number }> {
    const { hash, size } = await this.measure(file);
    const target = this.pathOf(hash);
    if ((await stat(target).catch(() => null))?.size === size) return { hash, size };
    await writeAtomically(target, (partial) => copyFile(file, partial, constants.COPYFILE_FICLONE));
    return { hash, size };
  }
}
