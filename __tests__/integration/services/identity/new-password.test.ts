/** A new password ends everything that the old one opened: also sign-ins that were not completed, or that no list names. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { reset, setDisabled } from '@/services/identity/people/access';
import type { Linked } from '@/services/identity/people/context';
import { invite } from '@/services/identity/people/invite';
import { accountByPassword, accountOfSignIn, forgetSignIns } from '@/services/identity/store/accounts';
import { hashPassword } from '@/services/identity/store/passwords';
import { authorizeUrl, codeFor, redeem, startIdentity, teacher, tokensFor, type Identity } from './fixture';
import { peopleContext } from './people-context';

const OLD = 'four words nobody joins';
const NEW = 'four words of another night';
const COST = { n: 10, r: 8, p: 1 };
let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());
beforeEach(async () => {
  await identity.db.deleteFrom('sign_in_failures').execute();
});

const context = () => peopleContext(identity);

/** Opens the link and sets the password. */
async function setBy({ link }: Linked, password: string) {
  const who = new CookieBrowser();
  return (await who.submit(await who.open(link), { password })).status;
}

async function member(name: string, needsTotp = false) {
  const email = `${name}@school.example`;
  const invited = (await invite(context(), { email, needsTotp })) as Linked;
  expect(await setBy(invited, OLD)).toBe(200);
  return { email, id: invited.accountId };
}
const renew = async (email: string, password = NEW) =>
  setBy((await reset(context(), email)) as Linked, password);

/** The form, filled in and sent; what it answers is not followed. */
async function enter(email: string, password: string, browser = new CookieBrowser()) {
  const form = await browser.follow((await authorizeUrl(identity)).url, identity.origin);
  return { browser, page: await browser.submit(form, { email, password }) };
}
const hasCode = (location: string | null) => location !== null && new URL(location).searchParams.has('code');
const isSignedIn = async (browser: CookieBrowser) =>
  hasCode((await browser.open((await authorizeUrl(identity, { prompt: 'none' })).url)).location);
const forgetRow = (id: string) =>
  identity.db.deleteFrom('sign_in_sessions').where('account_id', '=', id).execute();

it('a sign-in that has passed the form and was not gone on with is asked for the password again', async () => {
  const { email } = await member('waits');
  const { browser, page } = await enter(email, OLD);
  expect(page.status).toBe(303);
  expect(await renew(email)).toBe(200);
  const resumed = await browser.follow(page.location!, identity.origin);
  expect(hasCode(resumed.location)).toBe(false);
  const again = await browser.submit(resumed, { email, password: NEW });
  expect(hasCode((await browser.follow(again.location!, identity.origin)).location)).toBe(true);
});

it('a sign-in between password and second step starts over', async () => {
  const { email } = await member('between', true);
  const { browser, page } = await enter(email, OLD);
  expect(page.body).toContain('Set up the second step');
  await renew(email);
  const sent = await browser.submit(page, { code: '123456' });
  expect(sent.status).toBe(400);
  expect(sent.body).toContain('This sign-in page is no longer valid');
});

it('a session that no list names any more ends', async () => {
  const { email, id } = await member('unlisted');
  const browser = new CookieBrowser();
  await tokensFor(identity, browser, { ...teacher, email, password: OLD });
  await forgetRow(id);
  expect(await isSignedIn(browser)).toBe(true);
  await forgetRow(id);
  await renew(email);
  expect(await isSignedIn(browser)).toBe(false);
});

it('a code of before buys no token', async () => {
  const { email, id } = await member('code');
  const { callback, verifier } = await codeFor(identity, new CookieBrowser(), {
    ...teacher,
    email,
    password: OLD,
  });
  await forgetSignIns(identity.db, id); // alone, so that session and grant stay: it is the account that refuses
  const answer = await redeem(identity, {
    code: callback.searchParams.get('code')!,
    code_verifier: verifier,
  });
  expect(answer.status).toBe(400);
});

it('everything that was open when an account was disabled stays over when it is enabled again', async () => {
  const { email, id } = await member('disabled');
  const browser = new CookieBrowser();
  await tokensFor(identity, browser, { ...teacher, email, password: OLD });
  const open = await enter(email, OLD);
  await forgetRow(id);
  await setDisabled(context(), email, true);
  await setDisabled(context(), email, false);
  expect(await isSignedIn(browser)).toBe(false);
  const resumed = await open.browser.follow(open.page.location!, identity.origin);
  expect(hasCode(resumed.location)).toBe(false);
});

it('“everywhere else” ends a session that no list names, and not the one that asks', async () => {
  const { email, id } = await member('elsewhere');
  const account = { ...teacher, email, password: OLD };
  const [lost, own] = [new CookieBrowser(), new CookieBrowser()];
  await tokensFor(identity, lost, account);
  await forgetRow(id);
  await tokensFor(identity, own, account);
  const { grant_id: current } = await identity.db
    .selectFrom('sign_in_sessions')
    .select('grant_id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  await context().sessions.end(id, { allBut: current }, { action: 'session_ended' });
  expect([await isSignedIn(lost), await isSignedIn(own)]).toEqual([false, true]);
});

it('the old password stays, and all that it opened, if the sign-ins cannot be ended', async () => {
  const { email } = await member('whole');
  const browser = new CookieBrowser();
  await tokensFor(identity, browser, { ...teacher, email, password: OLD });
  const link = (await reset(context(), email)) as Linked;
  await sql`alter table identity.revoked_grants rename to away`.execute(identity.db);
  try {
    expect(await setBy(link, NEW)).toBe(500);
  } finally {
    await sql`alter table identity.away rename to revoked_grants`.execute(identity.db);
  }
  expect(await accountByPassword(identity.db, email, OLD, COST)).not.toBeNull();
  expect(await isSignedIn(browser)).toBe(true);
  expect(await setBy(link, NEW)).toBe(200);
});

it('who checks a password while it is being replaced waits: the old one is wrong then, and the new one counts', async () => {
  const { email, id } = await member('race');
  const [before, after] = await Promise.all([hashPassword(OLD, COST), hashPassword(NEW, COST)]);
  await identity.db.updateTable('accounts').set({ password_hash: before }).where('id', '=', id).execute();
  const checked: string[] = [];
  const checking = await identity.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ password_hash: after }).where('id', '=', id).execute();
    const old = accountByPassword(identity.db, email, OLD, COST);
    void old.then(() => checked.push('old'));
    await setTimeout(1_200); // into the next second
    await forgetSignIns(transaction, id);
    return { old, were: [...checked] };
  });
  expect(checking.were).toEqual([]);
  expect(await checking.old).toBeNull();
  const fresh = await accountByPassword(identity.db, email, NEW, COST);
  expect(await accountOfSignIn(identity.db, id, fresh!.signedInAt)).toMatchObject({ id });
});

it('a wrong password locks no account: it would take longer for an e-mail that is known', async () => {
  const { email, id } = await member('untouched');
  await identity.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
    expect(await accountByPassword(identity.db, email, 'not this one', COST)).toBeNull();
  });
});

it('twice in one second is twice', async () => {
  const { email, id } = await member('twice');
  await forgetSignIns(identity.db, id);
  const first = await accountByPassword(identity.db, email, OLD, COST);
  await forgetSignIns(identity.db, id);
  expect(await accountOfSignIn(identity.db, id, first!.signedInAt)).toBeNull();
});
