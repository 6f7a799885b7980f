/** A response body built from texts and ready-made fragments, without encoding or hashing the fragments again. */
import { digestOf, type Fragment } from '../model/fragment';

export class Body {
  readonly #parts: Buffer[] = [];
  readonly #digests: string[] = [];
  #length = 0;

  static of(text: string): Body {
    return new Body().text(text);
  }

  get length(): number {
    return this.#length;
  }

  text(text: string): this {
    const bytes = Buffer.from(text);
    return this.#add(bytes, digestOf(bytes));
  }

  fragment({ afterComma, digest }: Fragment): this {
    return this.#add(afterComma.subarray(1), digest);
  }

  /** Fragments separated by commas. */
  list(fragments: readonly Fragment[]): this {
    const [first, ...others] = fragments;
    if (first) this.fragment(first);
    for (const { afterComma, digest } of others) this.#add(afterComma, digest);
    return this;
  }

  /** The whole body, in a buffer of its own. */
  bytes(): Buffer {
    return Buffer.concat(this.#parts, this.#length);
  }

  /** Writes the whole body into a buffer that is large enough; returns the part that was written. */
  writeTo(memory: Buffer): Buffer {
    let offset = 0;
    for (const part of this.#parts) {
      memory.set(part, offset);
      offset += part.length;
    }
    return memory.subarray(0, offset);
  }

  /** Made from the digests of the parts, all of one length. Weak, because the plain and the compressed body share one tag. */
  get etag(): string {
    return `W/"${digestOf(this.#digests.join(''))}"`;
  }

  #add(bytes: Buffer, digest: string): this {
    this.#parts.push(bytes);
    this.#digests.push(digest);
    this.#length += bytes.length;
    return this;
  }
}
