/** A cache of computed pictures under CACHE_DIR: each computed once; those unused for longest are removed when space runs out. */
import { stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { FairQueue, type Asker as QueueAsker } from '@/lib/platform/fair-queue';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { deleteOldest, spaceOf } from '@/services/common/files/bounded-folder';

/** A few at a time, so that no network's requests keep those of others waiting, or refused. */
const AT_ONCE = { atOnce: 3, atOnceOfGroup: 2, mostWaiting: 200 };
const MAX_BYTES = 1024 * 1024 * 1024;
/** A sweep reads the whole folder, so it is done only after this many new bytes: by so much may the folder be over its bound. */
const SWEEP_AFTER_BYTES = MAX_BYTES / 16;
/** So exactly is it known when a picture was used, without a write for each use. */
const USE_NOTED_MS = 60 * 60_000;
/** A new picture counts as used so long ago: sizes that are asked for once give way before pictures that were used again since. */
const PROBATION_MS = DAY_MS;

/** Who asks; `network` is found out only for a picture that is to be made. */
export interface Asker extends Pick<QueueAsker, 'gone'> {
  network: () => Promise<string>;
}

export class PictureCache {
  readonly #directory: string;
  readonly #queue = new FairQueue(AT_ONCE);
  /** Bytes written since the last sweep. The first new file is followed by one: an earlier process may have left any number. */
  #written = SWEEP_AFTER_BYTES;

  constructor(cacheDir: string) {
    this.#directory = path.resolve(cacheDir, 'content-pictures');
  }

  /**
   * Path of the file named `name`, made by `make` in its turn (`FairQueue.ask`) when it is not cached; null if nobody waits for
   * it any longer. Throws UNAVAILABLE when too many wait.
   */
  async file(name: string, make: () => Promise<Buffer>, { gone, network }: Asker): Promise<string | null> {
    const target = path.join(this.#directory, name.slice(0, 2), name);
    if (await this.#use(target)) return target;
    return this.#queue.ask(name, () => this.#make(target, make), { gone, group: await network() });
  }

  /** Whether the file is there; its time says when it was last used. */
  async #use(target: string): Promise<boolean> {
    const facts = await stat(target).catch(() => null);
    const now = Date.now();
    // It may be removed at this moment, or the disk be read-only: it is sent, or made again, either way.
    if (facts && now - facts.mtimeMs > USE_NOTED_MS)
      await utimes(target, now / 1_000, now / 1_000).catch(() => undefined);
    return facts !== null;
  }

  async #make(target: string, make: () => Promise<Buffer>): Promise<string> {
    const bytes = await make();
    this.#written += spaceOf(bytes.length);
    if (this.#written >= SWEEP_AFTER_BYTES) {
      this.#written = 0;
      // Before the new one is there, which would be among the first to go.
      await nullIfMissing(deleteOldest(this.#directory, MAX_BYTES));
    }
    const usedAt = (Date.now() - PROBATION_MS) / 1_000;
    await writeAtomically(target, async (partial) => {
      await writeFile(partial, bytes);
      await utimes(partial, usedAt, usedAt);
    });
    return target;
  }
}
