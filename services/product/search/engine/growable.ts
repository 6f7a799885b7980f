/** Typed columns that grow at the end. */

export class Growable32 {
  data: Uint32Array;
  length = 0;

  constructor(capacity = 16) {
    this.data = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.reserve(this.length + 1);
    this.data[this.length++] = value;
  }

  reserve(capacity: number): void {
    if (capacity <= this.data.length) return;
    const grown = new Uint32Array(Math.max(capacity, this.data.length * 2));
    grown.set(this.data);
    this.data = grown;
  }

  /** The used part, copied, so that the slack can be collected. */
  trimmed(): Uint32Array {
    return this.data.slice(0, this.length);
  }
}
