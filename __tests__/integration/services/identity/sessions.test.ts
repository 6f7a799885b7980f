/** A person sees where they are signed in and ends it; the audit log tells who came, who was refused and who left. */
import { readAudit } from '@/services/common/audit/read';
import { signInSessionsSchema } from '@/lib/contracts/viewer/sign-in-sessions';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createTokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { mostRestrictiveViewer } from '@/lib/contracts/viewer/viewer';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { SERVICE_KEY } from '@/__tests__/support/visitors/signed-visitor';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { demoAccounts } from '@/services/common/demo-accounts';
import { RevocationList } from '@/services/identity/store/revocations';
import { SignInSessions } from '@/services/identity/store/sessions';
import { PER_ACCOUNT } from '@/services/identity/sign-in/counters';
import { AUDIENCE, authorizeUrl, startIdentity, teacher, tokensFor, type Identity } from './fixture';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const other = demoAccounts.find(({ id }) => id !== teacher.id)!;

let identity: Identity;
beforeAll(async () => (identity = await startIdentity({}, '127.0.0.1, ::1')));
afterAll(() => identity.stop());
beforeEach(async () => {
  for (const table of ['sign_in_failures', 'sign_in_sessions', 'models'] as const)
    await identity.db.deleteFrom(table).execute();
});

async function device(userAgent: string, address: string, account = teacher) {
  const browser = new CookieBrowser({ 'user-agent': userAgent, 'x-forwarded-for': address });
  const { tokens } = await tokensFor(identity, browser, account);
  return { browser, token: tokens.access_token };
}
const call = (path: string, token: string, body?: object) =>
  fetch(`${identity.origin}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
const sessionsOf = async (token: string) =>
  signInSessionsSchema.parse(await (await call('/sessions', token)).json()).sessions;
const isSignedIn = async (browser: CookieBrowser) => {
  const page = await browser.open((await authorizeUrl(identity, { prompt: 'none' })).url);
  return new URL(page.location!).searchParams.has('code');
};
const isRefused = async (token: string) => (await call('/userinfo', token)).status === 401;
const linesOf = async (limit: number) =>
  (await readAudit(identity.db, { organisationId: null, limit })).entries.map(
    ({ action, actor, subject, network }) => ({
      action,
      actor,
      subject,
      network,
    }),
  );

it('each browser once: what it is, from which network, since when, and which one asks', async () => {
  const home = await device(FIREFOX, '203.0.113.7');
  const phone = await device(IPHONE, '2001:db8:5:6::7');
  await device(FIREFOX, '198.51.100.1', other);
  expect(await isSignedIn(home.browser)).toBe(true); // a renewal is no second row
  expect(await sessionsOf(phone.token)).toEqual([
    expect.objectContaining({ device: 'Firefox on Windows', network: '203.0.113.0/24', current: false }),
    expect.objectContaining({ device: 'Safari on iPhone', network: '2001:db8:5::/48', current: true }),
  ]);
});

it('one is ended: its renewals, its tokens here and at services, and nothing else', async () => {
  const home = await device(FIREFOX, '203.0.113.7');
  const phone = await device(IPHONE, '203.0.113.8');
  const services = createTokenVerifier({
    discovery: createDiscovery({ issuer: identity.origin }),
    audience: AUDIENCE,
  });
  const theirs = (await sessionsOf(home.token)).find(({ current }) => !current)!;
  expect(await (await call('/sessions/end', home.token, { id: theirs.id })).json()).toEqual({ ended: 1 });
  expect(await isRefused(phone.token)).toBe(true);
  await expect(services.verify(phone.token)).rejects.toMatchObject({
    message: 'This sign-in has been ended',
  });
  const { revoked } = (await (await fetch(`${identity.origin}/revocations`)).json()) as { revoked: string[] };
  expect(revoked).toContain(theirs.id);
  expect(await isSignedIn(phone.browser)).toBe(false);
  expect(await isSignedIn(home.browser)).toBe(true);
  expect(await sessionsOf(home.token)).toHaveLength(1);
  expect(await linesOf(1)).toEqual([
    {
      action: 'session_ended',
      actor: teacher.id,
      subject: `session:${theirs.id}`,
      network: expect.any(String),
    },
  ]);
});

it('what product asks in a person’s name is written down as from the person’s address; a forged one is not believed', async () => {
  const home = await device(FIREFOX, '203.0.113.7');
  await device(IPHONE, '203.0.113.8');
  const theirs = (await sessionsOf(home.token)).find(({ current }) => !current)!;
  const end = async (key: string, id = theirs.id) =>
    fetch(`${identity.origin}/sessions/end`, {
      method: 'POST',
      body: JSON.stringify({ id }),
      headers: {
        authorization: `Bearer ${home.token}`,
        'content-type': 'application/json',
        ...(await createVisitorSigner(key)(
          { viewer: mostRestrictiveViewer, address: '192.0.2.77', requestId: 'r1' },
          'identity',
        )),
      },
    });
  await end('another-key-that-is-long-enough-to-be-a-key');
  expect((await linesOf(1))[0]?.network).not.toBe('192.0.2.0/24');
  const again = await device(IPHONE, '203.0.113.8');
  const [{ id } = { id: '' }] = (await sessionsOf(home.token)).filter(({ current }) => !current);
  expect((await end(SERVICE_KEY, id)).status).toBe(200);
  expect(await isRefused(again.token)).toBe(true);
  expect((await linesOf(1))[0]).toMatchObject({ action: 'session_ended', network: '192.0.2.0/24' });
});

it('everywhere else at once; the one that asks stays', async () => {
  const [home, ...others] = [
    await device(FIREFOX, '203.0.113.7'),
    await device(IPHONE, '203.0.113.8'),
    await device(FIREFOX, '203.0.113.9'),
  ];
  expect(await (await call('/sessions/end', home.token, { others: true })).json()).toEqual({ ended: 2 });
  for (const { token, browser } of others)
    expect([await isRefused(token), await isSignedIn(browser)]).toEqual([true, false]);
  expect([await isRefused(home.token), await isSignedIn(home.browser)]).toEqual([false, true]);
});

it('nobody ends what is another’s, nor without a token, nor by a wrong body', async () => {
  const mine = await device(FIREFOX, '203.0.113.7');
  const theirs = await device(FIREFOX, '203.0.113.8', other);
  const [{ id } = { id: '' }] = await sessionsOf(theirs.token);
  expect(await (await call('/sessions/end', mine.token, { id })).json()).toEqual({ ended: 0 });
  expect(await isRefused(theirs.token)).toBe(false);
  for (const body of [{}, { id: 1 }, { others: false }, { id, others: true }])
    expect((await call('/sessions/end', mine.token, body)).status).toBe(400);
  for (const path of ['/sessions', '/sessions/end']) {
    const answer = await call(path, 'x', path.endsWith('end') ? { others: true } : undefined);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('invalid_token'),
    ]);
  }
});

it('a request of another tab that was under way does not bring an ended session back', async () => {
  const { browser, token } = await device(FIREFOX, '203.0.113.7');
  const [{ id } = { id: '' }] = await sessionsOf(token);
  const { Session } = identity.issuer.provider();
  const row = await identity.db
    .selectFrom('models')
    .select('id')
    .where('model', '=', 'Session')
    .executeTakeFirstOrThrow();
  const underWay = (await Session.find(row.id))!;
  await call('/sessions/end', token, { id });
  await underWay.persist();
  expect(await isSignedIn(browser)).toBe(false);
  const sessions = new SignInSessions(identity.db, new RevocationList(identity.db, 600), 3_600);
  await sessions.note({
    grantId: id,
    sessionUid: underWay.uid,
    accountId: teacher.id,
    device: 'Firefox',
    address: '203.0.113.7',
    signedInAt: new Date(),
  });
  expect(await sessions.list(teacher.id, undefined)).toEqual([]);
});

it('the audit log tells who signed in, failed, was slowed and signed out, and never what was typed', async () => {
  const from = { 'x-forwarded-for': '203.0.113.20' };
  const form = async (email: string, password: string, browser = new CookieBrowser(from)) =>
    browser.submit(await browser.follow((await authorizeUrl(identity)).url, identity.origin), {
      email,
      password,
    });
  // Of e-mails that nobody has, one for the network: anybody may make them up, and nobody can delete a line.
  for (const name of ['nobody', 'nobody', 'nobody-2', 'nobody-3'])
    await form(`${name}@example.com`, 'secret-1');
  const network = '203.0.113.0/24';
  const unknown = { action: 'sign_in_failed', actor: null, subject: null, network };
  expect((await linesOf(2)).filter(({ subject, actor }) => subject === null && actor === null)).toEqual([
    unknown,
  ]);
  for (let time = 0; time < PER_ACCOUNT.plain + 4; time += 1) await form(teacher.email, 'secret-2');
  const failed = { action: 'sign_in_failed', actor: null, subject: `user:${teacher.id}`, network };
  // Once for the window, however many follow.
  expect(await linesOf(PER_ACCOUNT.plain + 2)).toEqual([
    { ...failed, action: 'sign_in_slowed' },
    ...Array.from({ length: PER_ACCOUNT.plain }, () => failed),
    { ...failed, subject: null },
  ]);
  const { browser } = await device(FIREFOX, '203.0.113.30');
  expect((await linesOf(1))[0]).toMatchObject({ action: 'signed_in', actor: teacher.id });
  const asked = await browser.follow(`${identity.origin}/end_session?client_id=library-web`, identity.origin);
  await browser.submit(asked, { logout: 'yes' });
  expect((await linesOf(1))[0]).toMatchObject({ action: 'signed_out', actor: teacher.id });
  const { rows } = await identity.pool.query<{ text: string }>(
    'select event::text as text from audit.event event',
  );
  expect(rows.map(({ text }) => text).join()).not.toMatch(/secret-|@|203\.0\.113\.[1-9]/);
});
