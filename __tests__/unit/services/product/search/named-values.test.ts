/** Filter values that a text names (docs/search.md §7). */
import type { SearchDocument } from '@/services/product/search/types';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const item = (id: string, facets: SearchDocument['facets']): SearchDocument => ({
  id,
  type: 'production',
  slug: id,
  name: id,
  text: {},
  facets,
  ageSort: null,
});

const engine = engineOf([
  item('lear', { level: ['upper-secondary'], genre: ['tragedy'], access: ['Audio description'] }),
  item('crucible', { level: ['upper-secondary'], genre: ['tragedy', 'political'], theme: ['tragedy'] }),
  item('pantomime', { level: ['primary'], genre: ['comedy'], standard: ['primary-drama'] }),
]);
engine.setFacetValues('level', [
  { key: 'upper-secondary', name: 'Upper secondary (ages 14-16)' },
  { key: 'primary', name: 'Primary (ages 5-11)' },
]);
engine.setFacetValues('genre', [
  { key: 'tragedy', name: 'Tragedy' },
  { key: 'political', name: 'Political tragedy' },
  { key: 'comedy', name: 'Comédie' },
]);
engine.setFacetValues('theme', [{ key: 'tragedy', name: 'The tragedy of power' }]);
engine.setFacetValues('standard', [{ key: 'primary-drama', name: 'Primary drama' }]);

const named = (text: string, sees = everybody.sees) =>
  engine
    .namedValues({ text, types: ['production', 'guide'], audience: { sees } })
    .map(({ filter, key, count }) => `${filter}=${key} ${count}`);

it.each([
  ['a word half typed', 'trag', ['genre=tragedy 2', 'genre=political 1', 'theme=tragedy 1']],
  [
    'the whole name before longer ones, then the more frequent',
    'tragedy',
    ['genre=tragedy 2', 'genre=political 1', 'theme=tragedy 1'],
  ],
  ['words in any order, the last half typed', 'power trag', ['theme=tragedy 1']],
  ['what stands for it', 'GCSE', ['level=upper-secondary 2']],
  ['what stands for it, half typed', 'ks', []],
  ['a phrase half typed', 'audio desc', ['access=Audio description 1']],
  ['a value that is its own name', 'described audio', []],
  ['letters without their accents', 'comedie', ['genre=comedy 1']],
  ['a beginning of two letters, which is that of too many', 'tr', []],
  ['a word that none has', 'tragedy zebra', []],
  ['an excluded word', 'tragedy -power', []],
  ['nothing', ' ', []],
  ['no standard, which is chosen in steps', 'primary', ['level=primary 1']],
])('%s', (_what, text, values) => {
  expect(named(text)).toEqual(values);
});

it('counts what the viewer sees, and names nothing that only hidden documents have', () => {
  const sees = (id: string) => id !== 'crucible';
  expect(named('tragedy', sees)).toEqual(['genre=tragedy 1']);
});

it('a changed name is what counts from then on', () => {
  const own = engineOf([item('lear', { genre: ['tragedy'] })]);
  const asked = { types: ['production'] as const, audience: everybody };
  expect(own.namedValues({ ...asked, text: 'tragedy' })).toHaveLength(1);
  own.setFacetValues('genre', [{ key: 'tragedy', name: 'Sad plays' }]);
  expect(own.namedValues({ ...asked, text: 'tragedy' })).toEqual([]);
  expect(own.namedValues({ ...asked, text: 'sad' })).toEqual([
    { filter: 'genre', key: 'tragedy', name: 'Sad plays', count: 1 },
  ]);
});
