/** Accounts of one's own: invited by letter, with a password of their own, a second step for administrators, reset, disabled. */
import { createHash } from 'node:crypto';
import { TOTP, Secret } from 'otpauth';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import type { Letter } from '@/services/common/mail';
import { reset, setDisabled } from '@/services/identity/people/access';
import type { Linked } from '@/services/identity/people/context';
import { invite } from '@/services/identity/people/invite';
import { listAccounts } from '@/services/identity/people/list';
import { readAudit } from '@/services/common/audit/read';
import { authorizeUrl, signIn, startIdentity, type Identity } from './fixture';
import { peopleContext } from './people-context';

const letters: Letter[] = [];
const mailer = async (letter: Letter) => {
  letters.push(letter);
  return null;
};
const PASSWORD = 'four words nobody joins';
let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({}, '127.0.0.1, ::1', mailer);
});
afterAll(() => identity.stop());
beforeEach(async () => {
  letters.length = 0;
  await identity.db.deleteFrom('sign_in_failures').execute();
});

const context = () => peopleContext(identity, mailer);

const linkIn = ({ text }: Letter) => /http\S+/.exec(text)![0];
const browser = () => new CookieBrowser({ 'x-forwarded-for': '192.0.2.9' });
const enter = async (email: string, password: string, who = browser()) =>
  signIn(identity, who, await authorizeUrl(identity), { email, password });
const hasCode = (location: string | null) => location !== null && new URL(location).searchParams.has('code');

async function member(email: string, needsTotp = false): Promise<void> {
  const { link } = (await invite(context(), { email, needsTotp })) as Linked;
  const who = browser();
  const page = await who.submit(await who.open(link), { password: PASSWORD });
  expect(page.body).toContain('Your password is set');
}

describe('an invitation', () => {
  it('brings a letter whose link sets a password once, and then the person signs in', async () => {
    const sent = await invite(context(), {
      email: 'Teacher@school.example',
      givenName: 'Tea',
      familyName: 'Cher',
    });
    expect(sent).toMatchObject({ ok: true, mail: 'sent' });
    expect(letters[0]).toMatchObject({ to: 'Teacher@school.example' });
    const link = linkIn(letters[0]!);
    const who = browser();
    const form = await who.open(link);
    expect(form.headers.get('cache-control')).toBe('no-store');
    expect(form.headers.get('referrer-policy')).toBe('same-origin');
    expect(form.body).toMatch(/autocomplete="new-password"/);
    for (const weak of ['short', 'aaaaaaaaaaaaaaaa', 'password1234', 'teacher@school.example'])
      expect((await who.submit(form, { password: weak })).status).toBe(422);
    expect((await enter('teacher@school.example', PASSWORD)).status).toBe(422);
    expect((await who.submit(form, { password: PASSWORD })).status).toBe(200);
    expect((await who.open(link)).status).toBe(410);
    expect((await who.submit(form, { password: PASSWORD })).status).toBe(410);
    expect(hasCode((await enter('teacher@school.example', PASSWORD)).location)).toBe(true);
    expect(await invite(context(), { email: 'teacher@SCHOOL.example' })).toEqual({
      ok: false,
      reason: 'HAS_PASSWORD',
    });
    const { entries } = await readAudit(identity.db, { organisationId: null, limit: 50 });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account_invited', 'password_set']),
    );
  });

  it('of one new address by several organisations at once makes one account', async () => {
    const asked = Array.from({ length: 8 }, () => invite(context(), { email: 'once@school.example' }));
    const made = await Promise.all(asked);
    expect(made.map(({ ok }) => ok)).toEqual(asked.map(() => true));
    expect(new Set((made as Linked[]).map(({ accountId }) => accountId)).size).toBe(1);
  });

  it('sent again makes the first link worthless', async () => {
    const first = (await invite(context(), { email: 'twice@school.example' })) as Linked;
    const second = (await invite(context(), { email: 'twice@school.example' })) as Linked;
    expect(second.accountId).toBe(first.accountId);
    expect((await browser().open(first.link)).status).toBe(410);
    expect((await browser().open(second.link)).status).toBe(200);
  });

  it('of an administrator, sent again for another role, still asks for the second step', async () => {
    const { accountId } = (await invite(context(), {
      email: 'head@school.example',
      needsTotp: true,
    })) as Linked;
    await invite(context(), { email: 'head@school.example' });
    const account = await identity.db
      .selectFrom('accounts')
      .select('needs_totp')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(account.needs_totp).toBe(true);
  });

  it('takes every other open link of the account with it when it is used', async () => {
    const { accountId, link } = (await invite(context(), { email: 'two@school.example' })) as Linked;
    // As two requests at the same moment leave it: each deleted what it saw, and both made a link.
    const second = 'b'.repeat(43);
    await identity.db
      .insertInto('links')
      .values({
        digest: createHash('sha256').update(second).digest('hex'),
        account_id: accountId,
        purpose: 'reset',
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    const address = link.replace(/[^/]+$/, second);
    expect((await browser().open(address)).status).toBe(200);
    const who = browser();
    expect((await who.submit(await who.open(link), { password: PASSWORD })).status).toBe(200);
    expect((await browser().open(address)).status).toBe(410);
  });

  it('is used up by one of two at the same moment', async () => {
    const { link } = (await invite(context(), { email: 'race@school.example' })) as Linked;
    const who = browser();
    const form = await who.open(link);
    const both = await Promise.all(
      [1, 2].map((turn) => who.submit(form, { password: `${PASSWORD} ${turn}` })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('takes no form of another site', async () => {
    const { link } = (await invite(context(), { email: 'other@school.example' })) as Linked;
    const who = browser();
    const sent = await who.submit(
      await who.open(link),
      { password: PASSWORD },
      { origin: 'https://evil.example' },
    );
    expect(sent.status).toBe(410);
  });
});

describe('a forgotten password', () => {
  const ask = async (email: string) => {
    const who = browser();
    return who.submit(await who.open(`${identity.origin}/password/forgotten`), { email });
  };

  it('is reset by a letter, and everybody who was in is out; an unknown e-mail is answered alike', async () => {
    await member('forgetful@school.example');
    const device = browser();
    expect(hasCode((await enter('forgetful@school.example', PASSWORD, device)).location)).toBe(true);
    letters.length = 0;
    const unknown = await ask('nobody@school.example');
    const known = await ask('forgetful@school.example');
    expect(known.body).toBe(unknown.body);
    while (letters.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(letters).toHaveLength(1);
    const who = browser();
    await who.submit(await who.open(linkIn(letters[0]!)), { password: `${PASSWORD} new` });
    expect((await enter('forgetful@school.example', PASSWORD)).status).toBe(422);
    expect(hasCode((await enter('forgetful@school.example', `${PASSWORD} new`)).location)).toBe(true);
    const again = await device.follow(
      (await authorizeUrl(identity, { prompt: 'none' })).url,
      identity.origin,
    );
    expect(new URL(again.location!).searchParams.get('error')).toBe('login_required');
  });

  it('leaves an invitation open that nobody has answered: anyone may ask, who knows the e-mail', async () => {
    const { link } = (await invite(context(), { email: 'invited@school.example' })) as Linked;
    letters.length = 0;
    await ask('invited@school.example');
    while (letters.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await browser().open(linkIn(letters[0]!))).status).toBe(200);
    const who = browser();
    expect((await who.submit(await who.open(link), { password: PASSWORD })).status).toBe(200);
    expect((await browser().open(linkIn(letters[0]!))).status).toBe(410);
  });

  it('is offered on the sign-in page only where letters can be sent', async () => {
    const page = await browser().follow((await authorizeUrl(identity)).url, identity.origin);
    expect(page.body).toContain('href="/password/forgotten"');
    const silent = await startIdentity();
    const without = await browser().follow((await authorizeUrl(silent)).url, silent.origin);
    expect(without.body).not.toContain('/password/forgotten');
    await silent.stop();
  });
});

describe('an administrator', () => {
  const codeOf = (secret: string, ms = Date.now()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });

  it('sets up a second step at the first sign-in, needs it at each, and no code opens twice', async () => {
    await member('admin@school.example', true);
    const who = browser();
    const setUp = await enter('admin@school.example', PASSWORD, who);
    expect(setUp.body).toContain('Set up the second step');
    expect(setUp.body).toContain('<svg');
    const secret = /<strong>([A-Z2-7 ]+)<\/strong>/.exec(setUp.body)![1]!.replaceAll(' ', '');
    expect((await who.submit(setUp, { code: '000000' })).status).toBe(422);
    const code = codeOf(secret);
    const sent = await who.submit(setUp, { code });
    expect(hasCode((await who.follow(sent.location!, identity.origin)).location)).toBe(true);

    const next = browser();
    const form = await enter('admin@school.example', PASSWORD, next);
    expect(form.body).toContain('One more step');
    expect(form.body).not.toContain(secret);
    expect((await next.submit(form, { code })).status).toBe(422);
    const later = await next.submit(form, { code: codeOf(secret, Date.now() + 30_000) });
    expect(later.status).toBe(303);
  });

  it('is not let in by the pass of another sign-in, or by guessing', async () => {
    await member('guarded@school.example', true);
    const who = browser();
    const setUp = await enter('guarded@school.example', PASSWORD, who);
    const other = browser();
    const theirs = await enter('guarded@school.example', PASSWORD, other);
    const pass = /name="pass" value="([^"]+)"/.exec(setUp.body)![1]!;
    const moved = {
      ...theirs,
      body: theirs.body.replace(/name="pass" value="[^"]+"/, `name="pass" value="${pass}"`),
    };
    expect((await other.submit(moved, { code: '123456' })).status).toBe(400);
    const statuses = [];
    for (let turn = 0; turn < 8; turn += 1)
      statuses.push((await who.submit(setUp, { code: `00000${turn}` })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not let in by guesses from many addresses, and slowed guesses are one line of the audit log', async () => {
    await member('everywhere@school.example', true);
    const who = browser();
    const setUp = await enter('everywhere@school.example', PASSWORD, who);
    const guess = (turn: number) =>
      who.submit(setUp, { code: '000000' }, { 'x-forwarded-for': `198.51.100.${turn}` });
    const statuses: number[] = [];
    for (let turn = 1; turn <= 26; turn += 1) statuses.push((await guess(turn)).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
    const { id } = await identity.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'everywhere@school.example')
      .executeTakeFirstOrThrow();
    const { entries } = await readAudit(identity.db, { organisationId: null, limit: 100 });
    const slowed = entries.filter(
      ({ action, subject }) => action === 'sign_in_slowed' && subject === `user:${id}`,
    );
    expect(slowed.length).toBeLessThanOrEqual(1);
  });
});

it('a disabled account is out at once, its links too, until it is enabled', async () => {
  await member('leaver@school.example');
  const { link } = (await reset(context(), 'leaver@school.example')) as Linked;
  expect(await setDisabled(context(), 'leaver@school.example', true)).toMatchObject({ ok: true });
  expect((await enter('leaver@school.example', PASSWORD)).status).toBe(422);
  expect((await browser().open(link)).status).toBe(410);
  expect(await reset(context(), 'leaver@school.example')).toEqual({ ok: false, reason: 'DISABLED' });
  await setDisabled(context(), 'leaver@school.example', false);
  expect(hasCode((await enter('leaver@school.example', PASSWORD)).location)).toBe(true);
  expect(await setDisabled(context(), 'nobody@school.example', true)).toEqual({
    ok: false,
    reason: 'UNKNOWN',
  });
});

it('the list says who is invited, active and disabled, and none of the demonstration', async () => {
  await invite(context(), { email: 'waiting@school.example', needsTotp: true });
  const accounts = await listAccounts(identity.db);
  expect(accounts.find(({ email }) => email === 'waiting@school.example')).toMatchObject({
    state: 'invited',
    totp: false,
  });
  expect(accounts.some(({ id }) => id.startsWith('demo-'))).toBe(false);
});
