/** Guessing passwords is slowed, and whoever slows it down for everybody else gains nothing by it. */
import { createHash } from 'node:crypto';
import { CookieBrowser, type Page } from '@/__tests__/support/visitors/cookie-browser';
import { begunCounters, PER_ACCOUNT, PER_NETWORK } from '@/services/identity/sign-in/counters';
import { beginAttempt, SLOW_MS } from '@/services/identity/sign-in/throttle';
import { demoAccounts } from '@/services/common/demo-accounts';
import type { Linked } from '@/services/identity/people/context';
import { invite } from '@/services/identity/people/invite';
import { authorizeUrl, startIdentity, teacher, type Identity } from './fixture';

let identity: Identity;
// The proxy is this machine, so that tests can come from any address.
beforeAll(async () => (identity = await startIdentity({}, '127.0.0.1, ::1', async () => null)));
afterAll(() => identity.stop());
beforeEach(() => identity.db.deleteFrom('sign_in_failures').execute());

const SCHOOL = '198.51.100.60';
const from = (address: string) => new CookieBrowser({ 'x-forwarded-for': address });
const formFor = async (browser: CookieBrowser): Promise<Page> =>
  browser.follow((await authorizeUrl(identity)).url, identity.origin);
const tryPassword = async (browser: CookieBrowser, email: string, password: string) =>
  browser.submit(await formFor(browser), { email, password });
const isIn = (page: Page) => page.status === 303;

/** As after thousands of the attempts that have been made so far, without making them. */
const flood = () =>
  identity.db
    .updateTable('sign_in_failures')
    .set({ failures: 10_000 })
    .where('key', 'not in', begun())
    .execute();
/** Counts of sign-ins that were begun: one page serves for all attempts. */
const begun = () =>
  [SCHOOL, '203.0.113.30'].flatMap((address) =>
    [0, 60_000].flatMap((ago) =>
      begunCounters(address, identity.settings.cookieKeys[0], new Date(Date.now() - ago)).map(
        ({ key }) => key,
      ),
    ),
  );

/** What the page's script does. */
const solve = (page: Page): Page => {
  const challenge = /name="challenge" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const bits = Number(challenge.split('.')[1]);
  let answer = 0;
  while (createHash('sha256').update(`${challenge}:${answer}`).digest().readUInt32BE(0) >>> (32 - bits) !== 0)
    answer += 1;
  return { ...page, body: page.body.replace('name="answer" value=""', `name="answer" value="${answer}"`) };
};
const right = { email: teacher.email, password: teacher.password };

describe('guessing is limited', () => {
  const guess = async (browser: CookieBrowser, times: number, email = teacher.email) => {
    const pages: Page[] = [];
    for (let i = 0; i < times; i += 1) pages.push(await tryPassword(browser, email, `wrong-${i}`));
    return pages.map(({ status }) => status);
  };

  it('after five wrong passwords from one address it is slowed, not barred: one attempt each half minute', async () => {
    const browser = from('198.51.100.1');
    expect(await guess(browser, PER_ACCOUNT.plain + 1)).toEqual([422, 422, 422, 422, 422, 429]);
    const refused = await tryPassword(browser, teacher.email, teacher.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(SLOW_MS / 1_000);
    expect(refused.body).toMatch(/Too many wrong passwords<span data-wait>. Try again in \d+ seconds/);
    identity.pass(SLOW_MS + 1_000);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await tryPassword(browser, teacher.email, 'x')).status),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(1);
    identity.pass(SLOW_MS + 1_000);
    expect(isIn(await tryPassword(browser, teacher.email, teacher.password))).toBe(true);
  });

  it('a solved challenge opens at once, for one attempt, while pupils at the same school go on guessing', async () => {
    await guess(from('198.51.100.10'), PER_ACCOUNT.plain + 5);
    const browser = from('198.51.100.10');
    const refused = await tryPassword(browser, teacher.email, teacher.password);
    expect(refused.status).toBe(429);
    const solved = solve(refused);
    expect((await browser.submit(solved, { ...right, password: 'x' })).status).toBe(422);
    expect((await browser.submit(solved, right)).status).toBe(429);
    expect(
      isIn(
        await browser.submit(
          solve(refused.body === '' ? refused : await tryPassword(browser, teacher.email, 'x')),
          right,
        ),
      ),
    ).toBe(true);
  });

  it('a challenge that is made up, old or unsolved opens nothing', async () => {
    const browser = from('198.51.100.11');
    await guess(browser, PER_ACCOUNT.plain);
    const refused = await tryPassword(browser, teacher.email, 'x');
    const altered = solve({ ...refused, body: refused.body.replace(/(value="\d+\.)\d+(\.)/, '$11$2') });
    expect((await browser.submit(altered, right)).status).toBe(429);
    expect((await browser.submit(refused, right)).status).toBe(429);
  });

  it('cannot lock the owner out, who is at another address', async () => {
    await guess(from('198.51.100.2'), PER_ACCOUNT.plain + 3);
    expect(isIn(await tryPassword(from('198.51.100.3'), teacher.email, teacher.password))).toBe(true);
  });

  it('cannot lock out a browser that has signed in before, even from the same address', async () => {
    const own = from('198.51.100.4');
    expect(isIn(await tryPassword(own, teacher.email, teacher.password))).toBe(true);
    await guess(from('198.51.100.4'), PER_ACCOUNT.plain + 3);
    expect((await tryPassword(from('198.51.100.4'), teacher.email, teacher.password)).status).toBe(429);
    expect(isIn(await tryPassword(own, teacher.email, teacher.password))).toBe(true);
  });

  it('a known browser is limited too', async () => {
    const own = from('198.51.100.5');
    await tryPassword(own, teacher.email, teacher.password);
    expect((await guess(own, PER_ACCOUNT.plain + 1)).at(-1)).toBe(429);
  });

  it('leaves other accounts behind the same address alone', async () => {
    await guess(from('198.51.100.6'), PER_ACCOUNT.plain + 1);
    const other = demoAccounts[1]!;
    expect(isIn(await tryPassword(from('198.51.100.6'), other.email, other.password))).toBe(true);
  });

  it('counts before it looks: a burst of parallel guesses gains nothing', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, i) => (await tryPassword(from('198.51.100.7'), teacher.email, `guess-${i}`)).status,
      ),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(PER_ACCOUNT.plain);
  });

  it('an IPv6 host cannot escape within its /64', async () => {
    const statuses: number[] = [];
    for (let i = 1; i <= PER_ACCOUNT.plain + 1; i += 1)
      statuses.push((await tryPassword(from(`2001:db8:1:2::${i}`), teacher.email, 'x')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await tryPassword(from('2001:db8:1:3::1'), teacher.email, 'x')).status).toBe(422);
  });

  it('500 pupils behind one address may each err once', async () => {
    expect(PER_NETWORK.plain).toBeGreaterThan(500);
  });

  it('many accounts tried from one address are refused in the end', async () => {
    const browser = from('198.51.100.8');
    await tryPassword(browser, 'someone@nowhere.example', 'x');
    // The second counter of the two is the address's.
    await identity.db.updateTable('sign_in_failures').set({ failures: PER_NETWORK.plain }).execute();
    expect((await tryPassword(browser, 'another@nowhere.example', 'x')).status).toBe(429);
  });

  it('keeps neither e-mails nor addresses', async () => {
    await tryPassword(from('198.51.100.9'), teacher.email, 'x');
    const stored = JSON.stringify(await identity.db.selectFrom('sign_in_failures').selectAll().execute());
    expect(stored).not.toContain(teacher.email);
    expect(stored).not.toContain('198.51.100.9');
  });
});

describe('a pupil cannot lock the others out', () => {
  it('by asking for letters: these are counted apart from signing in', async () => {
    const pupil = from(SCHOOL);
    const page = await pupil.open(`${identity.origin}/password/forgotten`);
    await pupil.submit(page, { email: 'nobody@school.example' });
    await flood();
    expect(isIn(await tryPassword(from(SCHOOL), teacher.email, teacher.password))).toBe(true);
  });

  it('by wrong passwords for one account: an answer to a challenge is accepted however many there were', async () => {
    await tryPassword(from(SCHOOL), teacher.email, 'x');
    await flood();
    const colleague = from(SCHOOL);
    const refused = await tryPassword(colleague, teacher.email, teacher.password);
    expect(refused.status).toBe(429);
    expect(isIn(await colleague.submit(solve(refused), right))).toBe(true);
  });

  it('by wrong passwords for everybody: the school signs in by answering challenges', async () => {
    await tryPassword(from(SCHOOL), 'nobody@school.example', 'x');
    await flood();
    for (const account of demoAccounts.slice(0, 3)) {
      const browser = from(SCHOOL);
      const refused = await tryPassword(browser, account.email, account.password);
      expect(refused.status).toBe(429);
      expect(
        isIn(await browser.submit(solve(refused), { email: account.email, password: account.password })),
      ).toBe(true);
    }
  });

  it('by wrong codes of a second factor, which count for their account alone', async () => {
    const email = 'codes@school.example';
    const { link } = (await invite(
      {
        db: identity.db,
        sessions: { endAll: async () => null, counts: async () => new Map() },
        mailer: null,
        issuer: identity.origin,
        now: () => new Date(),
        actor: { kind: 'command', id: 'accounts' },
      },
      { email, needsTotp: true },
    )) as Linked;
    const admin = from(SCHOOL);
    const password = 'four words nobody joins';
    await admin.submit(await admin.open(link), { password });
    const step = await tryPassword(admin, email, password);
    await identity.db.deleteFrom('sign_in_failures').execute();
    expect((await admin.submit(step, { code: '000000' })).status).toBe(422);
    await flood();
    expect(isIn(await tryPassword(from(SCHOOL), teacher.email, teacher.password))).toBe(true);
  });
});

it('answers are limited too: sixty for one account from one network, and any number from elsewhere', async () => {
  const now = new Date();
  const answer = async (turn: number, address: string) => {
    const attempt = { email: teacher.email, address, device: null, challenge: `challenge ${turn}` };
    return (await beginAttempt(identity.db, attempt, 'secret', now)).slowed;
  };
  for (let turn = 0; turn < PER_ACCOUNT.answered; turn += 1)
    expect(await answer(turn, '203.0.113.9')).toBeNull();
  expect(await answer(1_000, '203.0.113.9')).toEqual({
    wait: SLOW_MS / 1_000,
    isFirst: true,
    mayAnswer: false,
  });
  expect(await answer(1_001, '203.0.113.10')).toBeNull();
});

it('whose answers would not be accepted is told to wait, and given nothing to answer', async () => {
  const browser = from('203.0.113.30');
  await tryPassword(browser, teacher.email, 'x');
  await flood();
  const refused = await tryPassword(browser, teacher.email, 'x');
  expect(refused.body).toContain('name="challenge"');
  expect((await browser.submit(solve(refused), { ...right, password: 'x' })).status).toBe(422);
  await flood();
  const exhausted = await tryPassword(browser, teacher.email, 'x');
  expect(exhausted.status).toBe(429);
  expect(exhausted.body).toContain('Try again in');
  expect(exhausted.body).not.toContain('name="challenge"');
});

describe('one account, guessed from many networks', () => {
  const guessFrom = async (addresses: string[]) => {
    const pages: Page[] = [];
    for (const address of addresses) pages.push(await tryPassword(from(address), teacher.email, 'x'));
    return pages;
  };
  const hex = (count: number, address: (part: string) => string) =>
    Array.from({ length: count }, (_, index) => address((index + 1).toString(16)));

  it.each([
    ['the /64s of one /56', hex(11, (part) => `2001:db8:7:${part}::1`), 10],
    ['the /56s of one /48', hex(21, (part) => `2001:db8:8:${part}00::1`), 20],
  ])('%s are counted together', async (_what, addresses, allowed) => {
    const statuses = (await guessFrom(addresses)).map(({ status }) => status);
    expect(statuses).toEqual([...Array.from({ length: allowed }, () => 422), 429]);
  });

  it('is let in at once with an answer, and a browser that is known needs none', async () => {
    const own = from('203.0.113.200');
    expect(isIn(await tryPassword(own, teacher.email, teacher.password))).toBe(true);
    await guessFrom(Array.from({ length: 30 }, (_, index) => `203.0.113.${index + 1}`));
    const browser = from('203.0.113.100');
    const refused = await tryPassword(browser, teacher.email, teacher.password);
    expect(refused.status).toBe(429);
    expect(isIn(await browser.submit(solve(refused), right))).toBe(true);
    expect(isIn(await tryPassword(own, teacher.email, teacher.password))).toBe(true);
  });
});

describe('without a trusted proxy', () => {
  it('an address that the client names counts for nothing', async () => {
    const direct = await startIdentity();
    const statuses: number[] = [];
    for (let i = 0; i <= PER_ACCOUNT.plain; i += 1) {
      const browser = new CookieBrowser({
        'x-forwarded-for': `203.0.113.${i}`,
        forwarded: `for=203.0.113.${i}`,
        'x-real-ip': `203.0.113.${i}`,
      });
      const form = await browser.follow((await authorizeUrl(direct)).url, direct.origin);
      statuses.push((await browser.submit(form, { email: teacher.email, password: 'x' })).status);
    }
    await direct.stop();
    expect(statuses.at(-1)).toBe(429);
  });
});
