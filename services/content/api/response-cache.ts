/** Finished answers of one snapshot, by address: repeated queries are the rule in a library. Bounded by bytes. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const MAX_BYTES = 64 * 1024 * 1024;
/** Below this size compressing costs more than it saves, bytes. */
const MIN_COMPRESSED = 1024;
/** Fast and within a tenth of the best for JSON. */
const GZIP_LEVEL = 4;
const ETAG_LENGTH = 22;

const compress = promisify(gzip);

/** A 200 answer with its validator. */
export class Answer {
  readonly body: Buffer;
  readonly etag: string;
  #gzipped: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.body = Buffer.from(text);
    // Weak, because the same tag stands for the plain and the compressed body.
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  }

  get compressible(): boolean {
    return this.body.length >= MIN_COMPRESSED;
  }

  gzipped(): Promise<Buffer> {
    this.#gzipped ??= compress(this.body, { level: GZIP_LEVEL });
    return this.#gzipped;
  }
}

/** Least recently used first out. Keys hold the snapshot's number, so that a publication empties it by itself. */
export class ResponseCache {
  readonly #answers = new Map<string, Answer>();
  #bytes = 0;

  get(key: string): Answer | undefined {
    const found = this.#answers.get(key);
    if (found) {
      this.#answers.delete(key);
      this.#answers.set(key, found);
    }
    return found;
  }

  set(key: string, answer: Answer): void {
    if (this.#answers.has(key) || answer.body.length > MAX_BYTES / 4) return;
    this.#answers.set(key, answer);
    this.#bytes += answer.body.length;
    for (const [oldest, { body }] of this.#answers) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#answers.delete(oldest);
      this.#bytes -= body.length;
    }
  }
}
