import { bookmarksCsv, bookmarksRis, type WholeBookmark } from '@/lib/domain/bookmarks/bookmark-files';
import { listFiles } from '@/lib/domain/lists/files';
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import { contentItem } from '@/__tests__/support/content/item';

const addedAt = '2026-03-10T12:00:00.000Z';
const context = {
  addressOf: () => 'https://library.example/guides/x',
  library: 'DT+',
  accessed: new Date('2026-03-10'),
  dayOf: (at: string) => `the day of ${at}`,
};
const saved = (item: ContentItem | null, rest: Partial<WholeBookmark> = {}): WholeBookmark => ({
  contentId: 'i',
  relatedContentId: null,
  addedAt,
  item,
  ...rest,
});
const item = contentItem({
  name: '=SUM("x")',
  type: 'guide',
  slug: 'x',
  authors: [{ id: 'p', slug: 'p', name: 'Ada Example' }],
  date: '2019-03-01',
  subType: 'Study guide',
});
const part = { name: 'The duel', parentName: 'Hamlet', href: '/productions/hamlet#s' };
const withoutItems = [saved(null, { contentId: 'c', part }), saved(null, { contentId: 'gone' })];

describe('CSV', () => {
  it('is RFC 4180, and no cell is run by a spreadsheet', () => {
    expect(bookmarksCsv([saved(item)], context)).toBe(
      '\uFEFF"Name","Kind","Added","Address"\r\n"\'=SUM(""x"")","Study guide","the day of 2026-03-10T12:00:00.000Z","https://library.example/guides/x"\r\n',
    );
  });

  it('names a chapter with its recording, and what is gone by its id', () => {
    const address = ',"the day of 2026-03-10T12:00:00.000Z","https://library.example/guides/x"';
    expect(bookmarksCsv(withoutItems, context).split('\r\n').slice(1)).toEqual([
      `"The duel, in Hamlet","Chapter"${address}`,
      `"gone",""${address}`,
      '',
    ]);
  });
});

describe('RIS', () => {
  it('has the same record of an item as a list has', () => {
    const entry = {
      ...{ id: 'a', kind: 'item' as const, contentId: item.id, documentId: null, start: null, end: null },
      ...{ title: '', question: '', note: '', item, marginNotes: [] },
    };
    const ofList = listFiles.ris.make([entry], { ...context, origin: 'https://library.example' });
    expect(bookmarksRis([saved(item)], context)).toBe(ofList);
    expect(ofList).toBe(
      [
        'TY  - ELEC',
        'AU  - Example, Ada',
        'TI  - =SUM("x")',
        'PY  - 2019',
        'PB  - DT+',
        'M3  - Study guide',
        'UR  - https://library.example/guides/x',
        'Y2  - 2026/03/10',
        'ER  - ',
        '',
      ].join('\r\n'),
    );
  });

  it('without a date of its own an item has the year of its publication', () => {
    const undated = { ...item, date: null, firstPublishedAt: '2021-05-06' };
    expect(bookmarksRis([saved(undated)], context)).toContain('PY  - 2021\r\n');
  });

  it.each([
    ['audio', 'SOUND'],
    ['video', 'VIDEO'],
  ] as const)('calls a recording of type %s %s, with its name on one line', (type, kind) => {
    const media = { type, durationMinutes: 3, assetId: 'a' };
    const recorded = { ...contentItem({ name: 'A\n  long name', subType: '' }), media };
    expect(bookmarksRis([saved(recorded)], context)).toMatch(
      new RegExp(`^TY  - ${kind}\r\nTI  - A long name\r\n`),
    );
  });

  it('says of a chapter its name and kind, and of what is gone its id, and no more', () => {
    const known = 'PB  - DT+\r\n';
    const rest = 'UR  - https://library.example/guides/x\r\nY2  - 2026/03/10\r\nER  - \r\n';
    expect(bookmarksRis(withoutItems, context)).toBe(
      `TY  - ELEC\r\nTI  - The duel, in Hamlet\r\n${known}M3  - Chapter\r\n${rest}\r\nTY  - ELEC\r\nTI  - gone\r\n${known}${rest}`,
    );
  });
});
