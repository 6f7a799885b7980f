import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { readAudit } from '@/services/common/audit/read';
import { importFiles, importRecords } from '@/services/customers/import/import';
import { exportRecords } from '@/services/customers/export';
import { loadDemo } from '@/services/customers/demo';
import { organisationById, organisationsAt } from '@/services/customers/organisations';
import { selfOf } from '@/services/customers/self';
import type { CustomersTables } from '@/services/customers/tables';
import { testCustomersDatabase } from './fixture';

let db: Kysely<CustomersTables>;
let close: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  ({ db, close } = await testCustomersDatabase());
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function file(name: string, text: string): Promise<string> {
  const full = path.join(folder, name);
  await writeFile(full, text);
  return full;
}
const importText = async (name: string, text: string, options = {}) =>
  importFiles(db, [await file(name, text)], options);
const faultsOf = async (name: string, text: string) =>
  (await importText(name, text)).faults.map(({ place, message }) => `${place}: ${message}`);
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      (
        ['groups', 'companies', 'organisations', 'users', 'user_roles', 'networks', 'subscriptions'] as const
      ).map((table) => db.selectFrom(table).selectAll().execute()),
    ),
  );

const school = JSON.stringify({
  groups: [{ id: 'g1', name: 'Group', restrictAccessToAdultThemes: true, alwaysBlockedContent: ['b9'] }],
  companies: [{ id: 'c1', name: 'Trust', groupId: 'g1', country: 'GBR' }],
  subscriptions: [
    { id: 's1', companyId: 'c1', type: 'full', startDate: '2026-01-01', endDate: '2027-01-01' },
  ],
});

describe('importing an institution', () => {
  it('takes JSON and CSV together, one referring to the other', async () => {
    const files = await Promise.all([
      file('trust.json', school),
      file(
        'organisations.csv',
        'id,name,companyId,category,country,adultThemesRestricted,blockedProfiles\no1,"School, The",c1,High School,UK,no,p1; p2\n',
      ),
      file(
        'users-2026.csv',
        'id,email,firstName,organisationId,teacher,administrator,superuser\nu1,Ann@School.example,Ann,o1,o1,,\nu2,bob@school.example,Bob,o1,,o1,yes\n',
      ),
      file(
        'networks.csv',
        'organisationId,range\no1,198.51.100.0/24\no1,2001:db8:9::-2001:db8:9::ff\no1,192.0.2.7\n',
      ),
    ]);
    const result = await importFiles(db, files);
    expect(result).toEqual({
      faults: [],
      warnings: [],
      counts: {
        groups: 1,
        companies: 1,
        organisations: 1,
        subscriptions: 1,
        issuers: 0,
        users: 2,
        networks: 3,
      },
    });
    const { entries } = await readAudit(db, { organisationId: null, limit: 2 });
    expect(entries.map(({ action, details }) => [action, details])).toEqual([['rights_changed', { people: 2, changed: 'new, ranges' }], ['imported', result.counts]]); // prettier-ignore
    expect(await organisationById(db, 'o1')).toMatchObject({
      name: 'School, The',
      country_alpha3: 'GBR',
      restrictAdult: true,
      blockedProfiles: ['p1', 'p2'],
      blockedContent: ['b9'],
      subscriptions: [{ id: 's1' }],
    });
    expect((await selfOf(db, { subject: 'u2', issuer: null }, [])).user).toMatchObject({
      permissions: { superuser: true, administrator: ['o1'], teacher: [] },
    });
    expect(await organisationsAt(db, '2001:db8:9::42')).toEqual([{ id: 'o1', testName: null }]);
  });

  it('again changes nothing, and ranges and roles given anew replace the old ones', async () => {
    const before = await everything();
    await importText('trust.json', school);
    expect(await everything()).toBe(before);
    await importText('networks.csv', 'organisationId,range\no1,198.51.100.0/25\n');
    await importText('users.csv', 'id,email,organisationId,librarian\nu1,ann@school.example,o1,o1\n');
    expect(await organisationsAt(db, '192.0.2.7')).toEqual([]);
    expect((await selfOf(db, { subject: 'u1', issuer: null }, [])).user?.permissions).toMatchObject({
      teacher: [],
      librarian: ['o1'],
    });
  });

  it('R-PUR-9 stores blocked profiles in the form that items have them in', async () => {
    expect(
      await faultsOf(
        'organisations.csv',
        'id,name,blockedProfiles\no9,Nine,Strong Language; strong-language;WAR\n',
      ),
    ).toEqual([]);
    expect(await organisationById(db, 'o9')).toMatchObject({ blockedProfiles: ['strong-language', 'war'] });
    await db.deleteFrom('organisations').where('id', '=', 'o9').execute();
  });

  it('keeps what a record does not name: restrictions, who is shut out, roles', async () => {
    const whole = { id: 'o6', name: 'Six', companyId: 'c1', country: 'France', adultThemesRestricted: true, listed: true, authenticationMethod: 'IPAuth', blockedProfiles: ['p'], blockedContent: ['b'], allowedContent: ['a'] }; // prettier-ignore
    const person = { id: 'u6', email: 'six@school.example', firstName: 'Sue', organisationId: 'o6', status: 'LEFT', administrator: ['o6'], superuser: true }; // prettier-ignore
    const binding = { organisationId: 'o6', issuer: 'https://login.six.example', domains: ['six.example'], role: 'librarian', contact: 'Sue' }; // prettier-ignore
    const given = { organisations: [whole], users: [person], issuers: [binding] };
    expect((await importText('whole.json', JSON.stringify(given))).faults).toEqual([]);
    expect(await faultsOf('organisations.csv', 'id,name,type\no6,Six renamed,School\n')).toEqual([]);
    expect(await faultsOf('users.csv', 'id,email,lastName\nu6,six@school.example,Storey\n')).toEqual([]);
    const again = { organisationId: 'o6', issuer: 'https://login.six.example/', invited: ['guest@home.example'] }; // prettier-ignore
    expect(await faultsOf('issuers.json', JSON.stringify({ issuers: [again] }))).toEqual([]);
    const now = async () => {
      const { organisations = [], users = [], issuers = [] } = await exportRecords(db);
      return [organisations, users].map((rows) => rows.find(({ id }) => /6$/.test(id))).concat(issuers as []);
    };
    expect(await now()).toEqual([
      { ...whole, name: 'Six renamed', type: 'School' },
      { ...person, lastName: 'Storey' },
      { ...binding, invited: ['guest@home.example'] },
    ]);
    // What is to go is said: an empty list, false, or null.
    const nothing = { id: 'o6', adultThemesRestricted: false, blockedContent: [], country: null };
    expect(await faultsOf('organisations.json', JSON.stringify({ organisations: [nothing] }))).toEqual([]);
    const { country: _country, ...rest } = whole;
    expect((await now())[0]).toEqual({ ...rest, ...nothing, country: undefined, name: 'Six renamed', type: 'School' }); // prettier-ignore
  });

  it('only checks when asked to', async () => {
    const before = await everything();
    const result = await importText('companies.csv', 'id,name\nc7,Another\n', { checkOnly: true });
    expect(result).toMatchObject({ faults: [], counts: { companies: 1 } });
    expect(await everything()).toBe(before);
  });

  it('warns of what is allowed but odd', async () => {
    const { faults, warnings } = await importText('odd.json', JSON.stringify({
      organisations: [{ id: 'o2', name: 'Two', category: 'Kindergarten' }, { id: 'o3', name: 'Three' }],
      networks: [{ organisationId: 'o2', range: '100.64.0.0/16' }, { organisationId: 'o3', range: '100.64.0.0/16' }],
    })); // prettier-ignore
    expect(faults).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      'category: "Kindergarten" counts as Unknown',
      'range: 100.64.0.0/16 is also a range of o2; the lower id is recognised',
    ]);
  });
});

describe('faults', () => {
  it('are all listed with file and line, and nothing at all is written', async () => {
    const before = await everything();
    const faults = await faultsOf('users.csv', [
      'id,email,organisationId,superuser,teacher',
      'n1,new@school.example,o1,,',
      'n2,not-an-address,o1,,',
      'n3,bob@school.example,o1,,',
      'n4,four@school.example,nowhere,,',
      'n1,five@school.example,o1,,',
      'n6,NEW@school.example,o1,,',
      'n7,seven@school.example,o1,perhaps,',
      'n8,eight@school.example,o1,,o1; o77',
      'n9,nine@school.example,o1',
      'bad id!,ten@school.example,o1,,',
    ].join('\n')); // prettier-ignore
    expect(faults.toSorted()).toEqual(
      [
        'users.csv line 10: has 3 fields, the header has 5',
        'users.csv line 11: id: must be the subject that the issuer gives, in ASCII',
        'users.csv line 3: email: is not an e-mail address',
        'users.csv line 4: email: belongs to another user',
        'users.csv line 5: organisationId: there is no organisation "nowhere"',
        'users.csv line 6: id: n1 is given before, at users.csv line 2',
        'users.csv line 7: email is given before, at users.csv line 2',
        'users.csv line 8: superuser: must be true or false',
        'users.csv line 9: teacher: there is no organisation "o77"',
      ].toSorted(),
    );
    expect(await everything()).toBe(before);
  });

  it.each([
    [
      'networks.csv',
      'organisationId,range\no1,10.0.0.5/24\n',
      'line 2: range: “10.0.0.5/24” does not begin its range; 10.0.0.0/24 does',
    ],
    ['networks.csv', 'organisationId,range\no1,0.0.0.0/0\n', 'is wider than'],
    [
      'networks.csv',
      'organisationId,range\no1,10.0.0.0/24\no1,10.0.0.0/24\n',
      'range: 10.0.0.0/24 is given before, at networks.csv line 2',
    ],
    ['networks.csv', 'organisationId,range\nnobody,10.0.0.0/24\n', 'there is no organisation "nobody"'],
    [
      'organisations.csv',
      'id,name,adultThemeRestricted\no9,Nine,yes\n',
      'Unrecognized key: "adultThemeRestricted"',
    ],
    ['organisations.csv', 'id,name,country\no9,Nine,Narnia\n', 'country: is not a country'],
    ['organisations.csv', 'id,name\no9,\n', 'name: '],
    [
      'subscriptions.csv',
      'id,companyId,type,startDate,endDate\ns9,c1,gift,2026-01-01,2027-01-01\n',
      'type: must be full or trial',
    ],
    [
      'subscriptions.csv',
      'id,companyId,type,startDate,endDate\ns9,c1,full,01/02/2026,2027-01-01\n',
      'subscriptions.csv line 2: startDate: must be a date, like 2026-09-01, not "01/02/2026"',
    ],
    [
      'subscriptions.csv',
      'id,companyId,type,startDate,endDate\ns9,c1,full,2026-02-30,2027-01-01\n',
      'subscriptions.csv line 2: startDate: must be a date, like 2026-09-01, not "2026-02-30"',
    ],
    [
      'subscriptions.csv',
      'id,companyId,type,startDate,endDate\ns9,c1,full,2027-01-01,2026-01-01\n',
      'endDate: is before the start',
    ],
    ['people.csv', 'id,name\n1,x\n', 'is of no known kind'],
    ['users.csv', 'id,email\n"1,x\n', 'users.csv line 2: cannot be read'],
    ['users.csv', '', 'is empty'],
    ['school.json', '{"users": [', 'school.json: cannot be read'],
    ['school.json', '[]', 'must be an object'],
    ['school.json', '{"pupils": []}', 'school.json pupils: is not one of'],
    ['school.json', '{"users": {}}', 'school.json users: must be a list'],
    ['school.json', '{"users": [null, 7]}', 'school.json users[1]: '],
    ['school.json', '{"organisations": [{"id": "__proto__ x", "name": "x"}]}', 'organisations[0]: id: '],
  ])('%s: %j', async (name, text, fault) => {
    const before = await everything();
    expect((await faultsOf(name, text)).join('\n')).toContain(fault);
    expect(await everything()).toBe(before);
  });

  it('a CSV of another name is read when its kind is said', async () => {
    expect((await importText('list.csv', 'id,name\nc8,Eight\n', { kind: 'companies' })).faults).toEqual([]);
  });

  it('a failure while writing leaves nothing behind', async () => {
    await sql`alter table customers.users add constraint doomed check (status <> 'DOOMED')`.execute(db);
    const before = await everything();
    const organisation = { kind: 'organisations' as const, place: 'x', value: { id: 'o5', name: 'Five' } };
    const user = { id: 'u5', email: 'u5@school.example', organisationId: 'o5', status: 'DOOMED' };
    await expect(
      importRecords(db, [organisation, { kind: 'users', place: 'y', value: user }]),
    ).rejects.toThrow('doomed');
    expect(await everything()).toBe(before);
  });

  it('control characters are a fault, not a failure of the database', async () => {
    expect(
      await faultsOf('companies.json', JSON.stringify({ companies: [{ id: 'c9', name: 'N\u0000' }] })),
    ).toEqual(['companies.json companies[0]: name: holds a control character']);
  });
});

describe('the demonstration', () => {
  it.each(['2026-02-28T23:59:59Z', '2028-02-29T00:00:00Z', '2031-12-31T12:00:00Z'])(
    'is true whatever today is: %s',
    async (today) => {
      const now = new Date(today);
      await loadDemo(db, now);
      const row = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('id', '=', 'northgate-trial')
        .executeTakeFirstOrThrow();
      const days = (Date.parse(row.end_date) - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000;
      expect(days).toBe(20);
      const expired = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('id', '=', 'old-mill-full')
        .executeTakeFirstOrThrow();
      expect(Date.parse(expired.end_date)).toBeLessThan(now.getTime());
    },
  );
});
