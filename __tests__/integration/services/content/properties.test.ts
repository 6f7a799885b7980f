/** Filters, order and paging against an independent reading of the same entries, written from the contract alone. */
import fc from 'fast-check';
import { type ContentService, startContentService } from '../../../support/content/service';
import { entry, entryLink, spaceExport } from '../../../support/content/space';

interface Play {
  id: string;
  updatedAt: string;
  name: string;
  slug: string;
  acts?: number;
  rating?: number;
  opened?: string;
  running?: boolean;
  words?: string[];
  author?: string;
}

const names = ['Lear', 'lear', 'Hamlet', 'Élan', 'A storm', 'The Storm at sea'];
const words = ['storm', 'crown', 'ghost', 'gateway'];
const authors = ['will', 'ben', 'kit', 'nowhere'];
const dates = [
  '1606-12-26',
  '1606-12-26T00:00:00Z',
  '1601-01-01T19:30:00.000+01:00',
  '1879-12-21',
  '2020-02-29',
];
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const playArbitrary = fc.record({
  day: fc.integer({ min: 1, max: 9 }),
  name: fc.constantFrom(...names),
  acts: some(fc.integer({ min: 1, max: 5 })),
  rating: some(fc.constantFrom(1, 2.5, 3, 4.5)),
  opened: some(fc.constantFrom(...dates)),
  running: some(fc.boolean()),
  words: some(fc.subarray(words)),
  author: some(fc.constantFrom(...authors)),
});
const COUNT = 60;
const plays: Play[] = fc.sample(playArbitrary, { numRuns: COUNT, seed: 7 }).map(({ day, ...play }, index) => {
  const given = Object.fromEntries(Object.entries(play).filter(([, value]) => value !== undefined)) as Omit<
    Play,
    'id' | 'slug' | 'updatedAt'
  >;
  return {
    id: `p${String(index).padStart(2, '0')}`,
    slug: `play-${index}`,
    updatedAt: `2024-03-0${day}T10:00:00.000Z`,
    ...given,
  };
});

let service: ContentService;
beforeAll(async () => {
  const entries = plays.map(({ id, updatedAt, author, ...fields }) =>
    entry(
      'play',
      id,
      { ...fields, ...(author ? { author: entryLink(author) } : {}) },
      { createdAt: updatedAt, updatedAt, revision: 1 },
    ),
  );
  const people = spaceExport().entries.filter(({ sys }) => ['will', 'ben', 'kit'].includes(sys.id));
  const content = { ...spaceExport(), entries: [...entries, ...people.map((person) => ({ ...person }))] };
  service = await startContentService({ content });
});
afterAll(() => service.stop());

type Values = readonly (string | number | boolean)[];
type Key = 'name' | 'slug' | 'acts' | 'rating' | 'opened' | 'running' | 'words' | 'author';
const instant = (text: string) => Date.parse(text);
/** The brute-force reading: the values of a field, dates as instants. */
function valuesOf(play: Play, key: Key): Values {
  const value = play[key];
  if (value === undefined) return [];
  const list = Array.isArray(value) ? value : [value];
  return key === 'opened' ? list.map((date) => instant(date as string)) : list;
}
const wantedValue = (key: Key, text: string): string | number | boolean =>
  key === 'opened'
    ? instant(text)
    : key === 'acts' || key === 'rating'
      ? Number(text)
      : key === 'running'
        ? text === 'true'
        : text;

const samples: Record<Key, string[]> = {
  name: [...names, 'None'],
  slug: ['play-1', 'play-2', 'none'],
  acts: ['1', '2', '3', '4', '5', '9'],
  rating: ['1', '2.5', '4.5', '4.50'],
  opened: dates,
  running: ['true', 'false'],
  words: [...words, 'none'],
  author: authors,
};
const compares: Record<string, (value: number, bound: number) => boolean> = {
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
};

interface Filter {
  key: Key;
  operator: string;
  texts: readonly string[];
}
function holds(play: Play, { key, operator, texts }: Filter): boolean {
  const values = valuesOf(play, key);
  const wanted = texts.map((text) => wantedValue(key, text));
  const compare = compares[operator];
  if (compare) return values.some((value) => compare(value as number, wanted[0] as number));
  if (operator === 'exists') return values.length > 0 === (texts[0] === 'true');
  if (operator === 'all') return wanted.every((value) => values.includes(value));
  const meets = wanted.some((value) => values.includes(value));
  return operator === 'ne' || operator === 'nin' ? !meets : meets;
}

const keys = Object.keys(samples) as Key[];
const filterArbitrary = fc.constantFrom(...keys).chain((key): fc.Arbitrary<Filter> => {
  const text = fc.constantFrom(...samples[key]);
  const ranged = key === 'acts' || key === 'rating' || key === 'opened' ? Object.keys(compares) : [];
  return fc.oneof(
    fc.record({
      key: fc.constant(key),
      operator: fc.constantFrom('', 'ne', ...ranged),
      texts: text.map((one) => [one]),
    }),
    fc.record({
      key: fc.constant(key),
      operator: fc.constantFrom('in', 'nin', 'all'),
      texts: fc.array(text, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      key: fc.constant(key),
      operator: fc.constant('exists'),
      texts: fc.constantFrom(['true'], ['false']),
    }),
  );
});

const orderable: Key[] = ['name', 'slug', 'acts', 'rating', 'opened', 'running'];
const orderArbitrary = fc.array(fc.record({ key: fc.constantFrom(...orderable), descending: fc.boolean() }), {
  maxLength: 2,
});

/** Missing values last in both directions; 0 when the key does not tell the two apart. */
function byKey(a: Play, b: Play, { key, descending }: { key: Key; descending: boolean }): number {
  const [left, right] = [valuesOf(a, key)[0], valuesOf(b, key)[0]];
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  if (left === right) return 0;
  return (left < right ? -1 : 1) * (descending ? -1 : 1);
}

function byOrder(order: { key: Key; descending: boolean }[]) {
  return (a: Play, b: Play): number => {
    if (order.length === 0 && a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? 1 : -1;
    const decisive = order.map((one) => byKey(a, b, one)).find((result) => result !== 0);
    return decisive ?? (a.id < b.id ? -1 : 1);
  };
}

const addressOf = ({ key, operator, texts }: Filter) =>
  `${encodeURIComponent(`fields.${key}${operator ? `[${operator}]` : ''}`)}=${encodeURIComponent(texts.join(','))}`;

it('any filters, order and page answer what a reading of the contract finds', async () => {
  let matched = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(filterArbitrary, { maxLength: 3 }),
      orderArbitrary,
      fc.record({ skip: fc.integer({ min: 0, max: 20 }), limit: fc.integer({ min: 0, max: 30 }) }),
      async (given, order, { skip, limit }) => {
        // One filter for one key and operator: of a repeated key the last would win.
        const filters = [
          ...new Map(given.map((filter) => [`${filter.key}[${filter.operator}]`, filter])).values(),
        ];
        const sorting = order.map(({ key, descending }) => `${descending ? '-' : ''}fields.${key}`).join(',');
        const parts = [
          'content_type=play',
          ...filters.map(addressOf),
          `skip=${skip}`,
          `limit=${limit}`,
          'select=sys.id',
          ...(sorting ? [`order=${sorting}`] : []),
        ];
        const { status, body } = (await service.read(`/entries?${parts.join('&')}`)) as {
          status: number;
          body: { total: number; items: { sys: { id: string } }[] };
        };
        const expected = plays
          .filter((play) => filters.every((filter) => holds(play, filter)))
          .sort(byOrder(order));
        expect([status, body.total]).toEqual([200, expected.length]);
        expect(body.items.map(({ sys }) => sys.id)).toEqual(
          expected.slice(skip, skip + limit).map(({ id }) => id),
        );
        matched += Math.min(1, expected.length);
      },
    ),
    { numRuns: 600 },
  );
  expect(matched).toBeGreaterThan(100);
});

it('pages of any size put together are the whole, each entry once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: COUNT }), orderArbitrary, async (limit, order) => {
      const sorting = order.map(({ key, descending }) => `${descending ? '-' : ''}fields.${key}`).join(',');
      const ids: string[] = [];
      for (let skip = 0; skip < COUNT; skip += limit) {
        const { body } = (await service.read(
          `/entries?content_type=play&select=sys.id&skip=${skip}&limit=${limit}${sorting ? `&order=${sorting}` : ''}`,
        )) as { body: { items: { sys: { id: string } }[] } };
        ids.push(...body.items.map(({ sys }) => sys.id));
      }
      expect(new Set(ids).size).toBe(COUNT);
      expect(ids).toHaveLength(COUNT);
    }),
    { numRuns: 25 },
  );
});
