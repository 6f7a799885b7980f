/**
 * The value of an ETag: the digests of a body's parts, combined in their order. Each digest is strong already; combining them
 * only has to detect another part, number or order, so multiplying and adding is enough and costs next to nothing.
 */
import type { Digest } from '../model/fragment';

/** Odd, so that multiplying loses no bit; different, so that the four lanes do not collide together. */
const [A, B, C, D] = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

export class Mark {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  add([a, b, c, d]: Digest): void {
    this.#a = (Math.imul(this.#a, A) + a) | 0;
    this.#b = (Math.imul(this.#b, B) + b) | 0;
    this.#c = (Math.imul(this.#c, C) + c) | 0;
    this.#d = (Math.imul(this.#d, D) + d) | 0;
  }

  /** 22 characters. */
  toString(): string {
    return Buffer.from(Int32Array.of(this.#a, this.#b, this.#c, this.#d).buffer).toString('base64url');
  }
}
