import { createHash } from 'node:crypto';
import { CookieBrowser, type Page } from '@/__tests__/support/cookie-browser';
import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS, SLOW_MS } from '@/services/identity/sign-in/throttle';
import { demoAccounts } from '@/services/common/demo-accounts';
import { APP, authorizeUrl, CLASSROOM, signIn, startIdentity, teacher, type Identity } from './fixture';

let identity: Identity;
// The proxy is this machine, so that tests can come from any address.
beforeAll(async () => (identity = await startIdentity({}, '127.0.0.1, ::1')));
afterAll(() => identity.stop());
beforeEach(() => identity.db.deleteFrom('sign_in_failures').execute());

const from = (address: string) => new CookieBrowser({ 'x-forwarded-for': address });
const formFor = async (browser: CookieBrowser, changes = {}): Promise<Page> =>
  browser.follow((await authorizeUrl(identity, changes)).url, identity.origin);
const tryPassword = async (browser: CookieBrowser, email: string, password: string) =>
  browser.submit(await formFor(browser), { email, password });
const isIn = (page: Page) => page.status === 303;

describe('the sign-in page', () => {
  it('is a plain form that password managers understand', async () => {
    const { body, status, headers } = await formFor(new CookieBrowser());
    expect(status).toBe(200);
    expect(body).toMatch(/<label for="email">/);
    expect(body).toMatch(/id="email"[^>]*autocomplete="username"/);
    expect(body).toMatch(/<label for="password">/);
    expect(body).toMatch(/id="password"[^>]*type="password"[^>]*autocomplete="current-password"/);
    expect(body).not.toMatch(/onpaste|oncopy|autocomplete="off"/);
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('has a strict policy, and may not be framed', async () => {
    const policy = (await formFor(new CookieBrowser())).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${APP} ${CLASSROOM}`);
    expect(policy).not.toContain('unsafe');
  });

  it('its cookies are out of reach for scripts and other sites', async () => {
    const browser = new CookieBrowser();
    const pages = [await browser.open((await authorizeUrl(identity)).url), await tryPassword(browser, teacher.email, teacher.password)]; // prettier-ignore
    const cookies = pages.flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(2);
    for (const cookie of cookies) expect(cookie).toMatch(/httponly/i);
    for (const cookie of cookies) expect(cookie).toMatch(/samesite=(?:lax|strict)/i);
  });

  it('leads back to the gateway that the person came through', async () => {
    const page = await formFor(new CookieBrowser(), { redirect_uri: `${CLASSROOM}/callback` });
    expect(page.body).toContain(`href="${CLASSROOM}/"`);
  });

  it('says what the addresses of the chosen school end with, and leads to the list of schools', async () => {
    const page = await formFor(new CookieBrowser(), { login_hint: '@harbourside.example' });
    expect(page.body).toContain('At your school it ends with @harbourside.example');
    expect(page.body).toContain('aria-describedby="email-ending"');
    expect(page.body).toMatch(/<a href="[^"]*\/sign-in\/school">Find your school<\/a>/);
    expect(page.body).not.toContain('value="@');
  });

  it('fills in the hinted e-mail, and escapes it', async () => {
    const page = await formFor(new CookieBrowser(), { login_hint: '"><script>alert(1)</script>' });
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(page.body).not.toContain('<script>alert');
  });

  it.each([
    [{ email: '', password: '' }, ['Enter your e-mail address', 'Enter your password']],
    [{ email: 'amara', password: 'x' }, ['Enter an e-mail address, like name@example.com']],
    [{ email: teacher.email, password: 'wrong' }, ['Incorrect email or password']],
  ])('ties each problem to its field: %j', async (fields, messages) => {
    const browser = new CookieBrowser();
    const page = await browser.submit(await formFor(browser), fields);
    expect(page.status).toBe(422);
    expect(page.body).toContain('<title>Error: Sign in');
    expect(page.body).toContain('role="alert"');
    for (const message of messages) expect(page.body.split(message)).toHaveLength(3); // in the summary and by the field
    expect(page.body.match(/aria-invalid="true" aria-describedby="(email|password)-error"/g)).toHaveLength(
      messages.length,
    );
    expect(page.body).not.toContain(`value="${fields.password || 'none'}"`);
  });

  it('says the same of an unknown e-mail and of a wrong password', async () => {
    const [unknown, wrong] = await Promise.all([
      tryPassword(new CookieBrowser(), 'nobody@nowhere.example', 'x'),
      tryPassword(new CookieBrowser(), teacher.email, 'x'),
    ]);
    const text = (page: Page) => page.body.replaceAll(/interaction\/[\w-]+|value="[^"]*"/g, '');
    expect([text(unknown!), unknown!.status]).toEqual([text(wrong!), wrong!.status]);
  });

  it('takes the e-mail in any case and with blanks around it', async () => {
    expect(
      isIn(await tryPassword(new CookieBrowser(), `  ${teacher.email.toUpperCase()} `, teacher.password)),
    ).toBe(true);
  });

  it('lets every demo account in', async () => {
    for (const account of demoAccounts) {
      const page = await signIn(identity, from('198.51.100.77'), await authorizeUrl(identity), account);
      expect(new URL(page.location!).searchParams.has('code')).toBe(true);
    }
  });

  it('refuses a form that another site sends', async () => {
    const browser = new CookieBrowser();
    const form = await formFor(browser);
    const page = await browser.submit(
      form,
      { email: teacher.email, password: teacher.password },
      { origin: 'https://evil.example' },
    );
    expect(page.status).toBe(400);
    expect(
      isIn(
        await browser.submit(
          form,
          { email: teacher.email, password: teacher.password },
          { origin: identity.origin },
        ),
      ),
    ).toBe(true);
  });

  it('says so, with a way on, when it is opened without its cookie or is over', async () => {
    const form = await formFor(new CookieBrowser());
    const page = await new CookieBrowser().open(form.url);
    expect(page.status).toBe(400);
    expect(page.body).toContain('This sign-in page is no longer valid');
    expect(page.body).toContain(`href="${APP}/"`);
  });

  it('refuses a body that is too large', async () => {
    const browser = new CookieBrowser();
    const page = await browser.submit(await formFor(browser), {
      email: 'a@b.example',
      password: 'x'.repeat(20_000),
    });
    expect(page.status).toBe(413);
  });
});

describe('guessing is limited', () => {
  const guess = async (browser: CookieBrowser, times: number, email = teacher.email) => {
    const pages: Page[] = [];
    for (let i = 0; i < times; i += 1) pages.push(await tryPassword(browser, email, `wrong-${i}`));
    return pages.map(({ status }) => status);
  };

  /** What the page's script does. */
  const solve = (page: Page): Page => {
    const challenge = /name="challenge" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const bits = Number(challenge.split('.')[1]);
    let answer = 0;
    while (
      createHash('sha256').update(`${challenge}:${answer}`).digest().readUInt32BE(0) >>> (32 - bits) !==
      0
    )
      answer += 1;
    return { ...page, body: page.body.replace('name="answer" value=""', `name="answer" value="${answer}"`) };
  };
  const right = { email: teacher.email, password: teacher.password };

  it('after five wrong passwords from one address it is slowed, not barred: one attempt each half minute', async () => {
    const browser = from('198.51.100.1');
    expect(await guess(browser, FAILURES_PER_ACCOUNT + 1)).toEqual([422, 422, 422, 422, 422, 429]);
    const refused = await tryPassword(browser, teacher.email, teacher.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(SLOW_MS / 1_000);
    expect(refused.body).toMatch(/Too many wrong passwords. Try again in \d+ seconds/);
    identity.pass(SLOW_MS + 1_000);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await tryPassword(browser, teacher.email, 'x')).status),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(1);
    identity.pass(SLOW_MS + 1_000);
    expect(isIn(await tryPassword(browser, teacher.email, teacher.password))).toBe(true);
  });

  it('a solved challenge opens at once, for one attempt, while pupils at the same school go on guessing', async () => {
    await guess(from('198.51.100.10'), FAILURES_PER_ACCOUNT + 5);
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
    await guess(browser, FAILURES_PER_ACCOUNT);
    const refused = await tryPassword(browser, teacher.email, 'x');
    const altered = solve({ ...refused, body: refused.body.replace(/(value="\d+\.)\d+(\.)/, '$11$2') });
    expect((await browser.submit(altered, right)).status).toBe(429);
    expect((await browser.submit(refused, right)).status).toBe(429);
  });

  it('cannot lock the owner out, who is at another address', async () => {
    await guess(from('198.51.100.2'), FAILURES_PER_ACCOUNT + 3);
    expect(isIn(await tryPassword(from('198.51.100.3'), teacher.email, teacher.password))).toBe(true);
  });

  it('cannot lock out a browser that has signed in before, even from the same address', async () => {
    const own = from('198.51.100.4');
    expect(isIn(await tryPassword(own, teacher.email, teacher.password))).toBe(true);
    await guess(from('198.51.100.4'), FAILURES_PER_ACCOUNT + 3);
    expect((await tryPassword(from('198.51.100.4'), teacher.email, teacher.password)).status).toBe(429);
    expect(isIn(await tryPassword(own, teacher.email, teacher.password))).toBe(true);
  });

  it('a known browser is limited too', async () => {
    const own = from('198.51.100.5');
    await tryPassword(own, teacher.email, teacher.password);
    expect((await guess(own, FAILURES_PER_ACCOUNT + 1)).at(-1)).toBe(429);
  });

  it('leaves other accounts behind the same address alone', async () => {
    await guess(from('198.51.100.6'), FAILURES_PER_ACCOUNT + 1);
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
    expect(statuses.filter((status) => status === 422)).toHaveLength(FAILURES_PER_ACCOUNT);
  });

  it('an IPv6 host cannot escape within its /64', async () => {
    const statuses: number[] = [];
    for (let i = 1; i <= FAILURES_PER_ACCOUNT + 1; i += 1)
      statuses.push((await tryPassword(from(`2001:db8:1:2::${i}`), teacher.email, 'x')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await tryPassword(from('2001:db8:1:3::1'), teacher.email, 'x')).status).toBe(422);
  });

  it('500 pupils behind one address may each err once', async () => {
    expect(FAILURES_PER_ADDRESS).toBeGreaterThan(500);
  });

  it('many accounts tried from one address are refused in the end', async () => {
    const browser = from('198.51.100.8');
    await tryPassword(browser, 'someone@nowhere.example', 'x');
    // The second counter of the two is the address's.
    await identity.db.updateTable('sign_in_failures').set({ failures: FAILURES_PER_ADDRESS }).execute();
    expect((await tryPassword(browser, 'another@nowhere.example', 'x')).status).toBe(429);
  });

  it('keeps neither e-mails nor addresses', async () => {
    await tryPassword(from('198.51.100.9'), teacher.email, 'x');
    const stored = JSON.stringify(await identity.db.selectFrom('sign_in_failures').selectAll().execute());
    expect(stored).not.toContain(teacher.email);
    expect(stored).not.toContain('198.51.100.9');
  });
});

describe('without a trusted proxy', () => {
  it('an address that the client names counts for nothing', async () => {
    const direct = await startIdentity();
    const statuses: number[] = [];
    for (let i = 0; i <= FAILURES_PER_ACCOUNT; i += 1) {
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
