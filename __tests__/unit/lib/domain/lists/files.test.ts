import { listFiles, type FiledEntry } from '@/lib/domain/lists/files';
import { contentItem } from '../../../../support/content-item';

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
