/** A cache of computed pictures under CACHE_DIR: each computed once, a few at a time, the oldest removed when space runs out. */
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAtomically } from '@/services/common/write-atomically';

/** Pictures computed at once, and requests that may wait for their turn. */
const AT_ONCE = 2;
const MAX_WAITING = 200;
const MAX_BYTES = 1024 * 1024 * 1024;
/** A sweep reads the whole folder, so it is done only after this many new files. */
const SWEEP_EVERY = 500;

export class PictureCache {
  readonly #directory: string;
  readonly #making = new Map<string, Promise<string>>();
  readonly #turn = pLimit(AT_ONCE);
  #made = 0;

  constructor(cacheDir: string) {
    this.#directory = path.resolve(cacheDir, 'content-pictures');
  }

  /** Path of the file named `name`, made by `make` when it is not cached. Throws UNAVAILABLE when too many wait. */
  async file(name: string, make: () => Promise<Buffer>): Promise<string> {
    const target = path.join(this.#directory, name.slice(0, 2), name);
    if (await stat(target).catch(() => null)) return target;
    const running = this.#making.get(name);
    if (running) return running;
    const making = this.#make(target, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(target: string, make: () => Promise<Buffer>): Promise<string> {
    if (this.#turn.pendingCount >= MAX_WAITING)
      throw new ServiceError('UNAVAILABLE', 'Too many pictures are being made');
    await this.#turn(async () => {
      const bytes = await make();
      await writeAtomically(target, (partial) => writeFile(partial, bytes));
    });
    this.#made += 1;
    if (this.#made % SWEEP_EVERY === 0) await this.sweep(MAX_BYTES);
    return target;
  }

  /** Removes the oldest files until the rest take at most `maxBytes`. */
  async sweep(maxBytes: number): Promise<void> {
    const names = await readdir(this.#directory, { recursive: true }).catch(() => [] as string[]);
    const files = (
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(this.#directory, name);
          const found = await stat(file).catch(() => null);
          return found?.isFile() ? [{ file, size: found.size, made: found.mtimeMs }] : [];
        }),
      )
    ).flat();
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of files.sort((a, b) => a.made - b.made)) {
      if (total <= maxBytes) break;
      await rm(file, { force: true });
      total -= size;
    }
  }
}
