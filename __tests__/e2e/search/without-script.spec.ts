/** The search and the listings as a browser without script has them, and as an address says them. */
import { expect, test } from '@playwright/test';
import { addresses } from '../support/library';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form, chips, order and pages are links', async ({ page }) => {
    await page.goto('/search?q=king');
    await page
      .getByRole('group', { name: 'Content type' })
      .getByRole('checkbox', { name: /^Titles/ })
      .check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/\/search\?q=king&type=title$/);
    const count = page.getByRole('status').filter({ hasText: /result/ });
    await expect(count).toHaveText(/^\d+ results? for “king”$/);
    await page.getByRole('link', { name: 'Remove Titles' }).click();
    await expect(page).toHaveURL(/\/search\?q=king$/);
    await page.goto('/titles');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/titles\?page=2$/);
    await page.locator('summary', { hasText: 'Sort:' }).click();
    await page.getByRole('link', { name: 'Newest first' }).click();
    await expect(page).toHaveURL(/\/titles\?sort_by=newest$/);
  });

  test('R-FLT-5 R-FLT-6 a theme that was chosen whole is unticked, whole or in part', async ({ page }) => {
    const box = (value: string) => page.locator(`input[type=checkbox][value="${value}"]`);
    const themes = () => new URL(page.url()).searchParams.getAll('theme');
    const submit = () => page.getByRole('button', { name: 'Show results' }).click();
    await page.goto('/search?q=king&theme=power-and-politics');
    const below = page.locator('li', { has: box('power-and-politics') }).locator('ul input[type=checkbox]');
    const [first, ...others] = await below.evaluateAll((boxes) =>
      boxes.map((one) => one.getAttribute('value')),
    );
    expect(others.length).toBeGreaterThan(0);
    await box(first ?? '').uncheck();
    await submit();
    await expect(page).toHaveURL(/theme=/);
    expect(themes()).toEqual(others.toSorted());
    await page.goto('/search?q=king&theme=power-and-politics');
    await box('power-and-politics').uncheck();
    await submit();
    await expect(page).toHaveURL(/\/search\?q=king$/);
  });

  test('R-FLT-2 R-FLT-6 a parent that only groups chooses what is in it, and lets it go', async ({
    page,
  }) => {
    const parent = page.getByRole('group', { name: 'Format' }).getByRole('checkbox', { name: /^Workshops/ });
    const submit = () => page.getByRole('button', { name: 'Show results' }).click();
    await page.goto('/search?q=king');
    await parent.check();
    await submit();
    await expect(page).toHaveURL(/\/search\?q=king(&subType=[^&=]+){2,}$/);
    await expect(parent).toBeChecked();
    await parent.uncheck();
    await submit();
    await expect(page).toHaveURL(/\/search\?q=king$/);
  });

  test('the front page searches, its rails lead to listings, and the menus open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search the library' }).fill('hamlet');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=hamlet$/);
    await page.goto('/');
    await page.getByRole('link', { name: 'See all of Workshops' }).click();
    await expect(page).toHaveURL(/\/workshops\?sort_by=newest$/);
    await page.locator('summary', { hasText: 'Explore' }).click();
    await page.getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('People');
  });
});

test('R-RTE-10 R-QRY-1 addresses that lead nowhere are 404, odd pages are page 1', async ({ request }) => {
  const status = async (address: string) => (await request.get(address)).status();
  for (const address of ['/_app', '/nothing', '/search?page=9999', '/titles?page=400']) {
    expect([address, await status(address)]).toEqual([address, 404]);
  }
  const past = await request.get('/search?page=99');
  expect(past.status()).toBe(404);
  expect(await past.text()).toMatch(/There are only \d+ pages of results.*>Last page</s);
  for (const page of ['0', '-1', 'x', '2.5', '']) {
    const answer = await request.get(`/titles?page=${page}`);
    expect([page, answer.status(), new URL(answer.url()).search]).toEqual([page, 200, '']);
  }
});

test('addresses are canonical: one order, defaults left out, said in the head', async ({ request }) => {
  const sent = await request.get('/search?q=&genre=&sort_by=ascending&type=guide,title', { maxRedirects: 0 });
  expect([sent.status(), sent.headers().location]).toEqual([307, '/search?type=guide&type=title']);
  const html = await (await request.get('/search?sort_by=oldest&type=guide&utm_source=mail')).text();
  expect(html).toContain(
    `<link rel="canonical" href="${addresses().front}/search?type=guide&amp;sort_by=oldest"`,
  );
});

/** `RANDOM_ADDRESSES=5000` asks for more of them; what that found is written in docs/reliability.md. */
const RANDOM_ADDRESSES = Number(process.env.RANDOM_ADDRESSES ?? 150);
const AT_ONCE = 4;

const NAMES = [
  ...[
    'q',
    'genre',
    'page',
    'sort_by',
    'type',
    'subType',
    'level',
    'productionYear',
    'mode',
    'authority',
    'x',
  ],
];
/** As an address carries them: escaped, and as nobody should have written them. */
const VALUES = [
  ...['<script>alert(1)</script>', '"><img src=x>', '%00', "';--", '\u{1F3AD}', '[]'].map(encodeURIComponent),
  ...['%00', '%E0%A4%A', '%', '-1', 'a,b', 'a,,b', '99999999999999999999', 'relevance', 'guide', '&', ''],
];

function randomAddresses(count: number): readonly string[] {
  let seed = 11;
  const next = (length: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % length;
  const pair = () => `${NAMES[next(NAMES.length)]}=${VALUES[next(VALUES.length)]}`;
  return Array.from({ length: count }, (_, turn) => {
    const pairs = Array.from({ length: 1 + next(5) }, pair);
    return `${turn % 2 ? '/search' : '/titles'}?${pairs.join('&')}`;
  });
}

test('any address is answered, and nothing of it is in the page as markup', async ({ request }) => {
  test.setTimeout(30_000 + RANDOM_ADDRESSES * 200);
  const waiting = [...randomAddresses(RANDOM_ADDRESSES)];
  const faults: string[] = [];
  const ask = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const answer = await request.get(address);
      const html = await answer.text();
      if (answer.status() >= 500) faults.push(`${answer.status()} ${address}`);
      if (/<script>alert\(1\)|<img src=x>/.test(html)) faults.push(`markup ${address}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(faults).toEqual([]);
});
