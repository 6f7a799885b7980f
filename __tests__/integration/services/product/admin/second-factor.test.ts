/** Whoever is made an administrator is asked for a second factor at the next sign-in: the three services together. @jest-environment node */
import { createAccounts } from '@/services/product/calls/accounts';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { hashPassword } from '@/services/identity/store/passwords';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { SERVICE_KEY } from '@/__tests__/support/visitors/signed-visitor';
import { authorizeUrl, signIn, startIdentity, type Identity } from '../../identity/fixture';
import { startWithCustomers } from '../support/administration';
import { get, post } from '../support/harness';

const PASSWORD = 'four words nobody joins';
const COST = { n: 10, r: 8, p: 1 };

let identity: Identity;
let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  identity = await startIdentity();
  const accounts = createAccounts(identity.origin, createVisitorSigner(SERVICE_KEY), null);
  running = await startWithCustomers({ accounts });
});
afterAll(async () => {
  await running.stop();
  await identity.stop();
});

const administrator = { token: 'administrator', address: '198.51.100.1' };
const path = '/api/admin/organisations/school/people';
const enter = async (email: string) =>
  signIn(identity, new CookieBrowser(), await authorizeUrl(identity), { email, password: PASSWORD });
const isIn = ({ location }: { location: string | null }) =>
  location !== null && new URL(location).searchParams.has('code');

it('somebody who has long had a password sets the second step up once they are made an administrator', async () => {
  const email = 'teacher@school.test';
  await identity.db
    .insertInto('accounts')
    .values({
      id: 'teacher',
      email,
      given_name: 'Tea',
      family_name: 'Cher',
      password_hash: await hashPassword(PASSWORD, COST),
      disabled_at: null,
    })
    .execute();
  expect(isIn(await enter(email))).toBe(true);
  const set = async (roles: string[]) => {
    const { body } = await get(running.product, `${path}?q=teacher%40`, administrator);
    const { version } = body.people[0];
    return post(running.product, `${path}/teacher`, { version, roles, active: true }, administrator);
  };
  expect((await set(['teacher', 'librarian'])).status).toBe(200);
  expect(isIn(await enter(email))).toBe(true);
  expect((await set(['administrator'])).body).toMatchObject({ roles: ['administrator'] });
  const page = await enter(email);
  expect(page.body).toContain('Set up the second step');
  expect((await set(['teacher', 'administrator'])).status).toBe(200);
  const { rows } = await identity.pool.query(
    `select actor, subject from audit.event where action = 'second_factor_required'`,
  );
  expect(rows).toEqual([{ actor: 'administrator', subject: 'user:teacher' }]);
});
