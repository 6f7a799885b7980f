/**
 * Cache of answers as bytes: most visitors request the same first pages. Keyed by audience and query, so nothing crosses between
 * viewers with different rules; cleared when the content changes; bounded in bytes, keys counted.
 */
import { LRUCache } from 'lru-cache';

/** Room for about a thousand pages of twenty items. */
const MOST_BYTES = 32 * 1024 * 1024;
/** A key holds the whole query, which may be longer than its answer; a string has at most so many bytes for each character. */
const BYTES_OF_CHARACTER = 2;

export class AnswerCache {
  private version = -1;
  private readonly answers: LRUCache<string, Buffer, () => Buffer>;

  constructor(mostBytes = MOST_BYTES) {
    this.answers = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ length }, key) => length + key.length * BYTES_OF_CHARACTER,
      memoMethod: (_key, _old, { context: make }) => make(),
    });
  }

  /** The answer for `key` in this version of the content; made on a cache miss. */
  get(version: number, key: string, make: () => Buffer): Buffer {
    if (version !== this.version) this.answers.clear();
    this.version = version;
    return this.answers.memo(key, { context: make });
  }
}
