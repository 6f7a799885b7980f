/**
 * Reusable memory for bodies that are sent once: allocating large pages for every request would make the garbage
 * collector traverse the whole library again and again.
 */
const SMALLEST = 64 * 1024;
/** Memory held for reuse, bytes; more is left to the garbage collector. */
const MOST_FREE = 48 * 1024 * 1024;

export class MemoryPool {
  readonly #free: Buffer[] = [];
  #freeBytes = 0;

  /** Memory of at least `size` bytes, its content undefined. */
  take(size: number): Buffer {
    const index = this.#free.findIndex((memory) => memory.length >= size);
    const [found] = index < 0 ? [] : this.#free.splice(index, 1);
    if (found) {
      this.#freeBytes -= found.length;
      return found;
    }
    return Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(Math.max(size, SMALLEST))));
  }

  /** Returns memory to the pool once nothing reads it any more. */
  give(memory: Buffer): void {
    if (this.#freeBytes + memory.length > MOST_FREE) return;
    this.#freeBytes += memory.length;
    this.#free.push(memory);
    // Sorted, so that `take` finds the smallest that is large enough.
    this.#free.sort((a, b) => a.length - b.length);
  }
}
