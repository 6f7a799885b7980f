import fc from 'fast-check';
import { Newest } from '@/services/product/catalogue/newest';
import type { StoredItem } from '@/services/product/catalogue/stored-item';

const item = (id: string, day: number) =>
  ({ id, firstPublishedAt: new Date(day * 86_400_000).toISOString() }) as StoredItem;

const change = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  day: fc.option(fc.integer({ min: 0, max: 3 })),
  isAsked: fc.boolean(),
});

it('is in the order of first publications, of equal ones by id, whatever is added and removed', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const held = new Map<string, StoredItem>();
      const newest = new Newest(() => held.values());
      for (const { id, day, isAsked } of changes) {
        const before = held.get(id);
        if (before) {
          held.delete(id);
          newest.remove(before);
        }
        if (day !== null) {
          held.set(id, item(id, day));
          newest.add(item(id, day));
        }
        if (isAsked) newest.items();
      }
      const named = (items: Iterable<StoredItem>) =>
        Array.from(items, (one) => `${one.firstPublishedAt} ${one.id}`);
      const byDay = [...held.values()].sort(
        (one, other) =>
          Date.parse(other.firstPublishedAt) - Date.parse(one.firstPublishedAt) ||
          (one.id < other.id ? -1 : 1),
      );
      expect(named(newest.items())).toEqual(named(byDay));
    }),
  );
});
