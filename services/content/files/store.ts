/** Storage of asset files: one file per content hash under DATA_DIR, shared by all spaces that use it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { writeAtomically } from '@/lib/platform/files/write-atomically';

/** Hexadecimal digits of SHA-256 kept in addresses and names: 128 bits. */
const HASH_LENGTH = 32;
export const HASH_PATTERN = /^[0-9a-f]{32}$/;
/** A stored file, or what a copy has left that was cut off (lib/platform/files/write-atomically.ts). */
const NAME_PATTERN = /^[0-9a-f]{32}(?:\.[0-9a-f-]{36}\.partial)?$/;

export class FileStore {
  readonly directory: string;
  /** Names the database whose assets name these files. */
  readonly ownerFile: string;

  constructor(dataDir: string) {
    this.directory = path.resolve(dataDir, 'content', 'assets');
    this.ownerFile = path.join(this.directory, 'DATABASE');
  }

  /** Path of a stored file; `hash` must match HASH_PATTERN, or be of `names`. */
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
   * @param use told the hash before the store is looked into, so that a file that is there is not removed as unused
   */
  async add(file: string, use: (hash: string) => Promise<unknown>): Promise<{ hash: string; size: number }> {
    const { hash, size } = await this.measure(file);
    await use(hash);
    const target = this.pathOf(hash);
    if ((await stat(target).catch(() => null))?.size === size) return { hash, size };
    await writeAtomically(target, (partial) => copyFile(file, partial, constants.COPYFILE_FICLONE));
    return { hash, size };
  }

  /** Whether the files are those of this database: they are of the first that claims them. */
  async claim(database: string): Promise<boolean> {
    const owner = await nullIfMissing(readFile(this.ownerFile, 'utf8'));
    if (owner !== null) return owner.trim() === database;
    await writeAtomically(this.ownerFile, (partial) => writeFile(partial, `${database}\n`));
    return true;
  }

  /** Names of all files in the store; `remove` and `sizeOf` take them. */
  async names(): Promise<string[]> {
    const files = (await nullIfMissing(readdir(this.directory, { recursive: true }))) ?? [];
    return files
      .map((file) => path.basename(file))
      .filter((name, index) => NAME_PATTERN.test(name) && files[index] === path.join(name.slice(0, 2), name));
  }

  /** Bytes; 0 for a file that has gone. */
  async sizeOf(name: string): Promise<number> {
    return (await nullIfMissing(stat(this.pathOf(name))))?.size ?? 0;
  }

  /** No error for a file that has gone. */
  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }
}
