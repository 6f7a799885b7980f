/** Typed columns that grow at the end. */

type Column = Uint32Array | Uint16Array | Float64Array;

export class Growable<T extends Column> {
  length: number;

  /** `data` is used without a copy: its whole length is in use unless `length` says less. */
  constructor(
    public data: T,
    length: number = data.length,
  ) {
    this.length = length;
  }

  push(value: number): void {
    if (this.length === this.data.length) this.reserve(this.length + 1);
    this.data[this.length++] = value;
  }

  reserve(capacity: number): void {
    if (capacity <= this.data.length) return;
    const size = Math.max(capacity, this.data.length * 2, 16);
    const grown = new (this.data.constructor as new (size: number) => T)(size);
    grown.set(this.data);
    this.data = grown;
  }

  /** Releases unused capacity. */
  trim(): void {
    if (this.length < this.data.length) this.data = this.data.slice(0, this.length) as T;
  }
}

export const grow32 = (): Growable<Uint32Array> => new Growable(new Uint32Array(0));
export const grow16 = (): Growable<Uint16Array> => new Growable(new Uint16Array(0));
export const growFloat = (): Growable<Float64Array> => new Growable(new Float64Array(0));
