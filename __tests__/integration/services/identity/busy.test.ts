/** When too many passwords wait to be checked, or something fails, a page says so, and nobody is refused for a wrong password. */
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import type { Linked } from '@/services/identity/people/context';
import { invite } from '@/services/identity/people/invite';
import { PasswordQueueFullError, hashPassword, verifyPassword } from '@/services/identity/store/passwords';
import { RevocationList } from '@/services/identity/store/revocations';
import { SignInSessions } from '@/services/identity/store/sessions';
import { authorizeUrl, startIdentity, teacher, type Identity } from './fixture';

jest.mock('@/services/identity/store/passwords', () => {
  const actual = jest.requireActual<Record<string, (...given: unknown[]) => unknown>>(
    '@/services/identity/store/passwords',
  );
  return {
    ...actual,
    hashPassword: jest.fn(actual.hashPassword),
    verifyPassword: jest.fn(actual.verifyPassword),
  };
});

const FULL = 'Many people are signing in. Try again in a few seconds';
let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

it('the sign-in page asks to try again, and the next attempt is let in', async () => {
  const browser = new CookieBrowser();
  const form = await browser.follow((await authorizeUrl(identity)).url, identity.origin);
  jest.mocked(verifyPassword).mockRejectedValueOnce(new PasswordQueueFullError());
  const page = await browser.submit(form, { email: teacher.email, password: teacher.password });
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).not.toBeNull();
  expect(page.body).toContain(FULL);
  const next = await browser.submit(page, { email: teacher.email, password: teacher.password });
  expect(next.status).toBe(303);
});

it('what nobody looked at counts as no wrong password, however often', async () => {
  const browser = new CookieBrowser();
  const form = await browser.follow((await authorizeUrl(identity)).url, identity.origin);
  const given = { email: 'new-here@school.example', password: 'a' };
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    jest.mocked(verifyPassword).mockRejectedValueOnce(new PasswordQueueFullError());
    statuses.push((await browser.submit(form, given)).status);
  }
  expect(statuses).toEqual([503, 503, 503, 503, 503, 503, 503]);
  const checked = await browser.submit(form, given);
  expect(checked.status).toBe(422);
});

it('the page for a new password keeps its link', async () => {
  const sessions = new SignInSessions(identity.db, new RevocationList(identity.db, 600), 3_600);
  const actor = { kind: 'command', id: 'accounts' } as const;
  const context = {
    db: identity.db,
    sessions,
    mailer: null,
    issuer: identity.origin,
    now: () => new Date(),
    actor,
  };
  const { link } = (await invite(context, { email: 'busy@school.example' })) as Linked;
  const browser = new CookieBrowser();
  const form = await browser.open(link);
  jest.mocked(hashPassword).mockRejectedValueOnce(new PasswordQueueFullError());
  const page = await browser.submit(form, { password: 'four words nobody joins' });
  expect(page.status).toBe(503);
  expect(page.body).toContain(FULL);
  expect((await browser.submit(page, { password: 'four words nobody joins' })).status).toBe(200);
});

it.each([
  [
    'the database does not come to it',
    503,
    Object.assign(new Error('canceling statement'), { code: '57014' }),
  ],
  ['something is wrong with us', 500, new Error('a fault')],
])('a person who signs in while %s is shown a page', async (_what, status, failure) => {
  const browser = new CookieBrowser();
  const form = await browser.follow((await authorizeUrl(identity)).url, identity.origin);
  jest.mocked(verifyPassword).mockRejectedValueOnce(failure);
  const page = await browser.submit(form, { email: teacher.email, password: teacher.password });
  expect(page.status).toBe(status);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).not.toBeNull();
  expect(page.body).toContain('Try again in a minute');
});

it('while the database cannot be read, a sign-in that begins is told so, and not that its link is wrong', async () => {
  const { url } = await authorizeUrl(identity);
  await identity.pool.query('alter table identity.models rename to away');
  const page = await new CookieBrowser().open(url);
  await identity.pool.query('alter table identity.away rename to models');
  expect(page.status).toBe(500);
  expect(page.body).toContain('Try again in a minute');
});

it('while the disk of the database is full, a sign-in that begins is told when to try again', async () => {
  const { url } = await authorizeUrl(identity);
  await identity.pool.query(`
    create function identity.full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on identity.models execute function identity.full()`);
  const page = await new CookieBrowser().open(url);
  await identity.pool.query('drop function identity.full cascade');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.body).toContain('Try again in a minute');
});
