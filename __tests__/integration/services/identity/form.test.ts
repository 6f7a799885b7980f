import { readFileSync } from 'node:fs';
import { CookieBrowser, type Page } from '@/__tests__/support/visitors/cookie-browser';
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
    const pages = [
      await browser.open((await authorizeUrl(identity)).url),
      await tryPassword(browser, teacher.email, teacher.password),
    ];
    const cookies = pages.flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(2);
    for (const cookie of cookies) expect(cookie).toMatch(/httponly/i);
    for (const cookie of cookies) expect(cookie).toMatch(/samesite=(?:lax|strict)/i);
  });

  it('shows the mark of the library, the built-in one where it has none of its own', async () => {
    const { body } = await formFor(new CookieBrowser());
    expect(body).toMatch(/<img src="[^"]*\/assets\/mark"/);
    const mark = await fetch(`${identity.origin}/assets/mark`);
    expect(mark.headers.get('content-type')).toBe('image/svg+xml');
    expect(await mark.text()).toBe(readFileSync('public/favicon.svg', 'utf8'));
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
    [{ email: teacher.email, password: 'wrong' }, ['Incorrect e-mail address or password']],
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
    // One way, beside the mark, which leads there on every page.
    expect(page.body.match(/>(Go|Back) to the library</g)).toEqual(['>Go to the library<']);
    expect(form.body.match(/>(Go|Back) to the library</g)).toEqual(['>Back to the library<']);
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
