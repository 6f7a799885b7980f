/**
 * Cached answers by snapshot and address. An answer is cached from its second request on: one that is requested only once
 * would push out those that are requested often. Bounded by bytes.
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
/** Addresses remembered as requested once. */
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

/** An LRU cache. Keys contain the snapshot's serial number, so that after a publication older answers are no longer found. */
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

  /** Caches the body when its address was requested before; null when it was not, or when the body is too large. */
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
