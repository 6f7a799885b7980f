/** A response body built from texts and ready-made fragments, without encoding or hashing the fragments again. */
import { digestOf, type Fragment } from '../model/fragment';
import { Mark } from './mark';

export class Body {
  readonly #parts: Buffer[] = [];
  readonly #mark = new Mark();
  #length = 0;

  static of(text: string): Body {
    return new Body().text(text);
  }

  get length(): number {
    return this.#length;
  }

  text(text: string): this {
    const bytes = Buffer.from(text);
    this.#push(bytes);
    this.#mark.add(digestOf(bytes));
    return this;
  }

  fragment({ afterComma, digest }: Fragment): this {
    this.#push(afterComma.subarray(1));
    this.#mark.add(digest);
    return this;
  }

  /** Fragments separated by commas. */
  list(fragments: readonly Fragment[]): this {
    const [first, ...others] = fragments;
    if (first) this.fragment(first);
    for (const { afterComma, digest } of others) {
      this.#push(afterComma);
      this.#mark.add(digest);
    }
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

  /** Weak, because the plain and the compressed body share one tag. */
  get etag(): string {
    return `W/"${this.#mark.toString()}"`;
  }

  #push(bytes: Buffer): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
