/** A catalogue from spreadsheets, by the files that docs/catalogue.md shows; and what is said of one with faults. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import contentModel from '@/lib/contracts/catalogue/content-model.json';
import { unpublish } from '@/services/content/publishing/operations';
import { importTable, type TableImport } from '@/services/content/spreadsheets/import-table';
import { describeTableFault, TableError } from '@/services/content/spreadsheets/table-fault';
import { readEntry } from '@/__tests__/support/content/publishing';
import { type ContentService, settle, startContentService } from '@/__tests__/support/content/service';
import { SPACE } from '@/__tests__/support/content/space';

const EXAMPLES = 'docs/examples/catalogue';
const example = (name: string) => path.join(EXAMPLES, name);

let service: ContentService;
beforeEach(async () => {
  service = await startContentService({ content: { ...contentModel, space: { id: SPACE, name: SPACE }, entries: [], assets: [] } }); // prettier-ignore
});
afterEach(() => service.stop());

async function table(options: Pick<TableImport, 'file' | 'map' | 'type'> & Partial<TableImport>) {
  const place = { space: SPACE, environment: 'master' };
  const { reports, unused } = await importTable({ db: service.db, place, dataDir: service.dataDir, check: false, ...options }); // prettier-ignore
  await settle();
  const [{ added, changed, unchanged } = { added: -1, changed: -1, unchanged: -1 }] = reports;
  return { added, changed, unchanged, unused };
}

/** The example as the document says to import it: subjects, plays, recordings, stagings. */
async function importExample(check = false) {
  const named = (name: string, ending = 'csv') => ({ file: example(`${name}.${ending}`), map: example(`${name}.map.json`), check }); // prettier-ignore
  return [
    await table({ ...named('subjects'), type: 'theme' }),
    await table({ ...named('plays'), type: 'title', files: example('pictures') }),
    await table({ ...named('recordings', 'json'), type: 'media' }),
    await table({ ...named('stagings'), type: 'production' }),
  ];
}

const fieldsOf = async (id: string) => (await readEntry(service, id)).body.fields;
const linked = (value: unknown) => (value as { sys: { id: string } }).sys.id;
const file = (name: string, content: string | object) => {
  const full = path.join(service.directory, name);
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  return full;
};

async function faultsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TableError);
  return (error as TableError).faults.map(describeTableFault);
}

it('imports the example of the document, links and all', async () => {
  const [subjects, plays, recordings, stagings] = await importExample();
  expect(subjects).toMatchObject({ added: 4, unused: [] });
  // Three plays, three writers that were made, one picture.
  expect(plays).toMatchObject({ added: 7, unused: [] });
  expect([recordings?.added, stagings?.added]).toEqual([1, 1]);
  const antigone = await fieldsOf('P-003');
  expect(antigone).toMatchObject({ name: 'Antigone', slug: 'antigone', firstPerformed: -441 });
  const tower = await fieldsOf('P-001');
  expect(tower).toMatchObject({ slug: 'y-twr', shortIntroduction: expect.stringContaining(';') });
  expect((tower['themes'] as unknown[]).map(linked)).toEqual(['theme-ageing', 'theme-love']);
  expect(await fieldsOf(linked((tower['authors'] as unknown[])[0]))).toEqual({ name: 'Gwenlyn Parry', slug: 'gwenlyn-parry' }); // prettier-ignore
  expect(linked(tower['image'])).toBe('file-tower-png');
  const staging = await fieldsOf('S-010');
  expect(staging).toMatchObject({ subType: 'Archive recording', date: '1997-05-11', castMembers: [{ name: 'Umewaka Rokuro', character: 'The woman at the well', personSlug: null }, { name: 'Hosho Kan', character: 'The monk', personSlug: null }], creativeMembers: [{ name: 'Zeami Motokiyo', role: 'Writer', personSlug: null }] }); // prettier-ignore
  expect([linked(staging['title']), linked(staging['media'])]).toEqual(['P-002', 'rec-izutsu']);
});

it('imports the same tables again without a change, and leaves alone what the map does not name', async () => {
  await importExample();
  const again = await importExample();
  expect(again.map(({ added, changed }) => [added, changed])).toEqual([[0, 0], [0, 0], [0, 0], [0, 0]]); // prettier-ignore
  const short = file('short.csv', 'Ref,Title\nP-003,Antigone of Sophocles\n');
  const map = file('short.map.json', { id: 'Ref', fields: { name: 'Title' } });
  expect(await table({ file: short, map, type: 'title' })).toMatchObject({ changed: 1 });
  // The address stays, and so does everything that the table says nothing of.
  expect(await fieldsOf('P-003')).toMatchObject({ name: 'Antigone of Sophocles', slug: 'antigone', firstPerformed: -441 }); // prettier-ignore
});

it('leaves what was taken back unpublished, and adds the new values to it', async () => {
  await importExample();
  await unpublish(service.db, { space: SPACE, environment: 'master' }, { kind: 'Entry', id: 'P-003' });
  const short = file('short.csv', 'Ref,Title\nP-003,Antigone of Sophocles\n');
  const map = file('short.map.json', { id: 'Ref', fields: { name: 'Title' } });
  expect(await table({ file: short, map, type: 'title' })).toMatchObject({ changed: 1 });
  expect((await readEntry(service, 'P-003')).status).toBe(404);
});

it('a picture that was taken back stays so when a table names its file again', async () => {
  await importExample();
  const states = () =>
    service.db.selectFrom('resource').select(['id', 'published']).where('kind', '=', 'Asset').execute();
  const [{ id } = { id: '' }] = await states();
  await unpublish(service.db, { space: SPACE, environment: 'master' }, { kind: 'Asset', id });
  await importExample();
  expect(await states()).toEqual([{ id, published: false }]);
});

describe('a file of a name that is there', () => {
  const SHORT = { fields: { name: 'Title', image: 'Picture' }, id: 'Ref' };
  const picture = { create: { width: 3, height: 2, channels: 3 as const, background: '#123456' } };
  const imageOf = async (id: string): Promise<{ file: { url: string } }> => {
    const { body } = await service.read(`/assets/${id}`);
    return (body as { fields: { file: { url: string } } }).fields;
  };
  /** A folder with another picture under the name, and a table of one play that shows it. */
  async function another(ref: string) {
    const files = path.join(service.directory, 'second');
    mkdirSync(files, { recursive: true });
    await sharp(picture).png().toFile(path.join(files, 'tower.png'));
    const rows = file('second.csv', `Ref,Title,Picture\n${ref},Another,tower.png\n`);
    return { file: rows, map: file('second.map.json', SHORT), type: 'title', files };
  }

  it('does not take the place of the picture that other entries show', async () => {
    await importExample();
    const before = await imageOf('file-tower-png');
    const faults = await faultsOf(table(await another('P-9')));
    expect(faults).toEqual([
      'file tower.png: the library has another file of this name, which P-001 shows: give this one another name',
    ]);
    expect(await imageOf('file-tower-png')).toEqual(before);
  });

  it('takes its place where the table’s own entries alone show it, and what was written about it stays', async () => {
    await importExample();
    const { file: bytes } = await imageOf('file-tower-png');
    const told = { title: { 'en-US': 'The tower' }, description: { 'en-US': 'A tower at dusk' } };
    await service.importContent({ space: { id: SPACE }, assets: [{ sys: { id: 'file-tower-png' }, fields: { ...told, file: { 'en-US': { ...bytes, url: bytes.url.replace(/^\/\/[^/]*/, '') } } } }] }); // prettier-ignore
    expect(await table(await another('P-001'))).toMatchObject({ changed: 2 });
    const after = await imageOf('file-tower-png');
    expect(after).toMatchObject({ title: 'The tower', description: 'A tower at dusk', file: { details: { image: { width: 3, height: 2 } } } }); // prettier-ignore
  });
});

it('a name in another spelling is the entry that is there, which is left alone; two files of one id are a fault', async () => {
  const people = { file: file('people.csv', 'Name,About\nEugene O’Neill,Long hours\n'), map: file('people.map.json', { fields: { name: 'Name', shortIntroduction: 'About' } }), type: 'person' }; // prettier-ignore
  await table(people);
  const before = (await readEntry(service, 'person-eugene-oneill')).body;
  const plays = "Ref,Title,By,Picture\nP-1,Ile,Eugene O'Neill,a b.png\nP-2,Fog,EUGENE ONEILL,a-b.png\n";
  const map = {
    id: 'Ref',
    fields: { name: 'Title', authors: { column: 'By', make: 'person' }, image: 'Picture' },
  };
  const files = path.join(service.directory, 'pictures');
  const given = { file: file('plays.csv', plays), map: file('plays.map.json', map), type: 'title', files };
  const faults = await faultsOf(table(given));
  expect(faults.at(-1)).toContain('“a-b.png” and “a b.png” would be one file');
  const { image: _image, ...without } = map.fields;
  await table({ ...given, map: file('plays.map.json', { ...map, fields: without }) });
  expect((await readEntry(service, 'person-eugene-oneill')).body).toEqual(before);
  expect(linked(((await fieldsOf('P-1'))['authors'] as unknown[])[0])).toBe('person-eugene-oneill');
});

it('writes nothing with --check, and counts what it would write', async () => {
  expect((await table({ file: example('subjects.csv'), map: example('subjects.map.json'), type: 'theme', check: true })).added).toBe(4); // prettier-ignore
  expect((await readEntry(service, 'theme-love')).status).toBe(404);
});

it('tells all faults of cells, links, files and rules in one round, with row and column', async () => {
  const rows = [
    'Ref,Title,Year,Playwright,Picture,Intro',
    'A,One,about 1600,Nobody Known,one.png,fine',
    'A,Twice,1600,,,fine',
    ',No id,1600,,,fine',
    'B,,1601,,,fine',
    `C,Three,1602,,three.exe,${'x'.repeat(700)}`,
    'bad id,Four,1603,,https://pictures.example/four.png,fine',
  ];
  const map = file('map.json', { id: 'Ref', fields: { name: 'Title', firstPerformed: 'Year', authors: 'Playwright', image: 'Picture', shortIntroduction: 'Intro' } }); // prettier-ignore
  mkdirSync(path.join(service.directory, 'pictures'));
  const options = {
    file: file('faults.csv', rows.join('\n')),
    map,
    type: 'title',
    files: path.join(service.directory, 'pictures'),
  };
  const faults = await faultsOf(table(options));
  expect(faults).toEqual([
    expect.stringMatching(/^file one\.png: file.* one\.png cannot be read: ENOENT/),
    'row 2, column “Year”: “about 1600” is no number in digits',
    'row 2, column “Playwright”: there is no person “Nobody Known”: import it first, or say "make" in the map',
    'row 3, column “Ref”: an earlier row is A too',
    'row 4, column “Ref”: is empty, and is the id',
    'row 5, column “Title”: is required',
    expect.stringMatching(/^row 6, column “Picture”: “three\.exe” ends in none of \.avif/),
    'row 6, column “Intro”: size 700 is outside ..600',
    expect.stringMatching(/^row 7, column “Ref”: ids are 1 to 64/),
    expect.stringMatching(/^row 7, column “Picture”: “https:.+” is an address: fetch the file/),
  ]);
  expect((await readEntry(service, 'C')).status).toBe(404);
});

it.each([
  [{ fields: { nmae: 'Title' } }, 'map: a title has no field nmae'],
  [{ fields: { name: 'Titel' } }, 'map, column “Titel”: the table has no such column'],
  [{ feilds: {} }, /^map: .*feilds|^map: fields/],
])('a map that does not fit is refused before any row: %j', async (map, expected) => {
  const options = { file: file('plays.csv', 'Title\nOne\n'), map: file('map.json', map), type: 'title' };
  const faults = await faultsOf(table(options));
  expect(
    faults.some((line) => (typeof expected === 'string' ? line === expected : expected.test(line))),
  ).toBe(true);
});

it('names the content types where there is no such one, and the row of a broken quote', async () => {
  const map = file('map.json', { fields: { name: 'Title' } });
  const [unknown] = await faultsOf(table({ file: file('a.csv', 'Title\nOne\n'), map, type: 'play' }));
  expect(unknown).toMatch(/^map: there is no content type play\. There are: title, production/);
  expect(await faultsOf(table({ file: file('b.csv', 'Title\n"One\n'), map, type: 'title' }))).toEqual([
    expect.stringMatching(/^row \d: a quote/),
  ]);
  expect(await faultsOf(table({ file: file('c.csv', 'Title\nOne,Two\n'), map, type: 'title' }))).toEqual([
    'row 2: has 2 cells, and the heading 1',
  ]);
});

it('a row that was cut off is refused, and empties no field', async () => {
  await importExample();
  const before = await fieldsOf('P-003');
  const cut = file('cut.csv', 'Ref,Title,Year\nP-001,Y Tŵr,1978\nP-003,Antigone\n');
  const map = file('cut.map.json', { id: 'Ref', fields: { name: 'Title', firstPerformed: 'Year' } });
  const faults = await faultsOf(table({ file: cut, map, type: 'title' }));
  expect(faults).toEqual(['row 3: has 2 cells, and the heading 3']);
  expect(await fieldsOf('P-003')).toEqual(before);
});

it('a table in another encoding and a day that there is not are refused', async () => {
  const latin = path.join(service.directory, 'latin.csv');
  writeFileSync(latin, Buffer.from('Ref,Title\nP-9,Bront\u00eb\n', 'latin1'));
  const map = file('latin.map.json', { id: 'Ref', fields: { name: 'Title' } });
  expect(await faultsOf(table({ file: latin, map, type: 'title' }))).toEqual([
    expect.stringContaining('not in UTF-8'),
  ]);
  const dated = file('dated.csv', 'Ref,Title,Day\nS-9,Hamlet,1997-02-30\n');
  const days = file('dated.map.json', { id: 'Ref', fields: { name: 'Title', date: 'Day' } });
  const found = await faultsOf(table({ file: dated, map: days, type: 'production' }));
  expect(found).toContain('row 2, column “Day”: must be an ISO 8601 date');
});

it('a name that two entries have is not guessed', async () => {
  await table({
    file: file('people.csv', 'Ref,Name\np1,Lee\np2,Lee\n'),
    map: file('people.json', { id: 'Ref', fields: { name: 'Name' } }),
    type: 'person',
  });
  const options = {
    file: file('plays.csv', 'Title,By\nOne,Lee\n'),
    map: file('map.json', { fields: { name: 'Title', authors: 'By' } }),
    type: 'title',
  };
  expect(await faultsOf(table(options))).toEqual([
    'row 2, column “By”: “Lee” may be p1 or p2: name it by its id',
  ]);
  expect((await fieldsOf('p2'))['slug']).toBe('lee-2');
});

it('the document shows these very files and commands', () => {
  const document = readFileSync('docs/catalogue.md', 'utf8');
  for (const name of ['plays.csv', 'plays.map.json', 'stagings.csv', 'stagings.map.json'])
    expect(document).toContain(readFileSync(example(name), 'utf8').trim());
  for (const name of ['subjects', 'plays', 'recordings', 'stagings'])
    expect(document).toMatch(
      new RegExp(
        `npm run content -- import docs/examples/catalogue/${name}\\.\\w+ --type \\w+ --map docs/examples/catalogue/${name}\\.map\\.json`,
      ),
    );
});

it('imports pages of the house with their headings and lists', async () => {
  await table({ file: example('pages.csv'), map: example('pages.map.json'), type: 'housePage' });
  const about = await fieldsOf('about');
  expect(about).toMatchObject({ name: 'About Riverside Stage', slug: 'about' });
  const text = (value: string) => expect.objectContaining({ nodeType: 'text', value });
  const { content } = about['body'] as { content: { nodeType: string; content: object[] }[] };
  expect(content.map(({ nodeType }) => nodeType)).toEqual([
    'paragraph',
    'heading-2',
    'paragraph',
    'unordered-list',
  ]);
  expect(content[1]?.content).toEqual([text('Who we are')]);
  expect(content[3]?.content).toMatchObject([
    { nodeType: 'list-item', content: [{ content: [text('the playhouse by the bridge')] }] },
    { nodeType: 'list-item', content: [{ content: [text('the open-air stage')] }] },
  ]);
  const odd = file('odd.csv', 'Page,Title,Text\nabuot,About,Words\n');
  const faults = await faultsOf(table({ file: odd, map: example('pages.map.json'), type: 'housePage' }));
  expect(faults).toEqual([
    'row 2, column “Page”: "abuot" is none of "about", "help", "accessibility", "privacy", "imprint"',
  ]);
});
