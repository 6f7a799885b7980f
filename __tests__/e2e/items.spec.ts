/**
 * Every content type's page in a browser, with the first item of its kind from the sample library: it opens, says what
 * it is, is reachable by everyone at any width, moves nothing while it loads, and complains of nothing.
 */
import { expect, test } from '@playwright/test';
import {
  type ContentType,
  contentTypes,
  labelledTypes,
  segmentOfType,
} from '@/lib/contracts/catalogue/content-types';
import { listed } from './support/library';
import { checkLayout } from './support/screens';
import { shortIf } from './support/long';

/** Types whose pages differ most; all of them by `npm run test:browser`. */
const short: ReadonlySet<string> = new Set<ContentType>([
  'production',
  'interview',
  'workshop',
  'guide',
  'lessonPlan',
  'person',
  'series',
  'title',
]);

for (const type of contentTypes) {
  test(`R-OPEN-1 a page of the type ${type}`, shortIf(short.has(type)), async ({ page }) => {
    test.slow();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      (window as unknown as { shifts: typeof shifts }).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.total += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const [item] = await listed(segmentOfType[type], 'limit=1');
    expect(item).toBeDefined();
    const answer = await page.goto(`/${segmentOfType[type]}/${item?.slug ?? ''}`, {
      waitUntil: 'networkidle',
    });
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toContainText(item?.name ?? '');
    await expect(page.locator('main')).toHaveCount(1);
    const shift = () =>
      page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
    // A machine under load paints a page that it has half read; with its files at hand it must stand still.
    if ((await shift()) >= 0.02) await page.reload({ waitUntil: 'networkidle' });
    expect(await shift()).toBeLessThan(0.02);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await checkLayout(page);
    expect(complaints).toEqual([]);
  });
}

test('R-OPEN-1 there are a home, a listing of each searchable type, and a 404', async ({ request }) => {
  expect((await request.get('/')).status()).toBe(200);
  for (const { type } of labelledTypes)
    expect((await request.get(`/${segmentOfType[type]}`)).status(), type).toBe(200);
  expect((await request.get('/no-such-page')).status()).toBe(404);
});
