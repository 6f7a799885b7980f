/** What other sites and programs read of a page: head, structured data, sitemaps, pictures, citations, share links. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { contentTypes, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { addresses, listed } from './support/library';
import { checkScreen, press } from './support/screens';

const FILM = '/productions/tomorrow-and-tomorrow';
const HIDDEN = '/productions/king-john-young-company';

const content = (page: Page, selector: string) => page.locator(selector).first().getAttribute('content');

test('every type has a title, a description, one canonical address and structured data that names it', async ({
  request,
}) => {
  test.slow();
  for (const type of contentTypes) {
    const [item] = await listed(segmentOfType[type], 'limit=1');
    const html = await (await request.get(`/${segmentOfType[type]}/${item?.slug ?? ''}`)).text();
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href);
    expect(canonical, type).toHaveLength(1);
    expect(canonical[0], type).toMatch(new RegExp(`^${addresses().front}/`));
    expect(html.match(/<title[ >]/g), type).toHaveLength(1);
    expect(html.match(/<meta [^>]*name="description"/g), type).toHaveLength(1);
    const blocks = [...html.matchAll(/<script [^>]*ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as { '@type': string; name?: string; url?: string },
    );
    expect(blocks[0], type).toMatchObject({ name: item?.name, url: canonical[0] });
    expect(blocks[1]?.['@type'], type).toBe('BreadcrumbList');
  }
});

test('a film is previewed with its picture, and its chapters are clips', async ({ page, request }) => {
  await page.goto(FILM);
  const picture = await content(page, 'meta[property="og:image"]');
  const answer = await request.get(picture ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  expect(await content(page, 'meta[property="og:type"]')).toBe('video.other');
  expect(await content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(await content(page, 'meta[property="og:image:alt"]')).not.toBe('');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  ) as { '@type': string; hasPart: { '@type': string; url: string }[] };
  expect(data['@type']).toBe('VideoObject');
  const [, second] = data.hasPart;
  expect(second?.['@type']).toBe('Clip');
  const response = await page.goto(second?.url ?? '');
  expect(response?.status()).toBe(200);
});

test('home and listings are previewed with a picture of what they hold', async ({ request }) => {
  for (const path of ['/', '/productions', '/guides']) {
    const html = await (await request.get(path)).text();
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await request.get(picture.replaceAll('&amp;', '&'))).headers()['content-type'], path).toMatch(
      /^image\//,
    );
    expect(html.match(/property="og:title"/g), path).toHaveLength(1);
  }
  expect(await (await request.get('/search?q=lear')).text()).not.toContain('og:image');
});

test('sitemaps name what the public may know, and nothing else; robots points there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${addresses().front}/sitemap.xml`);
  for (const closed of ['/account', '/my-bookmarks', '/api/'])
    expect(robots).toContain(`Disallow: ${closed}`);
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(files.length).toBeGreaterThan(10);
  const named: string[] = [];
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers()['content-type'], file).toContain('xml');
    named.push(
      ...[...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? ''),
    );
  }
  expect(new Set(named).size).toBe(named.length);
  const paths = named.map((address) => new URL(address).pathname);
  expect(paths).toContain(FILM);
  expect(paths).toContain('/training/dt-101-using-the-platform');
  expect(paths).not.toContain(HIDDEN);
  for (const address of named.filter((_, at) => at % 200 === 0))
    expect((await request.get(address)).status(), address).toBe(200);
});

test('search engines index public pages, and neither personal ones, views, steps of signing in nor errors', async ({
  request,
}) => {
  const isIndexed = async (path: string) =>
    !/<meta [^>]*name="robots"/.test(await (await request.get(path)).text());
  const indexed = ['/', '/search', '/productions', '/genres', '/explore', '/about', '/certificates', FILM, '/training/dt-101-using-the-platform']; // prettier-ignore
  for (const path of indexed) expect(await isIndexed(path), path).toBe(true);
  const others = ['/search?q=lear', '/search?type=guide', '/compare', '/class', '/feedback', '/lists', '/sign-in', '/sign-in/school', '/logged-out', '/callback', '/certificates/none', '/nothing', HIDDEN]; // prettier-ignore
  for (const path of others) expect(await isIndexed(path), path).toBe(false);
});

test('citations are copied and saved, of the whole and of the second that is playing, by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${addresses().classroom}${FILM}?t=20`);
  await press(page.getByRole('button', { name: /^Play from/ }).first());
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime), { timeout: 40_000 })
    .toBeGreaterThan(21);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await press(page.getByRole('button', { name: 'Cite' }));
  const dialog = page.getByRole('dialog', { name: 'Cite this' });
  for (const style of ['MLA', 'APA', 'Chicago', 'Harvard'])
    await expect(dialog.getByRole('heading', { name: new RegExp(style) })).toBeVisible();
  await checkScreen(page);
  await press(dialog.getByRole('button', { name: /^Copy MLA/ }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('?t=');
  const moment = dialog.getByRole('checkbox', { name: /^Cite the moment at 0:2/ });
  await moment.focus();
  await page.keyboard.press('Space');
  await press(dialog.getByRole('button', { name: /^Copy MLA/ }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?t=2\d/);
  for (const [name, first] of [
    ['RIS file', 'TY  - '],
    ['BibTeX file', '@'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await press(dialog.getByRole('button', { name }));
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.startsWith(first)).toBe(true);
    expect(text).toMatch(/t=2\d/);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cite' })).toBeFocused();
});

test('sharing is plain links to Google Classroom and Teams, and loads nothing of theirs', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') elsewhere.push(request.url());
  });
  await page.goto(FILM);
  await press(page.getByRole('button', { name: 'Share' }));
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const address = `${addresses().front}${FILM}`;
  const target = async (name: RegExp) =>
    new URL((await dialog.getByRole('link', { name }).getAttribute('href')) ?? '');
  const classroom = await target(/Google Classroom/);
  expect(classroom.origin + classroom.pathname).toBe('https://classroom.google.com/share');
  expect(classroom.searchParams.get('url')).toBe(address);
  const teams = await target(/Teams/);
  expect(teams.origin + teams.pathname).toBe('https://teams.microsoft.com/share');
  expect(teams.searchParams.get('href')).toBe(address);
  await checkScreen(page);
  expect(elsewhere).toEqual([]);
});
