/** Accounts as the administration of an organisation asks for them: by the product service's signature and no other. */
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { createAccounts } from '@/services/product/calls/accounts';
import { createVisitorSigner, type ServiceName } from '@/lib/platform/visitor/signed-visitor';
import { SERVICE_KEY } from '@/__tests__/support/visitors/signed-visitor';
import { startIdentity, teacher, type Identity } from './fixture';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const sign = createVisitorSigner(SERVICE_KEY);
const asked = {
  viewer: { ...anonymousViewer, method: 'Okta', userId: 'head' },
  address: '192.0.2.1',
  requestId: 'r1',
} as const;
const invitation = {
  email: 'noor@school.test',
  givenName: 'Noor',
  familyName: '',
  needsTotp: false,
  organisationId: 'school',
};
const actions = async () => {
  const rows = await identity.pool.query(
    'select action, actor, organisation_id from audit.event order by id',
  );
  return rows.rows.map(({ action, actor, organisation_id }) => [action, actor, organisation_id]);
};

it('an invited account waits for its password; the same invitation again is the same account', async () => {
  const accounts = createAccounts(identity.origin, sign, null);
  const first = await accounts.invite(asked, invitation);
  expect(first).toMatchObject({
    letter: 'none',
    link: expect.stringContaining(`${identity.origin}/password/`),
  });
  const second = await accounts.invite(asked, { ...invitation, email: 'NOOR@school.test' });
  expect([second.id, second.link === first.link]).toEqual([first.id, false]);
  expect(await accounts.states(asked, [first.id, teacher.id, 'nobody'])).toEqual(
    expect.arrayContaining([
      { id: first.id, state: 'invited', sessions: 0 },
      { id: teacher.id, state: 'active', sessions: 0 },
    ]),
  );
  await expect(accounts.invite(asked, { ...invitation, email: teacher.email })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await actions()).toContainEqual(['account_invited', 'head', 'school']);
});

it('signs a person out of every browser, in the name of who asked', async () => {
  await identity.db
    .insertInto('sign_in_sessions')
    .values({
      grant_id: 'g1',
      session_uid: 's1',
      account_id: teacher.id,
      device: 'Firefox',
      network: null,
      signed_in_at: new Date(),
      last_used_at: new Date(),
    })
    .execute();
  const accounts = createAccounts(identity.origin, sign, null);
  expect(await accounts.states(asked, [teacher.id])).toEqual([
    { id: teacher.id, state: 'active', sessions: 1 },
  ]);
  expect(await accounts.signOut(asked, teacher.id)).toBe(1);
  expect(await accounts.signOut(asked, teacher.id)).toBe(0);
  expect(await actions()).toContainEqual(['session_ended', 'head', null]);
});

it('requires a second factor once, and never of the demonstration, whose passwords are public', async () => {
  await identity.db.insertInto('accounts').values([
    { id: 'promoted', email: 'promoted@school.test', given_name: '', family_name: '', password_hash: null, disabled_at: null },
    { id: 'demo', email: 'demo@school.test', given_name: '', family_name: '', password_hash: null, disabled_at: null, demo: true },
  ]).execute();
  const accounts = createAccounts(identity.origin, sign, null);
  for (const id of ['promoted', 'promoted', 'demo', 'nobody']) await accounts.requireSecondFactor(asked, id);
  const { rows } = await identity.pool.query(
    `select id from identity.accounts where needs_totp and id in ('promoted', 'demo')`,
  );
  expect(rows).toEqual([{ id: 'promoted' }]);
  expect((await actions()).filter(([action]) => action === 'second_factor_required')).toEqual([
    ['second_factor_required', 'head', null],
  ]);
}); // prettier-ignore

const accountAt = async (id: string) => {
  const columns = ['email', 'given_name', 'family_name', 'email_verified'] as const;
  return identity.db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
};
const names = { givenName: 'Noor', familyName: 'Haddad' };

it('corrects a name, also of an account in use, and its tokens name it so', async () => {
  const accounts = createAccounts(identity.origin, sign, null);
  const before = await accountAt(teacher.id);
  for (let time = 0; time < 2; time += 1) await accounts.correct(asked, teacher.id, names);
  expect(await accountAt(teacher.id)).toEqual({ ...before, given_name: 'Noor', family_name: 'Haddad' });
  expect((await actions()).filter(([action]) => action === 'account_changed')).toEqual([
    ['account_changed', 'head', null],
  ]);
  // Who is known to customers and has no account here is called what customers says.
  await accounts.correct(asked, 'nobody', names);
});

it('corrects an address until there is a password, and its first link opens nothing', async () => {
  const accounts = createAccounts(identity.origin, sign, null);
  const { id, link } = await accounts.invite(asked, { ...invitation, email: 'misspelt@shcool.test' });
  const to = (email: string) => accounts.correct(asked, id, { ...names, email });
  await expect(to(teacher.email.toUpperCase())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect((await accountAt(id)).email).toBe('misspelt@shcool.test');
  await to('right@school.test');
  expect(await accountAt(id)).toMatchObject({ email: 'right@school.test', email_verified: false });
  const open = await fetch(link ?? '');
  expect(await open.text()).not.toContain('name="password"');
  const again = await accounts.invite(asked, { ...invitation, email: 'right@school.test' });
  expect(again.id).toBe(id);
  expect(await (await fetch(again.link ?? '')).text()).toContain('name="password"');
  await identity.db.updateTable('accounts').set({ disabled_at: new Date() }).where('id', '=', id).execute();
  await expect(to('other@school.test')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('leaves the address of an account in use, whose mailbox is the way to a new password', async () => {
  const accounts = createAccounts(identity.origin, sign, null);
  const { email } = await accountAt(teacher.id);
  await expect(
    accounts.correct(asked, teacher.id, { ...names, email: 'head@school.test' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect((await accountAt(teacher.id)).email).toBe(email);
  await expect(accounts.correct(asked, 'nobody', { ...names, email: 'a@b.test' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

it('an issuer that is not ours is asked nothing', async () => {
  const unasked = () => Promise.reject(new Error('nothing is to be signed'));
  const accounts = createAccounts('https://issuer.example', unasked, 'https://issuer.example');
  expect(await accounts.states(asked, ['teacher'])).toBeNull();
  await accounts.requireSecondFactor(asked, 'teacher');
  await expect(accounts.invite(asked, invitation)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(accounts.correct(asked, 'teacher', names)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('answers as if it were not there for everybody else, whatever the gateway signed for them', async () => {
  const nobody = { viewer: anonymousViewer, address: '192.0.2.1', requestId: 'r2' };
  const ask = async (headers: Record<string, string>) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(invitation),
    };
    return (await fetch(`${identity.origin}/administration/accounts`, init)).status;
  };
  const services: ServiceName[] = ['identity', 'product', 'customers', 'media', 'content'];
  expect(await ask({})).toBe(404);
  expect(await ask({ authorization: 'Bearer x', cookie: 'jwt=x' })).toBe(404);
  for (const service of services) expect(await ask(await sign(asked, service))).toBe(404);
  expect(await ask(await sign(nobody, 'accounts'))).toBe(404);
  expect(await ask({ ...(await sign(asked, 'accounts')), 'x-request-id': 'another' })).toBe(404);
  const forged = createVisitorSigner('another key of at least thirty-two letters');
  expect(await ask(await forged(asked, 'accounts'))).toBe(404);
});
