import { kbartFile, kbartName } from '@/lib/domain/records/kbart';
import type { Work } from '@/lib/domain/records/work';
import { compareNames } from '@/lib/domain/text/collation';
import { hamlet } from '../../../../support/content/works';

const context = { libraryName: 'Open Theatre Library', coverageDepth: 'fulltext' };

const table = (works: readonly Partial<Work>[]) => {
  const file = kbartFile(
    works.map((work) => ({ ...hamlet, ...work })),
    context,
  );
  const [headings = [], ...rows] = [...file]
    .join('')
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));
  return { headings, rows };
};
/** The cells of one work that hold something, by their column. */
function cells(work: Partial<Work>): Record<string, string> {
  const { headings, rows } = table([work]);
  return Object.fromEntries(
    (rows[0] ?? []).flatMap((cell, at) => (cell === '' ? [] : [[headings[at], cell]])),
  );
}

describe('the file', () => {
  it('of thousands, in order as it is of two, with none left out, and a pause after some hundred', () => {
    const names = Array.from({ length: 2_600 }, (_, n) => `Play ${(n * 7_919) % 2_600}`);
    const works = names.map((name, n) => ({ ...hamlet, name, id: `work-${n}` }));
    const pieces = [...kbartFile(works, context)];
    const titles = pieces.join('').split('\n').slice(1, -1).map((row) => row.split('\t')[0]); // prettier-ignore
    expect(titles).toEqual(names.toSorted(compareNames));
    for (const piece of pieces) expect(piece.split('\n').length).toBeLessThan(600);
    // The runs, what they are merged to, and the parts that are written.
    expect(pieces.length).toBeGreaterThan(2 * (names.length / 500));
  });

  it('case 26: has the 25 columns of Phase II in every row', () => {
    const { headings, rows } = table([{}, { kind: 'document' }]);
    expect(headings).toEqual([
      'publication_title', 'print_identifier', 'online_identifier', 'date_first_issue_online', 'num_first_vol_online',
      'num_first_issue_online', 'date_last_issue_online', 'num_last_vol_online', 'num_last_issue_online', 'title_url',
      'first_author', 'title_id', 'embargo_info', 'coverage_depth', 'notes', 'publisher_name', 'publication_type',
      'date_monograph_published_print', 'date_monograph_published_online', 'monograph_volume', 'monograph_edition', 'first_editor',
      'parent_publication_title_id', 'preceding_publication_title_id', 'access_type',
    ]); // prettier-ignore
    expect(rows.map((row) => row.length)).toEqual([25, 25]);
    expect(table([])).toEqual({ headings, rows: [] });
  });

  it('says of a film where it is, who wrote and made it, and when', () => {
    expect(cells({})).toEqual({
      publication_title: 'Hamlet',
      title_url: 'https://library.example/productions/hamlet-lantern-yard',
      first_author: 'Shakespeare',
      title_id: 'production-hamlet-lantern-yard',
      coverage_depth: 'fulltext',
      notes: 'Streaming video',
      publisher_name: 'The Lantern Yard Company',
      publication_type: 'monograph',
      date_monograph_published_online: '2023-05-01',
      access_type: 'P',
    });
  });

  it.each<[Partial<Work>, Record<string, string | undefined>]>([
    [{ kind: 'audio' }, { notes: 'Streaming audio' }],
    [{ kind: 'document' }, { notes: 'Online document' }],
    [{ company: null }, { publisher_name: 'Open Theatre Library' }],
    [{ date: '2023' }, { date_monograph_published_online: '2023' }],
    [{ date: '2023-05-06T19:30+01:00' }, { date_monograph_published_online: '2023-05-06' }],
    [{ date: '2023-05' }, { date_monograph_published_online: '2023' }],
    [{ date: '02023-05-06' }, { date_monograph_published_online: undefined }],
    [{ date: null }, { date_monograph_published_online: undefined }],
    [{ writers: [] }, { first_author: undefined }],
    [{ writers: [{ name: 'Simone de Beauvoir' }, { name: 'Ann Other' }] }, { first_author: 'de Beauvoir' }],
    [
      { writers: [{ name: 'Gabriel García Márquez', sortName: 'García Márquez, Gabriel' }] },
      { first_author: 'García Márquez' },
    ],
    [{ writers: [{ name: 'Molière', sortName: 'Molière' }] }, { first_author: 'Molière' }],
    [{ name: ' A\tB\r\n\r\nC ' }, { publication_title: 'A B C' }],
    // No apostrophe as in tables for people: knowledge bases would match titles by it.
    [{ name: '-30-' }, { publication_title: '-30-' }],
  ])('of %j says %j', (work, said) => {
    const found = cells(work);
    expect(Object.fromEntries(Object.keys(said).map((name) => [name, found[name]]))).toEqual(said);
  });

  it('case 26: is sorted by title; two of one name are told apart by their companies, then by id', () => {
    const named = (id: string, name: string, company: string | null) => ({ id, name, company });
    const { rows } = table([
      named('e', 'Macbeth', null),
      named('d', 'Macbeth', null),
      named('c', 'Éloise', 'A'),
      named('b', 'Hamlet', 'Zed'),
      named('a', 'Hamlet', 'Lantern'),
      named('f', 'hamlet', 'Other'),
    ]);
    expect(rows.map(([title, ...row]) => `${row[10]} ${title}`)).toEqual([
      'c Éloise',
      'f hamlet',
      'a Hamlet [Lantern]',
      'b Hamlet [Zed]',
      'd Macbeth',
      'e Macbeth',
    ]);
    const twice = [named('b', 'Same', null), named('a', 'Same', null), named('c', 'Same', null)];
    expect(table(twice).rows.map((row) => row[11])).toEqual(['a', 'b', 'c']);
  });
});

it.each([
  ['Open Theatre Library', null, 'OpenTheatreLibrary_Global_AllTitles_2026-11-01.txt'],
  ['Théâtre & Co.', null, 'ThtreCo_Global_AllTitles_2026-11-01.txt'],
  ['Open Theatre', 'harbourside-academy', 'OpenTheatre_harbourside-academy_Entitlement_2026-11-01.txt'],
  ['Open Theatre', '../a b/9', 'OpenTheatre_ab9_Entitlement_2026-11-01.txt'],
])('case 26: the file of %s for %s is %s', (library, whose, name) => {
  expect(kbartName(library, whose, '2026-11-01')).toBe(name);
});
