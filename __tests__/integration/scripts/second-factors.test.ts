/** `npm run customers -- import` where accounts are ours: whom it makes an administrator needs a second factor. */
import { sql } from 'kysely';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { requireSecondFactors } from '@/scripts/people/second-factors';
import { migrate, openDatabase } from '@/services/common/database/database';
import { importRecords } from '@/services/customers/import/import';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import type { CustomersTables } from '@/services/customers/tables';
import { identityMigrations } from '@/services/identity/store/migrations';
import { IDENTITY_SCHEMA, type IdentityTables } from '@/services/identity/store/tables';

let url: string;
let end: () => Promise<void>;
let identity: ReturnType<typeof openDatabase<IdentityTables>>;
let customers: ReturnType<typeof openDatabase<CustomersTables>>;
beforeAll(async () => {
  const { url: address, drop } = await testDatabase();
  url = address;
  identity = openDatabase<IdentityTables>(url, IDENTITY_SCHEMA, 2);
  customers = openDatabase<CustomersTables>(url, CUSTOMERS_SCHEMA, 2);
  await migrate(identity, IDENTITY_SCHEMA, identityMigrations);
  await migrate(customers, CUSTOMERS_SCHEMA, customersMigrations());
  for (const id of ['teacher', 'administrator', 'operator', 'later'])
    await identity.db
      .insertInto('accounts')
      .values({ id, email: `${id}@school.example`, given_name: '', family_name: '', password_hash: 'x' })
      .execute();
  end = async () => {
    await identity.close();
    await customers.close();
    await drop();
  };
});
afterAll(() => end());

const user = (id: string, roles: object) => ({
  kind: 'users' as const,
  place: id,
  value: { id, email: `${id}@school.example`, organisationId: 'o1', ...roles },
});
const organisation = {
  kind: 'organisations' as const,
  place: 'o1',
  value: { id: 'o1', name: 'School', companyId: 'c1', category: 'High School', country: 'GBR' },
};
const company = {
  kind: 'companies' as const,
  place: 'c1',
  value: { id: 'c1', name: 'Trust', country: 'GBR' },
};
const guarded = async () =>
  (
    await identity.db
      .selectFrom('accounts')
      .select('id')
      .where('needs_totp', '=', true)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

it('of an administrator and an operator, and of nobody else', async () => {
  const { faults } = await importRecords(
    customers.db,
    [
      company,
      organisation,
      user('teacher', { teacher: ['o1'] }),
      user('administrator', { administrator: ['o1'] }),
      user('operator', { superuser: true }),
      user('nobody-yet', { administrator: ['o1'] }),
    ],
    { beforeWriting: ({ users }) => requireSecondFactors(url, users) },
  );
  expect(faults).toEqual([]);
  expect(await guarded()).toEqual(['administrator', 'operator']);
});

it('first the factor, then the role: none is given if it cannot be required', async () => {
  await sql`alter table identity.accounts rename to away`.execute(identity.db);
  const records = [user('later', { administrator: ['o1'] })];
  const importing = () =>
    importRecords(customers.db, records, { beforeWriting: ({ users }) => requireSecondFactors(url, users) });
  await expect(importing()).rejects.toThrow('accounts');
  const written = () => customers.db.selectFrom('users').select('id').where('id', '=', 'later').execute();
  expect(await written()).toEqual([]);
  await sql`alter table identity.away rename to accounts`.execute(identity.db);
  await importing();
  expect(await written()).toHaveLength(1);
  expect(await guarded()).toContain('later');
});
