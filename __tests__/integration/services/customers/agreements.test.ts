/** Institutions as an operator sees, copies and ends them; the documentation's example is what is imported. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  endAgreement,
  endedWords,
  listOrganisations,
  type EndedAgreement,
} from '@/services/customers/agreements';
import { exportRecords } from '@/services/customers/export';
import { importFiles } from '@/services/customers/import/import';
import { recordSchemas } from '@/services/customers/import/records';
import { hasOrganisation, personFacts, putPerson } from '@/services/customers/people';
import { testCustomersDatabase } from './fixture';

const EXAMPLE = 'docs/examples/institution.json';
let database: Awaited<ReturnType<typeof testCustomersDatabase>>;

beforeEach(async () => {
  database = await testCustomersDatabase();
  expect((await importFiles(database.db, [EXAMPLE])).faults).toEqual([]);
});
afterEach(() => database.close());

it('the list says until when, and how many ranges and people', async () => {
  const person = {
    id: 'u1',
    email: 'tea@riverside.example',
    organisationId: 'riverside-academy',
    role: 'teacher',
  } as const;
  expect(await putPerson(database.db, person)).toEqual([]);
  expect(await listOrganisations(database.db)).toEqual([
    { id: 'riverside-academy', name: 'Riverside Academy', until: '2030-08-31', ranges: 2, people: 1 },
  ]);
});

it('a person who was shut out gets another role and stays shut out', async () => {
  const person = { id: 'u1', email: 'tea@riverside.example', organisationId: 'riverside-academy' };
  await putPerson(database.db, { ...person, role: 'teacher' });
  await database.db.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', 'u1').execute();
  await putPerson(database.db, { ...person, role: 'librarian' });
  expect((await exportRecords(database.db)).users).toMatchObject([
    { status: 'DISABLED', teacher: ['riverside-academy'], librarian: ['riverside-academy'] },
  ]);
});

it('an export is a file that the import reads back to the same', async () => {
  const person = { id: 'u1', email: 'tea@riverside.example', organisationId: 'riverside-academy' };
  await putPerson(database.db, { ...person, role: 'administrator' });
  await putPerson(database.db, { ...person, role: 'librarian' });
  const before = await exportRecords(database.db);
  expect(before.users?.[0]).toMatchObject({
    administrator: ['riverside-academy'],
    librarian: ['riverside-academy'],
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'customers-'));
  const file = path.join(folder, 'all.json');
  await writeFile(file, JSON.stringify(before));
  expect((await importFiles(database.db, [file])).faults).toEqual([]);
  expect(await exportRecords(database.db)).toEqual(before);
  await rm(folder, { recursive: true });
});

it('an agreement ends on a day; people and ranges stay, and one that would begin later is gone', async () => {
  const later = {
    id: 'next',
    company_id: 'riverside-trust',
    type: 'full',
    start_date: '2031-01-01',
    end_date: '2031-12-31',
  } as const;
  await database.db.insertInto('subscriptions').values(later).execute();
  const end = async () => {
    const ended = await endAgreement(database.db, 'riverside-academy', '2027-07-31');
    return ended && endedWords(ended, '2027-07-31');
  };
  expect(await end()).toBe(
    '1 subscription ends on 2027-07-31. 1 subscription that would begin later is deleted.',
  );
  expect(await end()).toBe('No subscription goes on after that day; nothing changed.');
  expect(await listOrganisations(database.db)).toMatchObject([{ until: '2027-07-31', ranges: 2 }]);
  expect(await endAgreement(database.db, 'nowhere', '2027-07-31')).toBeNull();
});

it('an agreement’s end is compared as the moment that it is, not as text', async () => {
  await database.db.deleteFrom('subscriptions').execute();
  const periods = [
    ['noon', '2026-01-01', '2027-07-31T12:00:00Z'],
    ['begun', '2027-07-31T09:00:00Z', '2027-09-01'],
    ['west', '2026-01-01', '2027-07-31T23:00:00-05:00'],
    ['unreadable', '2026-01-01', 'Michaelmas'],
  ] as const;
  for (const [id, start_date, end_date] of periods)
    await database.db
      .insertInto('subscriptions')
      .values({ id, company_id: 'riverside-trust', type: 'full', start_date, end_date })
      .execute();
  const ended = await endAgreement(database.db, 'riverside-academy', '2027-07-31');
  expect(ended).toEqual({ shortened: 2, deleted: 0 });
  expect(endedWords({ shortened: 2, deleted: 3 }, '2027-07-31')).toBe(
    '2 subscriptions end on 2027-07-31. 3 subscriptions that would begin later are deleted.',
  );
  const stored = await database.db
    .selectFrom('subscriptions')
    .select(['id', 'end_date'])
    .orderBy('id')
    .execute();
  expect(stored.map(({ id, end_date }) => [id, end_date])).toEqual([
    ['begun', '2027-07-31'],
    ['noon', '2027-07-31T12:00:00Z'],
    ['unreadable', 'Michaelmas'],
    ['west', '2027-07-31'],
  ]);
});

it('an agreement ends after what an operator saves meanwhile', async () => {
  let ended: Promise<EndedAgreement | null> = Promise.resolve(null);
  await database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('companies').select('id').where('id', '=', 'riverside-trust').forUpdate().execute();
    await tx.updateTable('subscriptions').set({ end_date: '2035-08-31' }).execute();
    ended = endAgreement(database.db, 'riverside-academy', '2027-07-31');
    await tx
      .insertInto('subscriptions')
      .values({
        id: 'next',
        company_id: 'riverside-trust',
        type: 'full',
        start_date: '2036-01-01',
        end_date: '2036-12-31',
      })
      .execute();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(await ended).toEqual({ shortened: 1, deleted: 1 });
  expect(await listOrganisations(database.db)).toMatchObject([{ until: '2027-07-31' }]);
});

it('a person is refused at an organisation that does not exist, with a sentence', async () => {
  const faults = await putPerson(database.db, {
    id: 'u2',
    email: 'a@b.example',
    organisationId: 'nowhere',
    role: 'teacher',
  });
  expect(faults.join()).toMatch(/nowhere/);
  expect((await personFacts(database.db)).has('u2')).toBe(false);
  expect(await hasOrganisation(database.db, 'nowhere')).toBe(false);
});

it('the documentation names every field that an import reads', async () => {
  const text = await readFile('docs/institutions.md', 'utf8');
  for (const [kind, schema] of Object.entries(recordSchemas)) {
    const shape = 'shape' in schema ? schema.shape : {};
    for (const field of Object.keys(shape))
      expect(`${kind} ${field}: ${text.includes(`\`${field}\``)}`).toBe(`${kind} ${field}: true`);
  }
});
