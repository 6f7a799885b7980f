/** The walk of a teacher: finds, decides, signs in, watches, keeps; and the classroom machine that simply works. */
import { expect, test } from '@playwright/test';
import { account, addresses, playableProduction, signIn } from './support/library';
import { LONG } from './support/long';

test('R-PUR-8 R-RTE-6 O-1 a teacher finds a production, signs in and is back at the very address', async ({
  page,
}) => {
  const production = await playableProduction();
  await page.goto('/');
  const search = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  await search.fill(production.name);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /result/ })
      .first(),
  ).toBeVisible();

  await page.goto(`/productions/${production.slug}?t=5#cast`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(production.name);
  await signIn(page, 'teacher');
  await expect(page).toHaveURL(new RegExp(`/productions/${production.slug}\\?t=5#cast$`));
});

test('every link of the foot leads to its page without a load', async ({ page }) => {
  await page.goto('/about');
  const foot = page.getByRole('contentinfo');
  const links = await foot
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(links)].filter((href) => href.startsWith('/'));
  expect(own.length).toBeGreaterThan(8);
  for (const href of own) {
    await foot.locator(`a[href="${href}"]`).first().click();
    await page.waitForURL(`**${href}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page stopped working' })).toHaveCount(0);
  }
});

test('R-RTE-1 R-FLT-1 search is rendered on the server, with filters, counts, order and pages', async ({
  request,
}) => {
  const html = await (await request.get('/search?q=hamlet')).text();
  expect(html).toContain('Hamlet');
  for (const label of ['Productions', 'Interviews', 'Titles', 'Series', 'People', 'Workshops', 'Guides'])
    expect(html).toContain(label);
  expect(html).toMatch(/result/);
});

test('R-PUR-5 O-11 a classroom machine is recognised, named, and plays with captions', async ({ page }) => {
  const production = await playableProduction();
  await page.goto(`${addresses().classroom}/productions/${production.slug}`);
  await expect(page.getByText('You are using the library as')).toContainText('Harbourside');
  await expect(page.locator('video')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^(play|watch)/i })
    .first()
    .click();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 40_000 })
    .toBeGreaterThan(0.5);
  const [shown, length] = await video.evaluate((element: HTMLVideoElement) => [
    element.paused,
    element.duration,
  ]);
  expect(shown).toBe(false);
  expect(length).toBeGreaterThan(20);
});

test('nobody browses, plays nothing and is invited; the page holds no playable address', async ({ page }) => {
  const production = await playableProduction();
  const html = await (await page.request.get(`/productions/${production.slug}`)).text();
  expect(html).not.toMatch(/\.m3u8|\.mpd|\.vtt|\/v\/\d/);
  await page.goto(`/productions/${production.slug}`);
  await expect(page.getByText(/sign in to watch/i).first()).toBeVisible();
  const grant = await page.request.post('/api/playback-grants', { data: { contentId: production.id } });
  expect([401, 403]).toContain(grant.status());
});

test('a bookmark is kept and seen in My bookmarks', LONG, async ({ page }) => {
  const production = await playableProduction();
  await page.goto(`/productions/${production.slug}`);
  await signIn(page, 'librarian');
  const button = page
    .getByRole('main')
    .getByRole('button', { name: `Bookmark ${production.name}`, exact: true })
    .first();
  await button.click();
  await expect(
    page.getByRole('button', { name: `Bookmarked: ${production.name}`, exact: true }),
  ).toBeVisible();
  await expect(async () => {
    await page.goto('/my-bookmarks');
    await expect(page.getByRole('link', { name: production.name })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: `Remove ${production.name}` }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test('an expired subscriber browses and sees a clear notice instead of the player', async ({ page }) => {
  const production = await playableProduction();
  await page.goto(`/productions/${production.slug}`);
  await signIn(page, 'expired');
  await expect(page.getByText(/subscription/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(play|watch)/i })).toHaveCount(0);
});

test('R-RTE-10 R-VAL-7 an address that leads nowhere is a 404 page', async ({ page }) => {
  for (const path of ['/productions/no-such-thing', '/nowhere', '/_app']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('unsigned, altered and expired media addresses are refused', async ({ page }) => {
  const production = await playableProduction();
  const grant = await page.request.post(`${addresses().classroom}/api/playback-grants`, {
    data: { contentId: production.id },
  });
  expect(grant.status()).toBe(200);
  const { hls } = (await grant.json()) as { hls: string };
  expect((await page.request.get(hls)).status()).toBe(200);
  const unsigned = `${addresses().media}/${production.media?.assetId}/master.m3u8`;
  const [, expires = ''] = /\/v\/(\d+)\./.exec(hls) ?? [];
  const altered = [
    unsigned,
    hls.replace(
      /(.)(\/[^/]+\/[^/]+)$/,
      (_all, last: string, rest: string) => (last === '0' ? '4' : '0') + rest,
    ),
    hls.replace(expires, String(Number(expires) + 3_600)),
    hls.replace(`/${production.media?.assetId}/`, '/rec-another/'),
  ];
  for (const address of altered) expect((await page.request.get(address)).status(), address).toBe(403);
});

test('R-RTE-7 R-RTE-8 R-RTE-9 the signed-out landing says what happened', async ({ page }) => {
  await page.goto('/logged-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await page.goto('/logged-out?message=session_expired&page=%2Fguides');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your session has expired');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .click();
  await page.getByLabel('E-mail address').fill(account('teacher').email);
  await page.getByLabel('Password', { exact: true }).fill(account('teacher').password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/guides$/);
  const html = await (await page.request.get('/logged-out?message=%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(html).not.toContain('<script>alert');
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main'))).not.toContain('alert(1)');
});

test('O-7 R-AUT-13 signing out leaves no cookie and no stored user', LONG, async ({ page, context }) => {
  await page.goto('/guides');
  await signIn(page, 'administrator');
  // The page renders itself anew for the person just after sign-in, which closes an open menu.
  await expect(async () => {
    await page.locator('header').getByText(account('administrator').givenName).click({ timeout: 2_000 });
    await page.getByRole('button', { name: 'Sign out' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/logged-out/);
  const cookies = await context.cookies(addresses().front);
  expect(cookies.map(({ name }) => name)).not.toContain('jwt');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.user'))),
  ).toEqual([]);
});
