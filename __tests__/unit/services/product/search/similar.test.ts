/** Documents on the same subjects (docs/search.md §5), against the definition itself. */
import fc from 'fast-check';
import type { FilterName } from '@/lib/contracts/listing/names';
import type { SearchDocument } from '@/services/product/search/types';
import { engineOf } from '@/__tests__/support/search/engine-of';

const about = ['theme', 'genre', 'form', 'theatreSkill', 'englishSkill', 'period'] as const;
const families = [...about, 'level', 'course', 'company'] as const satisfies readonly FilterName[];
const types = ['title', 'guide'] as const;

const documents = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 40 }).map((number) => `d${number}`),
    type: fc.constantFrom('title', 'guide', 'person' as const),
    facets: fc.dictionary(fc.constantFrom(...families), fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), {
      noNullPrototype: true,
    }),
    seen: fc.boolean(),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 40 },
);
type Made = ReturnType<typeof documents.generate>['value'][number];

const documentOf = ({ id, type, facets }: Made): SearchDocument => ({
  id,
  type,
  slug: id,
  name: id,
  text: {},
  facets,
  ageSort: null,
});
const valuesOf = ({ facets }: Made) =>
  about.flatMap((family) => (facets[family] ?? []).map((key) => `${family}=${key}`));

/** docs/search.md, word for word. */
function defined(made: readonly Made[], id: string): string[] {
  const itself = made.find((one) => one.id === id);
  if (!itself?.seen) return [];
  const searched = made.filter((one) => one.seen && one.type !== 'person');
  const others = searched.filter((one) => one.id !== id);
  const holders = (value: string) => others.filter((one) => valuesOf(one).includes(value)).length;
  const weightOf = (value: string) =>
    holders(value) === 0 ? 0 : Math.round(4 + 4 * Math.log2(1 + searched.length / holders(value)));
  const sum = (values: readonly string[]) => values.reduce((all, value) => all + weightOf(value), 0);
  const own = valuesOf(itself);
  return others
    .map((one) => ({ id: one.id, score: sum(own.filter((value) => valuesOf(one).includes(value))) }))
    .filter(({ score }) => score > 0 && score >= sum(own) / 3)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .map((one) => one.id);
}

it('are those that share a third of what one is about, rare subjects first, among what the viewer sees', () => {
  let found = 0;
  fc.assert(
    fc.property(documents, (made) => {
      const engine = engineOf(made.slice(0, 20).map(documentOf), { synonyms: { groups: [], oneWay: [] } });
      engine.upsert(made.slice(20).map(documentOf));
      const audience = { sees: (one: string) => made.some((other) => other.id === one && other.seen) };
      for (const id of [...made.map((one) => one.id), 'unknown']) {
        const similar = engine.similar({ id, types, most: 50, audience });
        expect(similar).toEqual(defined(made, id));
        expect(engine.similar({ id, types, most: 2, audience })).toEqual(similar.slice(0, 2));
        found += similar.length;
      }
    }),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(100);
});
