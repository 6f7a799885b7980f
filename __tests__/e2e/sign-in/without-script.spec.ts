/** Signing in and out in a browser that runs no script: the server carries out the same flow. */
import { expect, test, type Page } from '@playwright/test';
import { account, addresses } from '../support/library';
import { SECOND_ISSUER_PORT_BASE } from '../support/ports';
import { jwtOf, paramsOf } from '../support/sign-in';

test.use({ javaScriptEnabled: false });

const { front, classroom, identity } = addresses();
const teacher = account('teacher');

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill(teacher.email);
  await page.getByLabel('Password', { exact: true }).fill(teacher.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function startFrom(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('header').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
}

for (const [gateway, origin] of [
  ['the gateway', front],
  ['the classroom address', classroom],
] as const) {
  test(`O-1 O-3 by ${gateway} a teacher signs in, is back where they were, and signs out`, async ({
    page,
  }) => {
    const asked = page.waitForRequest(/\/authorize\?/);
    await startFrom(page, `${origin}/search?q=lear&page=2`);
    const params = paramsOf(await asked);
    expect(params.get('redirect_uri')).toBe(`${origin}/callback`);
    expect(params.get('scope')).toBe('openid email profile');
    expect(params.get('code_challenge_method')).toBe('S256');
    await fillIn(page);
    await expect(page).toHaveURL(`${origin}/search?q=lear&page=2`);
    expect(await jwtOf(page, origin)).toBeTruthy();
    const cookies = await page.context().cookies(`${origin}/callback`);
    expect(cookies.map(({ name }) => name)).not.toContain('sign-in');

    await page.goto(`${origin}/my-bookmarks`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookmarks');
    await page.locator('header summary', { hasText: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    if (new URL(page.url()).origin === identity)
      await page.getByRole('button', { name: /sign out|yes/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
    expect(await jwtOf(page, origin)).toBeUndefined();
  });
}

test('R-PUR-2 against an issuer that is not ours', async ({ page }) => {
  const other = addresses(SECOND_ISSUER_PORT_BASE).front;
  await startFrom(page, `${other}/guides`);
  await page.locator('input[name=login]').fill(teacher.id);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${other}/guides`);
  expect(await jwtOf(page, other)).toBeTruthy();
});

test('O-17 an answer that is used again signs nobody in and says so', async ({ page }) => {
  const returned = page.waitForRequest(/\/callback\?/);
  await startFrom(page, `${front}/guides`);
  const begun = await page.context().cookies(`${front}/callback`);
  await fillIn(page);
  const address = (await returned).url();
  await expect(page).toHaveURL(`${front}/guides`);
  await page.context().clearCookies({ name: 'jwt' });
  await page.context().addCookies(begun.filter(({ name }) => name === 'sign-in'));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing in did not work');
  expect(await jwtOf(page, front)).toBeUndefined();
});

test('an answer with the state of somebody else signs nobody in', async ({ page }) => {
  const returned = page.waitForRequest(/\/callback\?/);
  await startFrom(page, `${front}/guides`);
  await page.context().clearCookies({ name: 'sign-in' });
  await fillIn(page);
  await returned;
  expect(await jwtOf(page, front)).toBeUndefined();
});

test('O-8 the return address of a sign-in stays on this site', async ({ page }) => {
  await page.goto(`${front}/sign-in/start?return=${encodeURIComponent('https://evil.example')}`);
  await fillIn(page);
  await expect(page).toHaveURL(`${front}/`);
});

test('a form of another site signs nobody out', async ({ request }) => {
  const send = (origin: string | undefined) =>
    request.post(`${front}/sign-out`, {
      maxRedirects: 0,
      headers: origin === undefined ? {} : { origin },
    });
  for (const origin of ['https://evil.example', 'null', undefined]) {
    const answer = await send(origin);
    expect(answer.status()).toBe(303);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  expect((await send(front)).headers()['set-cookie']).toContain('jwt=;');
  expect(
    (await request.get(`${front}/sign-out`, { maxRedirects: 0 })).headers()['set-cookie'],
  ).toBeUndefined();
});
