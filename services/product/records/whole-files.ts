/**
 * Files of a feed and the records in them, written once. Anybody may fetch the public feed's, and writing one takes seconds of the
 * process that answers everybody.
 */
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { ServiceError } from '@/lib/platform/service-error';

/** How much is kept, how long, and how many may wait. */
interface Bounds {
  mostBytes: number;
  /** Absent: until there is no more room. */
  ttlMs?: number;
  /** Files of one feed that may wait for their turn; so who asks for the public one keeps no organisation from its own. */
  mostWaiting: number;
}

/** Room for the public feed in each form, and for some organisations'. One takes seconds. */
export const FEED_FILES: Bounds = { mostBytes: 64 * 1024 * 1024, mostWaiting: 8 };
/** Pages of a harvest, which are of the second in which they are written. One takes some hundredths of a second. */
export const HARVEST_PAGES: Bounds = { mostBytes: 8 * 1024 * 1024, ttlMs: 1_000, mostWaiting: 32 };
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
  private readonly making = new Map<string, Promise<WholeFile>>();
  /** Files of each feed that wait or are being made. */
  private readonly waiting = new Map<string, number>();
  /** One at a time, so that requests for different files take no more memory than one. */
  private readonly inTurn = pLimit(1);

  constructor(private readonly bounds: Bounds) {
    this.files = new LRUCache({
      maxSize: bounds.mostBytes,
      ttl: bounds.ttlMs ?? 0,
      ttlAutopurge: bounds.ttlMs !== undefined,
      sizeCalculation: ({ gzipped }, key) => gzipped.length + key.length * BYTES_OF_CHARACTER,
    });
  }

  /**
   * The file of `key`, made once however many ask for it. Throws UNAVAILABLE when too many files of its feed wait to be made.
   * @param key names everything that the file depends on; null: not cached
   */
  async get(feed: string, key: string | null, make: () => Promise<Pieces>): Promise<WholeFile> {
    if (key === null) return this.make(feed, make);
    const known = this.files.get(key) ?? this.making.get(key);
    if (known) return known;
    const making = this.make(feed, make);
    this.making.set(key, making);
    try {
      const file = await making;
      this.files.set(key, file);
      return file;
    } finally {
      this.making.delete(key);
    }
  }

  private async make(feed: string, make: () => Promise<Pieces>): Promise<WholeFile> {
    const before = this.waiting.get(feed) ?? 0;
    if (before > this.bounds.mostWaiting)
      throw new ServiceError('UNAVAILABLE', 'Too many files are being written');
    this.waiting.set(feed, before + 1);
    try {
      return await this.inTurn(async () => compressed(await make()));
    } finally {
      const left = (this.waiting.get(feed) ?? 1) - 1;
      if (left > 0) this.waiting.set(feed, left);
      else this.waiting.delete(feed);
    }
  }
}

/** Records as text, by everything that the text depends on: most stay the same when the catalogue changes. */
export class RecordTexts {
  private readonly texts = new LRUCache<string, string>({
    maxSize: MOST_RECORD_BYTES,
    sizeCalculation: ({ length }, key) => (length + key.length) * BYTES_OF_CHARACTER,
  });

  get(key: string, make: () => string): string {
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const text = make();
    this.texts.set(key, text);
    return text;
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
