/** What an import says in the audit log: at each organisation that it changes, and nothing where nothing did. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAudit } from '@/services/common/audit/read';
import { importFiles } from '@/services/customers/import/import';
import { testCustomersDatabase } from './fixture';

let customers: Awaited<ReturnType<typeof testCustomersDatabase>>;
let folder: string;
beforeAll(async () => {
  customers = await testCustomersDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'import-audit-'));
});
afterAll(async () => {
  await customers.close();
  await rm(folder, { recursive: true });
});

async function importText(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  expect((await importFiles(customers.db, [file])).faults).toEqual([]);
}

it('says in the organisation’s own record what changed, and nothing where nothing did', async () => {
  const lines = async () =>
    (await readAudit(customers.db, { organisationId: 'o7', limit: 9 })).entries.map(({ details }) => details);
  const text = 'id,name,blockedContent,adultThemesRestricted\no7,Seven,b1,yes\n';
  await importText('organisations.csv', text);
  await importText('organisations.csv', text);
  await importText('organisations.csv', 'id,name,adultThemesRestricted\no7,Seven,no\n');
  expect(await lines()).toEqual([
    { people: 0, changed: 'adultThemesRestricted' },
    { people: 0, changed: 'new' },
  ]);
});

it('says at each organisation whose people, ranges or issuers it changes, also where somebody leaves', async () => {
  const last = async () =>
    (await readAudit(customers.db, { organisationId: null, limit: 1 })).entries[0]?.id ?? 0;
  const said = async (name: string, given: string) => {
    const before = await last();
    await importText(name, given);
    const { entries } = await readAudit(customers.db, { organisationId: null, limit: 9 });
    return entries
      .filter(({ id, action }) => id > before && action === 'rights_changed')
      .map(({ organisationId, details }) => [organisationId, details]);
  };
  await importText('organisations.csv', 'id,name\no8,Eight\nother,Nine\n');
  const made = 'id,email,organisationId,administrator,teacher\nu8,u8@school.example,o8,o8,o8\n';
  expect(await said('users.csv', made)).toEqual([['o8', { people: 1 }]]);
  expect(await said('users.csv', made)).toEqual([]);
  // An empty cell in the column of a role says that they have it nowhere.
  expect(await said('users.csv', 'id,email,administrator,teacher\nu8,u8@school.example,,\n')).toEqual([
    ['o8', { people: 1 }],
  ]);
  expect(await said('users.csv', 'id,organisationId\nu8,other\n')).toEqual([
    ['o8', { people: 1 }],
    ['other', { people: 1 }],
  ]);
  expect(await said('networks.csv', 'organisationId,range\nother,198.51.100.128/25\n')).toEqual([
    ['other', { people: 0, changed: 'ranges' }],
  ]);
  expect(await said('networks.csv', 'organisationId,range\nother,198.51.100.128/25\n')).toEqual([]);
});
