import * as fc from 'fast-check';
import { allFilterNames } from '@/lib/contracts/listing/names';
import { mostRestrictiveViewer, anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import type { ServiceError } from '@/lib/platform/service-error';
import { audienceOf, givenQuerySchema, listingQuery, listOf } from '@/services/product/listing/query';
import { MAX_QUERY_LENGTH } from '@/services/product/search/types';

const read = (query: Record<string, string | string[]>) =>
  listingQuery(['guide'], givenQuerySchema.parse(query));

describe('the query of a listing', () => {
  it('has the defaults of the contract', () => {
    expect(read({})).toEqual({
      types: ['guide'],
      limit: 20,
      skip: 0,
      sort: 'name-asc',
      text: '',
      filters: {},
      aggregations: [],
    });
  });

  it('R-VAL-1, R-VAL-2 blank text is absent, other text is trimmed', () => {
    for (const searchTerm of ['', ' ', '\t\n']) expect(read({ searchTerm }).text).toBe('');
    expect(read({ searchTerm: ' lear ' }).text).toBe('lear');
  });

  it('cuts a text where the engine stops reading', () => {
    expect(read({ searchTerm: 'lear '.repeat(3_000) }).text).toHaveLength(MAX_QUERY_LENGTH);
  });

  it('reads a comma list, repeated names, and both', () => {
    expect(listOf('a, b,,a')).toEqual(['a', 'b']);
    expect(listOf(['a,b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(read({ genre: ['a', 'b,c'], level: '' }).filters).toEqual({ genre: ['a', 'b', 'c'] });
  });

  it('takes all fourteen filters and no other name', () => {
    const all = Object.fromEntries(allFilterNames.map((name) => [name, 'x']));
    expect(Object.keys(read(all).filters)).toEqual([...allFilterNames]);
    expect(() => read({ colour: 'red' })).toThrow('field type not recognised');
  });

  it('any query either reads or is refused as the caller’s fault', () => {
    const name = fc.oneof(
      fc.constantFrom('limit', 'skip', 'sort_by', 'searchTerm', 'aggregations', ...allFilterNames),
      fc.string(),
    );
    const value = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constantFrom('10', '-1', 'name-asc', 'genre'),
    );
    fc.assert(
      fc.property(fc.dictionary(name, value), (query) => {
        const given = givenQuerySchema.safeParse(query);
        if (!given.success) return;
        try {
          listingQuery(['guide'], given.data);
        } catch (error) {
          expect((error as ServiceError).code).toBe('VALIDATION_FAILED');
        }
      }),
    );
  });
});

describe('whose eyes a listing is seen with (D37)', () => {
  const teacher: Viewer = {
    ...anonymousViewer,
    method: 'Okta',
    userId: 'u',
    country: 'GBR',
    blockedProfiles: ['a'],
  };

  it('a known viewer is narrowed', () => {
    expect(audienceOf(teacher, {})).toEqual({ viewer: teacher });
    expect(audienceOf(teacher, { country: 'usa', blockedProfiles: 'B c' })).toEqual({
      viewer: teacher,
      narrow: { country: 'USA', blockedProfiles: ['b-c'] },
      isNamed: true,
    });
  });

  it('an anonymous visitor is believed', () => {
    expect(audienceOf(anonymousViewer, { country: 'GBR', blockedProfiles: 'a,b' }).viewer).toMatchObject({
      country: 'GBR',
      blockedProfiles: ['a', 'b'],
    });
  });

  it('while customers cannot be asked nobody is believed', () => {
    expect(audienceOf(mostRestrictiveViewer, { country: 'GBR' })).toEqual({
      viewer: mostRestrictiveViewer,
      narrow: { country: 'GBR', blockedProfiles: [] },
      isNamed: true,
    });
  });
});
