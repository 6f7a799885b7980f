import fc from 'fast-check';
import {
  arrangeBookmarks,
  bookmarkName,
  bookmarksAddress,
  bookmarkView,
  withBookmark,
  withoutBookmark,
  type ShownBookmark,
} from '@/lib/domain/bookmarks/bookmarks';
import { bookmarkSorts } from '@/lib/contracts/personal/bookmark-view';
import { contentItem } from '@/__tests__/support/content/item';

const addedAt = '2026-03-10T12:00:00.000Z';

const NOW = new Date(addedAt);
const pair = (contentId: string, relatedContentId: string | null = null) => ({ contentId, relatedContentId });

describe('the list', () => {
  const saved = [{ ...pair('a'), addedAt: '2026-01-01T00:00:00.000Z' }];

  it('R-BKM-1 takes a new one in front and leaves what exists alone', () => {
    expect(withBookmark(saved, pair('b'), NOW)).toEqual([{ ...pair('b'), addedAt }, ...saved]);
    expect(withBookmark(saved, pair('a'), NOW)).toBe(saved);
  });

  it('R-BKM-2 gives back what is removed and leaves a list without it alone', () => {
    expect(withoutBookmark(saved, pair('b'))).toBe(saved);
    expect(withoutBookmark([...saved, { ...pair('b'), addedAt }], pair('a'))).toEqual([
      { ...pair('b'), addedAt },
    ]);
  });

  it('R-BKM-3 knows one by the pair: with a relation and without are two', () => {
    const both = withBookmark(withBookmark([], pair('a', 's'), NOW), pair('a'), NOW);
    expect(both).toMatchObject([pair('a'), pair('a', 's')]);
    expect(withoutBookmark(both, pair('a', 's'))).toMatchObject([pair('a')]);
  });
});

describe('the screen', () => {
  const shown = (id: string, addedDay: string, rest: Partial<ShownBookmark>): ShownBookmark => ({
    ...pair(id),
    addedAt: `2026-03-${addedDay}T00:00:00.000Z`,
    item: null,
    ...rest,
  });
  const part = { name: 'The duel', parentName: 'Hamlet', href: '/productions/hamlet#s' };
  /** Newest first; the two newest were saved within one millisecond. */
  const list = [
    shown('gone', '04', {}),
    shown('duel', '04', { part }),
    shown('elan', '03', {
      item: contentItem({ name: 'Élan', type: 'guide', shortIntroduction: 'On tempo' }),
    }),
    shown('two', '02', { item: contentItem({ name: 'lesson 2', type: 'lessonPlan' }) }),
    shown('ten', '01', { item: contentItem({ name: 'Lesson 10', type: 'lessonPlan' }) }),
  ];
  const ids = (view: object) =>
    arrangeBookmarks(list, { sort: 'newest', text: '', type: '', ...view }).map(({ contentId }) => contentId);

  it('names an item, a chapter with its recording, and nothing that is gone', () => {
    expect(list.map(bookmarkName)).toEqual([null, 'The duel, in Hamlet', 'Élan', 'lesson 2', 'Lesson 10']);
  });

  it('stands in the order that was asked for; numbers in names count as numbers', () => {
    expect(ids({})).toEqual(['gone', 'duel', 'elan', 'two', 'ten']);
    expect(ids({ sort: 'oldest' })).toEqual(['ten', 'two', 'elan', 'duel', 'gone']);
    expect(ids({ sort: 'name' })).toEqual(['gone', 'elan', 'two', 'ten', 'duel']);
  });

  it('is narrowed by type and by every word, whatever its case and accents', () => {
    expect(ids({ type: 'lessonPlan' })).toEqual(['two', 'ten']);
    expect(ids({ text: 'TEMPO elan' })).toEqual(['elan']);
    expect(ids({ text: 'hamlet' })).toEqual(['duel']);
    expect(ids({ text: '  lesson   2 ' })).toEqual(['two']);
    expect(ids({ text: 'elan nowhere' })).toEqual([]);
  });
});

describe('the address', () => {
  it('is plain for the plain view, and blanks round a text are no part of it', () => {
    expect(bookmarksAddress({ sort: 'newest', text: '  ', type: '', page: 1 })).toBe('/my-bookmarks');
    expect(bookmarksAddress({ sort: 'name', text: ' duel ', type: 'guide', page: 3 })).toBe(
      '/my-bookmarks?q=duel&type=guide&sort=name&page=3',
    );
    expect(bookmarkView({ q: ' duel ' }).text).toBe('duel');
  });

  it('says the view, and reads back as it', () => {
    const views = fc.record({
      sort: fc.constantFrom(...bookmarkSorts),
      text: fc.string().map((text) => text.trim()),
      type: fc.constantFrom('', 'guide', 'production'),
      page: fc.integer({ min: 1, max: 5_000 }),
    });
    fc.assert(
      fc.property(views, (view) => {
        const { searchParams } = new URL(bookmarksAddress(view), 'https://library.example');
        expect(bookmarkView(Object.fromEntries(searchParams))).toEqual(view);
      }),
    );
  });

  it('is read whatever it holds', () => {
    const plain = { sort: 'newest', text: '', type: '', page: 1 };
    for (const page of ['0', '-1', '1.5', 'two', ['2', '3'], '', '01'])
      expect(bookmarkView({ sort: 'sideways', q: ['a', 'b'], type: 7, page })).toEqual(plain);
    // No longer than the API takes.
    expect(bookmarkView({ q: 'x'.repeat(500) }).text).toHaveLength(200);
    expect(bookmarkView({ q: `${'x'.repeat(199)}🎭` }).text).toBe('x'.repeat(199));
    expect(bookmarkView({ q: 'duel\u0000 of\u0007wits' }).text).toBe('duel  of wits');
  });
});
