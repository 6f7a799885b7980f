/** A cache of computed pictures under CACHE_DIR: each computed once, a few at a time, the oldest removed when space runs out. */
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAtomically } from '@/lib/platform/write-atomically';

/** Pictures computed at once, and requests that may wait for their turn. */
const AT_ONCE = 2;
const MAX_WAITING = 200;
const MAX_BYTES = 1024 * 1024 * 1024;
/** A sweep reads the whole folder, so it is done only after this many new bytes: by so much may the folder be over its bound. */
const SWEEP_AFTER_BYTES = MAX_BYTES / 16;
/** What a file takes at least, as file systems give space; many tiny ones count as well. */
const BLOCK_BYTES = 4096;
const spaceOf = (bytes: number): number => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

/** A picture that is being made, or waits for its turn. */
interface Job {
  /** Requests that still want it. */
  wanted: number;
  /** Path of the file; null: dropped. */
  made: Promise<string | null>;
  /** Ends the wait: the picture is made now, or dropped. */
  settle: (turn: 'make' | 'drop') => void;
}

export class PictureCache {
  readonly #directory: string;
  readonly #jobs = new Map<string, Job>();
  /** In order of arrival. */
  readonly #waiting = new Set<Job>();
  #running = 0;
  /** Bytes written since the last sweep. The first new file is followed by one: an earlier process may have left any number. */
  #written = SWEEP_AFTER_BYTES;

  constructor(cacheDir: string) {
    this.#directory = path.resolve(cacheDir, 'content-pictures');
  }

  /**
   * Path of the file named `name`, made by `make` when it is not cached. A picture whose turn has not come is dropped, and
   * null, when every request for it has gone (`gone` is aborted): else whoever asks and leaves would keep the others waiting.
   * Throws UNAVAILABLE when too many wait.
   */
  async file(name: string, make: () => Promise<Buffer>, gone: AbortSignal): Promise<string | null> {
    const target = path.join(this.#directory, name.slice(0, 2), name);
    if (await stat(target).catch(() => null)) return target;
    if (gone.aborted) return null;
    const job = this.#jobs.get(name) ?? this.#enqueue(name, () => this.#make(target, make));
    job.wanted += 1;
    gone.addEventListener('abort', () => this.#leave(name, job), { once: true });
    return job.made;
  }

  #enqueue(name: string, work: () => Promise<string>): Job {
    if (this.#waiting.size >= MAX_WAITING)
      throw new ServiceError('UNAVAILABLE', 'Too many pictures are being made');
    const job: Job = { wanted: 0, made: Promise.resolve(null), settle: () => undefined };
    const turn = new Promise<'make' | 'drop'>((resolve) => (job.settle = resolve));
    job.made = turn.then((what) => (what === 'make' ? this.#run(name, work) : null));
    this.#jobs.set(name, job);
    this.#waiting.add(job);
    this.#startNext();
    return job;
  }

  #leave(name: string, job: Job): void {
    job.wanted -= 1;
    // One that runs goes on: it cannot be stopped, and is cached for the next.
    if (job.wanted > 0 || !this.#waiting.delete(job)) return;
    this.#jobs.delete(name);
    job.settle('drop');
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (!next || this.#running >= AT_ONCE) return;
    this.#waiting.delete(next);
    this.#running += 1;
    next.settle('make');
  }

  async #run(name: string, work: () => Promise<string>): Promise<string> {
    try {
      return await work();
    } finally {
      this.#jobs.delete(name);
      this.#running -= 1;
      this.#startNext();
    }
  }

  async #make(target: string, make: () => Promise<Buffer>): Promise<string> {
    const bytes = await make();
    await writeAtomically(target, (partial) => writeFile(partial, bytes));
    this.#written += spaceOf(bytes.length);
    if (this.#written >= SWEEP_AFTER_BYTES) {
      this.#written = 0;
      await this.#sweep();
    }
    return target;
  }

  /** Removes the oldest files until the rest take at most MAX_BYTES. */
  async #sweep(): Promise<void> {
    const names = await readdir(this.#directory, { recursive: true }).catch(() => [] as string[]);
    const files = (
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(this.#directory, name);
          const found = await stat(file).catch(() => null);
          return found?.isFile() ? [{ file, size: spaceOf(found.size), made: found.mtimeMs }] : [];
        }),
      )
    ).flat();
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of files.sort((a, b) => a.made - b.made)) {
      if (total <= MAX_BYTES) break;
      await rm(file, { force: true });
      total -= size;
    }
  }
}
