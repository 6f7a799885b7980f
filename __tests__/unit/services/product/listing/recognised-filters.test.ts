/** A search whose text names a length (docs/search.md §5). */
import { searchWithRecognisedFilters } from '@/services/product/listing/recognised-filters';
import type { SearchDocument } from '@/services/product/search/types';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const film = (id: string, name: string, duration: string): SearchDocument => ({
  id,
  type: 'production',
  slug: id,
  name,
  text: {},
  facets: { duration: [duration] },
  ageSort: null,
});
const films = [
  film('whole', 'Hamlet', '120-'),
  film('clip', 'Hamlet: to be or not to be', '0-10'),
  film('stops', 'Three stops in a short film', '10-30'),
];
const engine = engineOf(films);
const catalogue = { engine, item: (id: string) => films.find((one) => one.id === id) };

function ask(text: string, filters: { duration?: string[] } = {}) {
  const query = {
    types: ['production' as const],
    limit: 10,
    skip: 0,
    sort: 'rel-desc' as const,
    text,
    filters,
    aggregations: [],
  };
  const { result, understood } = searchWithRecognisedFilters(catalogue, query, everybody);
  return { ids: result.hits.map(({ id }) => id), understood };
}

describe('a length in the words of a search', () => {
  it('is the filter, and can be taken away', () => {
    const { ids, understood } = ask('short hamlet');
    expect(ids).toEqual(['clip']);
    expect(understood).toEqual({ label: 'Under 10 minutes', literal: '"short" hamlet' });
    expect(ask('"short" hamlet').understood).toBeNull();
  });

  it('is a word of a name that holds it', () => {
    expect(ask('three stops in a short film')).toEqual({ ids: ['stops'], understood: null });
  });

  it('is the filter where the name holds that word alone', () => {
    expect(ask('short production')).toMatchObject({
      ids: ['clip'],
      understood: { label: 'Under 10 minutes' },
    });
  });

  it('is not read over the choice of somebody', () => {
    expect(ask('short hamlet', { duration: ['120-'] }).understood).toBeNull();
  });

  it('that nothing has is words again', () => {
    expect(ask('stops under 10 minutes').understood).toBeNull();
  });
});
