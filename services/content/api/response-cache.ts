/**
 * Finished answers of one snapshot, by address. An answer is cached from the second time it is asked for: what is asked
 * for once would only push out what is asked for often. Bounded by bytes.
 */
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Body } from './body';

const MAX_BYTES = 64 * 1024 * 1024;
/** Below this size compressing costs more than it saves, bytes. */
const MIN_COMPRESSED = 1024;
/** Fast and within a tenth of the best for JSON. */
const GZIP_LEVEL = 4;
/** Addresses that are remembered as asked for once. */
const MAX_SEEN = 20_000;

const compress = promisify(gzip);

export const isCompressible = (size: number): boolean => size >= MIN_COMPRESSED;

export const compressed = (bytes: Buffer): Promise<Buffer> => compress(bytes, { level: GZIP_LEVEL });

/** A cached 200 answer with its validator. */
export class Answer {
  readonly bytes: Buffer;
  readonly etag: string;
  #gzipped: Promise<Buffer> | undefined;

  constructor(body: Body) {
    this.bytes = body.bytes();
    this.etag = body.etag;
  }

  gzipped(): Promise<Buffer> {
    this.#gzipped ??= compressed(this.bytes);
    return this.#gzipped;
  }
}

/** Least recently used first out. Keys hold the snapshot's number, so that a publication empties it by itself. */
export class ResponseCache {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 4,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  readonly #seen = new LRUCache<string, true>({ max: MAX_SEEN });

  get(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  /** Takes the body when its address was asked for before; null when it was not, or when it is too large. */
  add(key: string, body: Body): Answer | null {
    if (!this.#seen.has(key)) {
      this.#seen.set(key, true);
      return null;
    }
    if (body.length > MAX_BYTES / 4) return null;
    const answer = new Answer(body);
    this.#answers.set(key, answer);
    return answer;
  }
}
