/** Files for an import that are not what they should be, before anything in them is looked at. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readImportFile } from '@/services/customers/import/read';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'import-'))));
afterAll(() => rm(folder, { recursive: true }));

async function faultsOf(name: string, bytes: string | Buffer) {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return (await readImportFile(file)).faults.map(({ message }) => message);
}

it('a spreadsheet’s plain “CSV” loses no letter: it is refused', async () => {
  const latin = Buffer.from('id,name\necole,\u00c9cole de th\u00e9\u00e2tre\n', 'latin1');
  expect(await faultsOf('organisations.csv', latin)).toEqual(['it is not in UTF-8: save it as UTF-8']);
});

it('a mark at the start of a file is no fault', async () => {
  expect(await faultsOf('marked.json', '\ufeff{"companies": []}')).toEqual([]);
  expect(await faultsOf('organisations-marked.csv', '\ufeffid,name\nx1,One\n')).toEqual([]);
});

it('a column that stands twice is a fault', async () => {
  expect(await faultsOf('organisations-twice.csv', 'id,name,name\nx1,First,Second\n')).toEqual([
    'has the column name twice',
  ]);
});

it('a file that is not there is a fault with its name', async () => {
  const missing = path.join(folder, 'organisations-missing.csv');
  expect((await readImportFile(missing)).faults).toEqual([
    { place: missing, message: 'there is no such file' },
  ]);
});
