/** An organisation's people are found by indexes, however many others there are. */
import { type Database, migrate, openDatabase } from '@/services/common/database/database';
import { findCompanies, readCompany } from '@/services/customers/administration/companies';
import { mayInvite, readPeople, readPerson } from '@/services/customers/administration/people';
import { findOrganisations } from '@/services/customers/administration/subscriptions';
import { createArrivals } from '@/services/customers/arrival';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import type { CustomersTables } from '@/services/customers/tables';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { explainedDatabase } from '@/__tests__/support/processes/query-plans';

let database: Database<CustomersTables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  drop = made.drop;
  database = openDatabase<CustomersTables>(made.url, CUSTOMERS_SCHEMA, 4);
  await migrate(database, CUSTOMERS_SCHEMA, customersMigrations());
  // 2,000 schools of 20 people, each school of a company of its own; the tenth of each school also teaches at the next one.
  // A college of 4,000 people, whose rows are scattered among those of the others.
  await database.pool.query(`
    insert into customers.companies (id, name) select 'company-' || n, 'Company ' || n from generate_series(0, 1999) n;
    insert into customers.organisations (id, name, company_id, authentication_method)
      select 'school-' || n, 'School ' || n, 'company-' || n, 'ip' from generate_series(0, 1999) n
      union all select 'college', 'College', null, 'ip';
    insert into customers.users (id, email, organisation_id)
      select 'user-' || n, 'user-' || n || '@school.test', 'school-' || n / 20 from generate_series(0, 39999) n
      union all select 'student-' || n, 'student-' || n || '@college.test', 'college' from generate_series(0, 3999) n
      order by 2 desc;
    insert into customers.users (id, email, superuser) values ('operator', 'operator@library.test', true);
    insert into customers.user_roles (user_id, role, organisation_id)
      select 'user-' || n, case when n % 20 = 0 then 'administrator' else 'teacher' end, 'school-' || n / 20
        from generate_series(0, 39999) n
      union all select 'student-' || n, case n when 0 then 'administrator' else 'teacher' end, 'college' from generate_series(0, 3999) n
      union all select 'user-' || n, 'faculty', 'school-' || (n / 20 + 1) % 2000 from generate_series(9, 39999, 20) n;
    analyze customers.users; analyze customers.user_roles; analyze customers.organisations; analyze customers.companies`);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const asked = {
  subject: 'user-0',
  issuer: null,
  organisationId: 'school-0',
  section: 'people',
  requestId: 'r',
} as const;

const operator = { subject: 'operator', issuer: null, requestId: 'r' };

it('its own people and those with a role there, without reading the people of others', async () => {
  const explained = explainedDatabase<CustomersTables>(database.pool, CUSTOMERS_SCHEMA);
  const { db } = explained;
  const { people, total } = await readPeople(db, asked, { q: '', offset: 0 });
  expect(total).toBe(21);
  expect(people.map(({ id }) => id)).toContain('user-0');
  expect(await readPerson(db, asked, 'user-39989')).toMatchObject({ own: false, roles: ['faculty'] });
  expect(await readPerson(db, asked, 'user-9')).toMatchObject({ own: true, roles: ['teacher'] });
  const plans = await explained.plans();
  expect(plans.length).toBeGreaterThanOrEqual(3);
  expect(plans.filter((plan) => /Seq Scan on (?:users|user_roles)/.test(plan))).toEqual([]);
});

it('the people of one company, and an address that is to be invited', async () => {
  const explained = explainedDatabase<CustomersTables>(database.pool, CUSTOMERS_SCHEMA);
  const { db } = explained;
  expect(await readCompany(db, operator, 'company-7')).toMatchObject({ total: 1, people: 20 });
  expect(await mayInvite(db, asked, 'USER-60@school.test')).toBe(false);
  const plans = await explained.plans();
  expect(plans.filter((plan) => /Seq Scan on users/.test(plan))).toEqual([]);
  // Below release 18, PostgreSQL finds nothing by the second column of an index alone.
  expect(plans.filter((plan) => /Index Cond: \(lower\(email\)/.test(plan))).toEqual([]);
});

it('those of a large organisation', async () => {
  const explained = explainedDatabase<CustomersTables>(database.pool, CUSTOMERS_SCHEMA);
  const college = { ...asked, subject: 'student-0', organisationId: 'college' };
  const { people, total } = await readPeople(explained.db, college, { q: '', offset: 0 });
  expect(total).toBe(4_000);
  expect(people[0]).toMatchObject({ id: 'student-0', own: true, roles: ['administrator'] });
  const plans = await explained.plans();
  expect(plans.filter((plan) => /Seq Scan on users/.test(plan))).toEqual([]);
});

it.each([
  ['organisations', findOrganisations],
  ['companies', findCompanies],
] as const)('the last page of all %s reads little more than the first', async (_of, find) => {
  const pagesReadAt = async (offset: number) => {
    const { db, pagesRead } = explainedDatabase<CustomersTables>(database.pool, CUSTOMERS_SCHEMA);
    await find(db, operator, { q: '', offset });
    return pagesRead();
  };
  const first = await pagesReadAt(0);
  expect(first).toBeGreaterThan(0);
  expect(await pagesReadAt(1_950)).toBeLessThan(2 * first);
});

it('whoever signs in for the first time, among thousands of bindings to one issuer', async () => {
  await database.pool.query(`
    insert into customers.issuers (organisation_id, issuer, domains, invited, role)
      select 'school-' || n, 'https://country.test', array['s' || n || '.test', 'shared.test'],
        array(select 'p' || p || '@of-' || n || '.test' from generate_series(0, 49) p), 'teacher' from generate_series(0, 1999) n;
    analyze customers.issuers`);
  const explained = explainedDatabase<CustomersTables>(database.pool, CUSTOMERS_SCHEMA);
  const arrive = createArrivals({
    db: explained.db,
    issuer: 'https://country.test',
    askProfile: async () => null,
  });
  const arrived = async (email: string) => {
    const profile = { email, emailVerified: true, givenName: null, familyName: null };
    const answer = await arrive({ subject: email, profile } as Parameters<typeof arrive>[0], '');
    const user = await database.db
      .selectFrom('users')
      .select('organisation_id')
      .where('id', '=', email)
      .executeTakeFirst();
    return [answer === 'known' ? answer : answer.reason, user?.organisation_id];
  };
  expect(await arrived('anybody@s1234.test')).toEqual(['known', 'school-1234']);
  expect(await arrived('P7@of-1700.test')).toEqual(['known', 'school-1700']);
  expect(await arrived('anybody@nowhere.test')).toEqual(['NOT_LISTED', undefined]);
  const plans = (await explained.plans()).filter((plan) => /issuers/.test(plan));
  expect(plans.length).toBeGreaterThanOrEqual(6);
  expect(plans.filter((plan) => /Seq Scan on issuers/.test(plan))).toEqual([]);
});
