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

  it('a filter without values goes; the others, text and sort stay', () => {
    const two = withFilter(state, 'theme', ['t', 's', 't']);
    expect(two.filters).toEqual({ genre: ['a'], theme: ['s', 't'] });
    expect(withFilter(two, 'theme', [])).toEqual({ ...state, page: 1 });
    expect(withFilter(two, 'theme', ['u']).filters).toEqual({ genre: ['a'], theme: ['u'] });
  });

  it('without filters nothing is chosen, but for the standard where standards are the mode', () => {
    const chosen = withFilter(state, 'standard', ['rl-9']);
    expect(withoutFilters(chosen)).toEqual({ ...state, filters: {}, page: 1 });
    const mode = { ...chosen, standards: { authority: 'ccss', grade: 'g9' } };
    expect(withoutFilters(mode)).toEqual({ ...mode, filters: { standard: ['rl-9'] }, page: 1 });
    expect(withoutFilters({ ...state, standards: mode.standards }).filters).toEqual({});
  });

  it.each([
    ['lear', 'relevance', 'ghost', true, 'relevance'],
    ['lear', 'relevance', ' ', true, 'ascending'],
    ['lear', 'relevance', '', false, 'ascending'],
    ['lear', 'relevance', 'ghost', false, 'relevance'],
    ['lear', 'ascending', 'ghost', true, 'ascending'],
    ['lear', 'ascending', 'ghost', false, 'ascending'],
    ['', 'ascending', ' ghost ', true, 'relevance'],
    ['', 'newest', 'ghost', true, 'newest'],
    ['lear', 'newest', '', true, 'newest'],
  ] as const)('from "%s" by %s to "%s" (best first: %s): by %s', (q, sort, text, prefers, expected) => {
    expect(withText({ ...state, q, sort }, text, prefers)).toEqual({
      ...state,
      q: text.trim(),
      sort: expected,
      page: 1,
    });
  });

  it('a sort and a page change nothing else', () => {
    expect(withSort(state, 'oldest')).toEqual({ ...state, sort: 'oldest', page: 1 });
    expect(withPage(state, 9)).toEqual({ ...state, page: 9 });
  });
});
