import { parseListing } from '@/lib/domain/listing/address';
import {
  toggleFilter,
  withFilter,
  withoutFilters,
  withPage,
  withSort,
  withText,
} from '@/lib/domain/listing/changes';
import { searchScreen } from '@/lib/domain/listing/screens';

const state = parseListing(new URLSearchParams('genre=a&q=lear&page=4'), searchScreen(false));

describe('changes of a listing', () => {
  it('R-QRY-5 every change but of the page goes back to page 1', () => {
    const changed = [
      withFilter(state, 'theme', ['t']),
      toggleFilter(state, 'genre', 'b'),
      withoutFilters(state),
      withText(state, 'hamlet', true),
      withSort(state, 'newest'),
    ];
    expect(changed.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1]);
    expect(withPage(state, 5).page).toBe(5);
  });

  it('adds a value beside the others and takes it away again', () => {
    const both = toggleFilter(state, 'genre', 'b');
    expect(both.filters.genre).toEqual(['a', 'b']);
    expect(toggleFilter(toggleFilter(both, 'genre', 'a'), 'genre', 'b').filters).toEqual({});
  });

  it('asks for the best matches of a new text, and for names when the text goes', () => {
    const named = withText(state, '', true);
    expect(named.sort).toBe('ascending');
    expect(withText(named, 'ghost', true).sort).toBe('relevance');
    expect(withText(withSort(state, 'oldest'), 'ghost', true).sort).toBe('oldest');
  });
});
