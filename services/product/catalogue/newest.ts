/** Items from the newest to the oldest, kept in that order as they change: sorting 100,000 takes a fifth of a second. */
import { compareCodes } from '@/lib/domain/text/collation';
import type { StoredItem } from './stored-item';

const order = (one: StoredItem, other: StoredItem): number =>
  compareCodes(other.firstPublishedAt, one.firstPublishedAt) || compareCodes(one.id, other.id);

export class Newest {
  /** Null until somebody asks: what is read before, as at a start, is sorted once. */
  private sorted: StoredItem[] | null = null;

  constructor(private readonly all: () => Iterable<StoredItem>) {}

  items(): readonly StoredItem[] {
    return (this.sorted ??= [...this.all()].sort(order));
  }

  add(item: StoredItem): void {
    this.sorted?.splice(this.placeOf(item), 0, item);
  }

  /** @param item as it was added */
  remove(item: StoredItem): void {
    this.sorted?.splice(this.placeOf(item), 1);
  }

  /** Of the item, or where it belongs. */
  private placeOf(item: StoredItem): number {
    const sorted = this.sorted ?? [];
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = sorted[middle];
      if (at && order(at, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
