import { LISTS_A_PAGE } from '@/lib/contracts/personal/list-limits';
import { listsQuerySchema } from '@/lib/contracts/personal/lists';
import { inOrder, lastListsPage, listsAddress, listsView } from '@/lib/domain/lists/lists-view';

it('the address of /lists says which shared lists are shown, and is read back', () => {
  for (const view of [
    { text: '', page: 1, byName: false },
    { text: 'Brecht & Weill', page: 1, byName: false },
    { text: 'hamlet', page: 3, byName: true },
  ]) {
    const { searchParams } = new URL(listsAddress(view), 'https://library.example');
    expect(listsView(Object.fromEntries(searchParams))).toEqual(view);
  }
  expect(listsAddress({ text: '', page: 1, byName: false })).toBe('/lists');
});

it('anything else in the address is the first page of all', () => {
  expect(listsView({ q: ' \u0000 ', page: '-1' })).toEqual({ text: '', page: 1, byName: false });
  expect(listsView({ q: null, page: null })).toEqual({ text: '', page: 1, byName: false });
  expect(listsView({ q: 'x'.repeat(300) }).text).toHaveLength(200);
  expect(listsView({ q: ['first', 'second'] }).text).toBe('first');
  // Half of a letter outside the basic plane cannot stand in an address.
  expect(listsView({ q: `${'x'.repeat(199)}🎭` }).text).toBe('x'.repeat(199));
  expect([0, 24, 25].map(lastListsPage)).toEqual([1, 1, 2]);
});

it('the service skips as far as an address can lead', () => {
  const skip = (listsView({ page: '9'.repeat(9) }).page - 1) * LISTS_A_PAGE;
  expect(listsQuerySchema.parse({ skip: String(skip) })).toMatchObject({ skip });
});

it('one’s own lists are in the order of their latest change, or by name, numbers as numbers', () => {
  const lists = ['Lesson 10', 'A play', 'Lesson 9'].map((name) => ({ name }));
  const names = (query: object) => inOrder(lists, listsView({ ...query })).map(({ name }) => name);
  expect(names({})).toEqual(['Lesson 10', 'A play', 'Lesson 9']);
  expect(names({ order: 'size' })).toEqual(['Lesson 10', 'A play', 'Lesson 9']);
  expect(names({ order: 'name' })).toEqual(['A play', 'Lesson 9', 'Lesson 10']);
});
