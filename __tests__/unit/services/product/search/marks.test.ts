/** What the search marks in its results (docs/search.md §8). */
import type { SearchDocument } from '@/services/product/search/types';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const SENTENCES = [
  'To be, or not to be',
  'The best and became Bérkoff, being',
  'The theatre & them',
  'Berkoff came before',
  'He killed a bee, killing',
  'Macbeth',
  'A kingdom is to be',
];

const engine = engineOf(
  SENTENCES.map((name, index): SearchDocument => ({
    id: `s${String(index)}`,
    type: 'title',
    slug: `s${String(index)}`,
    name,
    text: {},
    facets: {},
    ageSort: null,
  })),
);

const search = (text: string) =>
  engine.search({ types: ['title'], text, sort: 'rel-desc', skip: 0, limit: 9, audience: everybody });

it.each([
  ['to be or not to be', 'To [be], or [not] to [be]'],
  ['to be or not to be', 'The best and became Bérkoff, being'],
  ['the', '[The] theatre &amp; them'],
  ['Berkoff be', '[Berkoff] came before'],
  ['killing a be', 'He [killed] a bee, [killing]'],
  ['mr ki', 'A kingdom is to be'],
  // Long enough to say which word is meant.
  ['mac', '[Macbeth]'],
  ['to be king', 'A [kingdom] is to [be]'],
  // One letter has no plural.
  ['i kingdom', 'A [kingdom] is to be'],
])('%s: %s', (text, marked) => {
  const { mark } = search(text);
  const plain = marked.replace(/[[\]]/g, '').replace('&amp;', '&');
  expect(mark(plain).replace(/<mark>(.*?)<\/mark>/g, '[$1]')).toBe(marked);
});

it('what a short word only begins is found as before, and marked in suggestions', () => {
  expect(
    search('ki')
      .hits.map(({ id }) => id)
      .sort(),
  ).toEqual(['s4', 's6']);
  const { suggestions } = engine.suggest({ types: ['title'], text: 'ki', audience: everybody, limit: 9 });
  expect(JSON.stringify(suggestions)).toContain('<mark>kingdom</mark>');
});
