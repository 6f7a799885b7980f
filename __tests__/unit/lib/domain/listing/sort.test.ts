import { offeredSorts, resolveSort } from '@/lib/domain/listing/sort';
import { orderOfSort } from '@/lib/domain/listing/sort-order';

const onSearch = (asked: string | null, q = '') =>
  orderOfSort[resolveSort(asked, { q, prefersRelevance: true })];
const onListing = (asked: string | null, q = '') =>
  orderOfSort[resolveSort(asked, { q, prefersRelevance: false })];

describe('sort', () => {
  it('R-SRT-1 is by name when nothing is said', () => {
    expect(onListing(null)).toBe('name-asc');
    expect(onSearch(null)).toBe('name-asc');
  });
  it('R-SRT-2 by name both ways', () => {
    expect([onListing('ascending'), onListing('descending')]).toEqual(['name-asc', 'name-desc']);
  });
  it('R-SRT-3 by relevance where asked and there is text', () => {
    expect(onListing('relevance', 'lear')).toBe('rel-desc');
  });
  it('R-SRT-4 relevance without text is by name', () => {
    expect([onSearch('relevance'), onSearch('relevance', '  ')]).toEqual(['name-asc', 'name-asc']);
  });
  it('R-SRT-5 the search prefers relevance, listings do not', () => {
    expect([onSearch(null, 'lear'), onListing(null, 'lear')]).toEqual(['rel-desc', 'name-asc']);
  });
  it('R-SRT-6 newest and oldest', () => {
    expect([onSearch('newest'), onSearch('oldest')]).toEqual(['age-desc', 'age-asc']);
  });
  it('R-SRT-7 an unknown value is ascending, on the search too', () => {
    expect([onListing('foo'), onSearch('foo', 'lear')]).toEqual(['name-asc', 'name-asc']);
  });
  it('R-SRT-8 an explicit choice wins over relevance', () => {
    expect(onSearch('ascending', 'lear')).toBe('name-asc');
  });
  it('R-SRT-9 relevance is offered only with text', () => {
    expect(offeredSorts('  ')).not.toContain('relevance');
    expect(offeredSorts('lear')[0]).toBe('relevance');
  });
});
