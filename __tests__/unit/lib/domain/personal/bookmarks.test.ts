import fc from 'fast-check';
import {
  bookmarksAddress,
  bookmarksCsv,
  bookmarkSorts,
  bookmarksRis,
  bookmarkView,
} from '@/lib/domain/personal/bookmarks';
import { contentItem } from '@/__tests__/support/content-item';

const addedAt = '2026-03-10T12:00:00.000Z';

describe('the address', () => {
  it('says the view, and reads back as it', () => {
    const views = fc.record({
      sort: fc.constantFrom(...bookmarkSorts),
      text: fc.string().map((text) => text.trim()),
      type: fc.constantFrom('', 'guide', 'production'),
    });
    fc.assert(
      fc.property(views, (view) => {
        const { searchParams } = new URL(bookmarksAddress(view), 'https://library.example');
        expect(bookmarkView(Object.fromEntries(searchParams))).toEqual(view);
      }),
    );
  });

  it('is read whatever it holds', () => {
    expect(bookmarkView({ sort: 'sideways', q: ['a', 'b'], type: 7 })).toEqual({
      sort: 'newest',
      text: '',
      type: '',
    });
  });
});

describe('files', () => {
  const author = { id: 'p', slug: 'p', name: 'Ada Example' };
  const item = contentItem({
    name: '=SUM("x")',
    authors: [author],
    date: '2019-03-01',
    subType: 'Study guide',
  });
  const list = [{ contentId: 'i', relatedContentId: null, addedAt, item }];
  const addressOf = () => 'https://library.example/guides/x';

  it('CSV is RFC 4180, and no cell is run by a spreadsheet', () => {
    expect(bookmarksCsv(list, addressOf)).toBe(
      '"Name","Kind","Added","Address"\r\n"\'=SUM(""x"")","Study guide","2026-03-10","https://library.example/guides/x"\r\n',
    );
  });

  it('RIS has one record an item', () => {
    expect(bookmarksRis(list, addressOf)).toBe(
      'TY  - GEN\r\nTI  - =SUM("x")\r\nAU  - Ada Example\r\nPY  - 2019\r\nUR  - https://library.example/guides/x\r\nER  - \r\n',
    );
  });
});
