/** `npm run accounts -- enable`, `disable` and `list`: a role that was given meanwhile brings its second factor. */
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { disableVerb, emailVerb, listVerb, resetVerb, type Session } from '@/scripts/people/verbs';
import { migrate, openDatabase } from '@/services/common/database/database';
import { importRecords } from '@/services/customers/import/import';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import type { CustomersTables } from '@/services/customers/tables';
import { correct } from '@/services/identity/people/correct';
import { accountIdByEmail } from '@/services/identity/store/accounts';
import { identityMigrations } from '@/services/identity/store/migrations';
import { RevocationList } from '@/services/identity/store/revocations';
import { SignInSessions } from '@/services/identity/store/sessions';
import { IDENTITY_SCHEMA, type IdentityTables } from '@/services/identity/store/tables';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';

let session: (email: string) => Session;
const said: string[] = [];
let end: () => Promise<void>;

beforeAll(async () => {
  const { url, drop } = await testDatabase();
  const identity = openDatabase<IdentityTables>(url, IDENTITY_SCHEMA, 2);
  const customers = openDatabase<CustomersTables>(url, CUSTOMERS_SCHEMA, 2);
  const product = openDatabase<ProductTables>(url, PRODUCT_SCHEMA, 2);
  await migrate(identity, IDENTITY_SCHEMA, identityMigrations);
  await migrate(customers, CUSTOMERS_SCHEMA, customersMigrations());
  await migrate(product, PRODUCT_SCHEMA, productMigrations);
  const { db } = identity;
  const sessions = new SignInSessions(db, new RevocationList(db, 600), 3_600);
  const record = (kind: 'companies' | 'organisations' | 'users', value: { id: string }) => ({
    kind,
    place: value.id,
    value,
  });
  const person = (id: string, roles: object) =>
    record('users', { id, email: `${id}@school.example`, organisationId: 'o1', ...roles } as { id: string });
  const records = [
    record('companies', { id: 'c1', name: 'Trust', country: 'GBR' } as { id: string }),
    record('organisations', {
      id: 'o1',
      name: 'School',
      companyId: 'c1',
      category: 'High School',
      country: 'GBR',
    } as { id: string }),
    person('teacher', { teacher: ['o1'] }),
    person('both', { teacher: ['o1'], administrator: ['o1'] }),
  ];
  expect((await importRecords(customers.db, records)).faults).toEqual([]);
  for (const id of ['teacher', 'both'])
    await db
      .insertInto('accounts')
      .values({ id, email: `${id}@school.example`, given_name: '', family_name: '', password_hash: 'x' })
      .execute();
  session = (email) => ({
    people: {
      db,
      sessions,
      mailer: null,
      issuer: 'https://id.example',
      now: () => new Date(),
      actor: { kind: 'command', id: 'accounts' },
    },
    sessions,
    customers: customers.db,
    product: product.db,
    idOf: () => accountIdByEmail(db, email),
    email,
    newEmail: '',
    values: {},
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  end = async () => {
    for (const database of [identity, customers, product]) await database.close();
    await drop();
  };
});
afterAll(() => end());
beforeEach(() => (said.length = 0));

const needsFactor = async (email: string) =>
  (
    await session(email)
      .people.db.selectFrom('accounts')
      .select('needs_totp')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).needs_totp;

it.each([
  ['both@school.example', true],
  ['teacher@school.example', false],
])('%s is let in again, and asked for a second factor: %s', async (email, needed) => {
  expect(await disableVerb(session(email), true)).toBe(0);
  expect(await needsFactor(email)).toBe(false);
  expect(await disableVerb(session(email), false)).toBe(0);
  expect(await needsFactor(email)).toBe(needed);
  expect(said).toEqual([
    `${email} can no longer sign in, and is signed out everywhere.`,
    `${email} can sign in again.`,
  ]);
});

it('somebody unknown is a sentence, and the list says everybody’s roles', async () => {
  expect(await disableVerb(session('nobody@school.example'), false)).toBe(1);
  expect(said.pop()).toContain('has no account');
  await listVerb(session(''));
  expect(said.map((line) => line.split(/\s{2,}/).slice(0, 4))).toEqual([
    ['both@school.example', 'active', 'o1', 'administrator,teacher'],
    ['teacher@school.example', 'active', 'o1', 'teacher'],
  ]);
});

it('another address to sign in with is one everywhere, unless somebody has it', async () => {
  const change = (email: string, newEmail: string) => emailVerb({ ...session(email), newEmail });
  expect(await change('teacher@school.example', '')).toBe(64);
  expect(await change('teacher@school.example', 'BOTH@school.example')).toBe(1);
  expect(await change('nobody@school.example', 'new@school.example')).toBe(1);
  expect(said.splice(0).at(1)).toContain('somebody else has the new one');
  expect(await change('teacher@school.example', 'new@school.example')).toBe(0);
  expect(said[0]).toBe(
    'teacher@school.example signs in as new@school.example from now on, with the same password.',
  );
  const { people, customers, idOf } = session('new@school.example');
  expect(await idOf()).toBe('teacher');
  const account = await people.db
    .selectFrom('accounts')
    .select(['password_hash', 'email_verified'])
    .where('id', '=', 'teacher')
    .executeTakeFirstOrThrow();
  expect(account).toEqual({ password_hash: 'x', email_verified: false });
  const known = await customers.selectFrom('users').select('email').where('id', '=', 'teacher').execute();
  expect(known).toEqual([{ email: 'new@school.example' }]);
});

it('a change of address that stopped half-way is finished by the same command', async () => {
  const { people, customers } = session('');
  await correct(people, 'teacher', { email: 'half@school.example' }, { isOperator: true });
  expect(await emailVerb({ ...session('new@school.example'), newEmail: 'half@school.example' })).toBe(0);
  const known = await customers.selectFrom('users').select('email').where('id', '=', 'teacher').execute();
  expect(known).toEqual([{ email: 'half@school.example' }]);
});

it('the only operator, who has lost the second step, is let in again by a link', async () => {
  const { people } = session('');
  await people.db
    .insertInto('accounts')
    .values({
      ...{ id: 'founder', email: 'founder@school.example', given_name: '', family_name: '' },
      ...{ password_hash: 'x', needs_totp: true, totp_secret: 'LOST' },
    })
    .execute();
  const asked = { ...session('founder@school.example'), values: { 'second-step': true } };
  expect(await resetVerb(asked)).toBe(0);
  expect(said.at(-1)).toMatch(/^https:\/\/id\.example\/password\//);
  const founder = await people.db
    .selectFrom('accounts')
    .select(['password_hash', 'needs_totp', 'totp_secret'])
    .where('id', '=', 'founder')
    .executeTakeFirstOrThrow();
  expect(founder).toMatchObject({ needs_totp: true, totp_secret: null });
  expect(founder.password_hash).not.toBe('x');
});
