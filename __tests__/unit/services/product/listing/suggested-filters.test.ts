import { suggestedFilters } from '@/services/product/listing/suggested-filters';
import type { NamedValue } from '@/services/product/search/types';

const value = (filter: NamedValue['filter'], key: string): NamedValue => ({
  filter,
  key,
  name: key,
  count: 1,
});
const suggested = (values: NamedValue[], hidden: readonly string[] = []) => {
  const audience = {
    hides: (key: string) => hidden.includes(key),
    sees: () => true,
  };
  const engine = { namedValues: () => values };
  return suggestedFilters(engine, { text: 'gcse', types: [] }, audience).map(({ key }) => key);
};

it.each([
  ['two of one filter, then another', ['a', 'b', 'level']],
  ['others of the same where nothing else fills the rest', ['a', 'b', 'c']],
])('%s', (_what, expected) => {
  const courses = ['a', 'b', 'c', 'd'].map((key) => value('course', key));
  const others = expected.includes('level') ? [value('level', 'level')] : [];
  expect(suggested([...courses, ...others])).toEqual(expected);
});

it('what is hidden takes no place', () => {
  const genres = ['a', 'b', 'c', 'd'].map((key) => value('genre', key));
  expect(suggested(genres, ['genre/a', 'genre/c'])).toEqual(['b', 'd']);
});
