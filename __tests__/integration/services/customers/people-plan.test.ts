/** An organisation's people are found by indexes, however many others there are. */
import { type Database, migrate, openDatabase } from '@/services/common/database/database';
import { readPeople, readPerson } from '@/services/customers/administration/people';
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
  // 2,000 schools of 50 people; the tenth of each school also teaches at the next one.
  await database.pool.query(`
    insert into customers.organisations (id, name, authentication_method)
      select 'school-' || n, 'School ' || n, 'ip' from generate_series(0, 1999) n;
    insert into customers.users (id, email, organisation_id)
      select 'user-' || n, 'user-' || n || '@school.test', 'school-' || n / 50 from generate_series(0, 99999) n;
    insert into customers.user_roles (user_id, role, organisation_id)
      select 'user-' || n, case when n % 50 = 0 then 'administrator' else 'teacher' end, 'school-' || n / 50
        from generate_series(0, 99999) n
      union all select 'user-' || n, 'faculty', 'school-' || (n / 50 + 1) % 2000 from generate_series(9, 99999, 50) n;
    analyze customers.users; analyze customers.user_roles`);
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

it('its own people and those with a role there, without reading the people of others', async () => {
  const explained = explainedDatabase<CustomersTables>(database.pool, CUSTOMERS_SCHEMA);
  const { db } = explained;
  const { people, total } = await readPeople(db, asked, { q: '', offset: 0 });
  expect(total).toBe(51);
  expect(people.map(({ id }) => id)).toContain('user-0');
  expect(await readPerson(db, asked, 'user-99959')).toMatchObject({ own: false, roles: ['faculty'] });
  expect(await readPerson(db, asked, 'user-9')).toMatchObject({ own: true, roles: ['teacher'] });
  const plans = await explained.plans();
  expect(plans.length).toBeGreaterThanOrEqual(3);
  expect(plans.filter((plan) => /Seq Scan on (?:users|user_roles)/.test(plan))).toEqual([]);
});
