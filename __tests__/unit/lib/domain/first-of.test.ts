import fc from 'fast-check';
import { firstOf } from '@/lib/domain/first-of';

it('gives what sorting all of it gives, of equal ones in their order', () => {
  const numbered = fc.array(fc.record({ rank: fc.integer({ min: 0, max: 5 }), name: fc.string() }));
  fc.assert(
    fc.property(numbered, fc.integer({ min: 1, max: 8 }), (all, most) => {
      const compare = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
      expect(firstOf(most, all, compare)).toEqual(all.toSorted(compare).slice(0, most));
    }),
  );
});
