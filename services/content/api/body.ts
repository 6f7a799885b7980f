/** A response body put together from texts and ready-made fragments, without encoding or hashing these again. */
import { createHash } from 'node:crypto';
import type { Fragment } from '../model/fragment';

const TAG_LENGTH = 22;

export class Body {
  readonly #parts: Buffer[] = [];
  /** What the validator is made of: texts themselves and digests of fragments, in order. */
  readonly #marks: string[] = [];
  #length = 0;

  static of(text: string): Body {
    return new Body().text(text);
  }

  get length(): number {
    return this.#length;
  }

  text(text: string): this {
    this.#push(Buffer.from(text));
    this.#marks.push(text);
    return this;
  }

  fragment({ afterComma, digest }: Fragment): this {
    this.#push(afterComma.subarray(1));
    this.#marks.push(digest);
    return this;
  }

  /** Fragments separated by commas. */
  list(fragments: readonly Fragment[]): this {
    const [first, ...others] = fragments;
    if (first) this.fragment(first);
    for (const { afterComma, digest } of others) {
      this.#push(afterComma);
      this.#marks.push(digest);
    }
    return this;
  }

  /** The whole, in memory of its own. */
  bytes(): Buffer {
    return Buffer.concat(this.#parts, this.#length);
  }

  /** The whole, written into memory that has room for it; answers the part that was written. */
  writeTo(memory: Buffer): Buffer {
    let offset = 0;
    for (const part of this.#parts) {
      memory.set(part, offset);
      offset += part.length;
    }
    return memory.subarray(0, offset);
  }

  /** Weak, because the same tag stands for the plain and the compressed body. */
  get etag(): string {
    const digest = createHash('sha1').update(this.#marks.join('\n')).digest('base64url');
    return `W/"${digest.slice(0, TAG_LENGTH)}"`;
  }

  #push(bytes: Buffer): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
