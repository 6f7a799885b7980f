/**
 * Files of a feed and the records in them, written once. Anybody may fetch the public feed's, and writing one takes seconds of the
 * process that answers everybody.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { FairQueue } from '@/lib/platform/fair-queue';

/** How much is kept, how long, and how many may wait. */
interface Bounds {
  mostBytes: number;
  /** Absent: until there is no more room. */
  ttlMs?: number;
  /** Files that may wait for their turn; when there are more, the feed of which the most are wanted loses its last. */
  mostWaiting: number;
}

/**
 * Room for the public feed in each form, and for some organisations'. One takes up to seconds; libraries fetch theirs at the same
 * minute of the night, and waiting costs nothing.
 */
export const FEED_FILES: Bounds = { mostBytes: 64 * 1024 * 1024, mostWaiting: 64 };
/** Pages of a harvest, which are of the second in which they are written. One takes some hundredths of a second. */
export const HARVEST_PAGES: Bounds = { mostBytes: 8 * 1024 * 1024, ttlMs: 1_000, mostWaiting: 32 };
/** Longest wait for a turn, ms: what is written after it must still arrive in the time that the gateway waits (WHOLE_FILE_MS of gateway/gateway.ts). */
const WAIT_MS = 30_000;
/** Room for some ten thousand records. */
const MOST_RECORD_BYTES = 48 * 1024 * 1024;
const BYTES_OF_CHARACTER = 2;
/** Feeds whose changes are remembered; those of a large one take a megabyte. */
const FEEDS = 16;
/** Records written before other requests have their turn: some milliseconds. */
const SLICE = 20;

/** Of a large library a file has hundreds of megabytes, more than a string may hold: only what it is compressed to is in memory. */
export interface WholeFile {
  gzipped: Buffer;
  /** Bytes when it is not compressed. */
  length: number;
}

/** A file as it is written, piece by piece. */
type Pieces = AsyncIterable<string> | Iterable<string>;

async function compressed(pieces: Pieces): Promise<WholeFile> {
  let length = 0;
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      length += bytes.length;
      yield bytes;
    }
  }
  const gzipped = await pipeline(counted, createGzip(), buffer);
  return { gzipped, length };
}

export class WholeFiles {
  private readonly files: LRUCache<string, WholeFile>;
  /** One at a time, so that requests for different files take no more memory than one. */
  private readonly queue: FairQueue;

  constructor({ mostBytes, mostWaiting, ttlMs }: Bounds) {
    this.files = new LRUCache({
      maxSize: mostBytes,
      ttl: ttlMs ?? 0,
      ttlAutopurge: ttlMs !== undefined,
      sizeCalculation: ({ gzipped }, key) => gzipped.length + key.length * BYTES_OF_CHARACTER,
    });
    this.queue = new FairQueue({ atOnce: 1, mostWaiting, waitMs: WAIT_MS });
  }

  /**
   * The file of `key`, made once however many ask for it; feeds have their turns one after the other. Null where who asked has
   * gone before its turn. Throws UNAVAILABLE when too many wait.
   * @param key names everything that the file depends on; null: not cached
   */
  async get(
    { feed, gone }: { feed: string; gone: AbortSignal },
    key: string | null,
    make: () => Promise<Pieces>,
  ): Promise<WholeFile | null> {
    const known = key === null ? undefined : this.files.get(key);
    if (known) return known;
    const write = async () => {
      const file = await compressed(await make());
      if (key !== null) this.files.set(key, file);
      return file;
    };
    return this.queue.ask(key ?? randomUUID(), write, { group: feed, gone });
  }
}

/** Records as text, by everything that the text depends on: most stay the same when the catalogue changes. */
export class RecordTexts {
  private readonly texts = new LRUCache<string, string, () => string>({
    maxSize: MOST_RECORD_BYTES,
    sizeCalculation: ({ length }, key) => (length + key.length) * BYTES_OF_CHARACTER,
    memoMethod: (_key, _old, { context: make }) => make(),
  });

  get(key: string, make: () => string): string {
    return this.texts.memo(key, { context: make });
  }
}

/** When a feed changed, read once for each state of it: whoever names a day would have all its rows read anew. */
export class FeedChanges {
  private readonly read = new LRUCache<string, Promise<readonly number[]>>({ max: FEEDS });

  /** Epoch ms, in order. @param key names the state of the feed */
  get(key: string, read: () => Promise<readonly number[]>): Promise<readonly number[]> {
    const known = this.read.get(key) ?? read();
    this.read.set(key, known);
    known.catch(() => this.read.delete(key));
    return known;
  }
}

/** The texts of all, some at a time; other requests have their turn in between. */
export async function* inSlices<One>(
  all: readonly One[],
  textOf: (one: One) => string,
): AsyncGenerator<string> {
  for (let start = 0; start < all.length; start += SLICE) {
    if (start > 0) await nextTurn();
    yield all
      .slice(start, start + SLICE)
      .map(textOf)
      .join('');
  }
}
