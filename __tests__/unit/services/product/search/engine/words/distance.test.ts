/** Edit distance and the search for near terms (docs/search.md §2). */
import fc from 'fast-check';
import { Dictionary } from '@/services/product/search/engine/index/dictionary';
import { NearPattern, signature, signatureDistance } from '@/services/product/search/engine/words/distance';
import { distance, prefixDistance } from '@/__tests__/support/search/oracle-text';

const term = fc.string({ unit: fc.constantFrom(...'abcdeяé'), minLength: 1, maxLength: 9 });

describe('edit distance', () => {
  it.each([
    ['macbeth', 'macbeth', 0],
    ['hamelt', 'hamlet', 1],
    ['shakespere', 'shakespeare', 1],
    ['odepus', 'oedipus', 2],
    ['ca', 'abc', 3],
  ])('%s to %s is %d', (one, other, expected) => {
    expect(new NearPattern(one).distance(other, 5)).toBe(expected);
  });

  it('is that of the textbook, up to the limit', () => {
    fc.assert(
      fc.property(term, term, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
        const away = distance(one, other);
        return (
          new NearPattern(one).distance(other, limit) === Math.min(limit + 1, away) &&
          new NearPattern(one).distance(other, limit, true) ===
            Math.min(limit + 1, prefixDistance(one, other)) &&
          signatureDistance(signature(one), signature(other)) <= away
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('the dictionary finds every near term, base and added, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(term, { maxLength: 60 }), fc.array(term, { maxLength: 20 }), term, fc.integer({ min: 0, max: 2 }), fc.boolean(), (base, added, token, limit, prefix) => {
        const sorted = [...base].sort();
        const dictionary = new Dictionary(sorted, new Uint32Array(sorted.length));
        for (const extra of added) dictionary.add(extra);
        const found: string[] = [];
        dictionary.eachNear(token, limit, (id) => {
          found.push(dictionary.term(id));
          return limit;
        }, prefix);
        const away = prefix ? prefixDistance : distance;
        expect(found.sort()).toEqual([...new Set([...base, ...added])].filter((other) => away(token, other) <= limit).sort());
      }),
    );
  }); // prettier-ignore
});
