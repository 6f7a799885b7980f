import { isListFileKind, listFiles, type FiledEntry } from '@/lib/domain/lists/files';
import { contentItem } from '../../../../support/content/item';

const item = contentItem({
  id: 'production-lear',
  type: 'production',
  slug: 'king-lear',
  name: 'King Lear',
  date: '2019-03-01',
  media: { assetId: 'rec-lear', type: 'video', durationMinutes: 2 },
});
const entry = (changes: Partial<FiledEntry>): FiledEntry => ({
  ...{ id: 'a', kind: 'item', contentId: item.id, documentId: null, start: null, end: null },
  ...{ title: '', question: '', note: '', item, marginNotes: [] },
  ...changes,
});
const context = { origin: 'https://library.test', library: 'DT+', accessed: new Date('2026-03-10') };
const entries = [
  entry({}),
  entry({
    kind: 'clip',
    start: 61.5,
    end: 80,
    title: '=Storm',
    note: 'Say "blow"',
    marginNotes: [{ seconds: 64, text: 'Her hands' }],
  }),
];

it('CSV has each entry with its place, times, note and address, and no formula', () => {
  const lines = listFiles.csv.make(entries, context).split('\r\n');
  expect(lines[1]).toBe(
    '"1","King Lear","Production","","","","","","https://library.test/productions/king-lear"',
  );
  expect(lines[2]).toContain(
    '"2","\'=Storm","Production","1:01","1:20","","Say ""blow""","1:04 Her hands","',
  );
  expect(lines[2]).toContain('/productions/king-lear?t=61"');
});

it('RIS and BibTeX have a record for each, a moment with its time', () => {
  expect(listFiles.ris.make(entries, context).match(/^TY {2}- /gm)).toHaveLength(2);
  const bib = listFiles.bib.make(entries, context);
  expect(bib.match(/^@misc/gm)).toHaveLength(2);
  expect(bib).toContain('at 1:01');
  expect(bib).toContain('annote = {Say "blow" / 1:04 Her hands}');
  expect(listFiles.ris.make(entries, context)).toContain('N1  - 1:04 Her hands');
});

it('a recording is cited by who directed it, as on its page; its document is not', () => {
  const directed = {
    ...item,
    directors: [{ id: 'c', slug: 'cosmo', name: 'Cosmo Adeyinka-Lisle' }],
    documents: [{ id: 'guide', name: 'Study guide', pages: 12 }],
  };
  const both = [entry({ item: directed }), entry({ item: directed, kind: 'document', documentId: 'guide' })];
  const [play, guide] = listFiles.ris.make(both, context).split('ER  - ');
  expect(play).toContain('TY  - VIDEO\r\nAU  - Adeyinka-Lisle, Cosmo\r\nTI  - King Lear');
  expect(guide).toContain('TY  - ELEC\r\nTI  - Study guide');
});

describe('an entry of a file', () => {
  const guide = { id: 'guide', name: 'Study guide', pages: 12 };
  const withGuide = { ...item, documents: [{ id: 'other', name: 'Other', pages: 1 }, guide] };
  const cellsOf = (changes: Partial<FiledEntry>) =>
    listFiles.csv
      .make([entry(changes)], context)
      .split('\r\n')[1]
      ?.slice(1, -1)
      .split('","');

  it.each<[string, Partial<FiledEntry>, string, string]>([
    ['a whole item', {}, 'King Lear', '/productions/king-lear'],
    ['a moment', { kind: 'moment', start: 61.5 }, 'King Lear', '/productions/king-lear?t=61'],
    [
      'a document',
      { kind: 'document', documentId: 'guide', item: withGuide },
      'Study guide',
      '/productions/king-lear?document=guide',
    ],
    [
      'a document that is gone',
      { kind: 'document', documentId: 'gone', item: withGuide },
      'King Lear',
      '/productions/king-lear?document=gone',
    ],
    ['an item with documents', { item: withGuide }, 'King Lear', '/productions/king-lear'],
  ])('%s has its name and its address', (_name, changes, title, path) => {
    const cells = cellsOf(changes);
    expect([cells?.[1], cells?.at(-1)]).toEqual([title, `https://library.test${path}`]);
  });

  it('the first line names the columns', () => {
    expect(listFiles.csv.make([], context)).toBe(
      '\uFEFF"Place","Title","Kind","From","To","Question","Note","My notes","Address"\r\n',
    );
  });
});

describe('a record for a reference manager', () => {
  const ris = (changes: Partial<FiledEntry>) => listFiles.ris.make([entry(changes)], context).split('\r\n');

  it('names authors and producers, the year, and nothing that nobody wrote', () => {
    const authors = [{ id: 'p', slug: 'shakespeare', name: 'William Shakespeare' }];
    expect(ris({ item: { ...item, authors, producerNames: ['The Globe'] } })).toEqual([
      'TY  - VIDEO',
      'AU  - Shakespeare, William',
      'TI  - King Lear',
      'PY  - 2019',
      'PB  - The Globe; DT+',
      'M3  - Production',
      'UR  - https://library.test/productions/king-lear',
      'Y2  - 2026/03/10',
      'ER  - ',
      '',
    ]);
  });

  it('without a recording is an electronic source; without a date of its own it has the year of publication', () => {
    const lines = ris({ item: { ...item, media: null, date: null, firstPublishedAt: '2021-05-06' } });
    expect(lines).toEqual(expect.arrayContaining(['TY  - ELEC', 'PY  - 2021']));
  });
});

it('these kinds of files there are, and no other', () => {
  expect(['csv', 'ris', 'bib', 'pdf', 'toString'].map(isListFileKind)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
