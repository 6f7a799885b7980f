/** What lies over the page for a person: tour, widget, banners, survey; and what leaves the browser. By keyboard. */
import { expect, test, type Page } from '@playwright/test';
import { firstSeenKey } from '@/lib/domain/prompts/survey';
import { addresses, playableProduction, signIn, TOUR_KEY, type AccountName } from '../support/library';
import { subscribed } from '../support/personal-state';
import { checkScreen, press } from '../support/screens';

const WIDGET = 'Getting started with DT+';

/** Takes the tour away before the page begins, and has the person known since long, for tests about something else. */
async function tourSeen(page: Page): Promise<void> {
  const keys = [TOUR_KEY, firstSeenKey('demo-restricted')] as const;
  await page.addInitScript(([tourKey, seenKey]) => {
    if (localStorage.getItem(tourKey) === null) localStorage.setItem(tourKey, 'false');
    localStorage.setItem(seenKey, '2020-01-01T00:00:00.000Z');
  }, keys);
}

/** Answers the survey's timing and settings of an account as if nothing had happened yet. */
async function startAfresh(page: Page): Promise<void> {
  await page.evaluate(async (tourKey) => {
    const token =
      document.cookie
        .split('; ')
        .find((pair) => pair.startsWith('jwt='))
        ?.slice(4) ?? '';
    const { sub } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub: string;
    };
    await fetch(`/api/users/${sub}/personal-data/deletion`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    sessionStorage.clear();
    localStorage.removeItem(tourKey);
  }, TOUR_KEY);
}

async function open(page: Page, name: AccountName, address = '/about'): Promise<void> {
  await page.goto(`${addresses().front}${address}`);
  await signIn(page, name);
  // From a place of the same origin where nothing of the page can still be on its way.
  await page.goto(`${addresses().front}/api/what-is-my-ip`);
  await startAfresh(page);
  await page.goto(`${addresses().front}${address}`);
}

/** One after the other: they share an account. */
test.describe.configure({ mode: 'default' });

test('R-PUR-8 R-TOU-1 R-SHL-2..4 the tour explains the education menu, by keyboard, once', async ({
  page,
}) => {
  await open(page, 'restricted');
  await page.goto(`${addresses().front}/`);
  const tour = page.getByRole('dialog', { name: 'Find what fits your lesson' });
  await expect(tour).toBeVisible();
  await checkScreen(page);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Start from your class' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText(/^Primary/)).toBeVisible();
  await checkScreen(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), TOUR_KEY)).toBe('false');
});

test('R-TOU-8 nobody, a classroom and other pages get no tour', async ({ page }) => {
  await page.goto(`${addresses().front}/`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${addresses().classroom}/`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), TOUR_KEY)).toBeNull();
});

test('R-PUR-8 R-ONB-4 R-ONB-7 R-ONB-8 R-ONB-11 the getting-started widget, by keyboard', async ({ page }) => {
  await tourSeen(page);
  await open(page, 'restricted');
  const widget = page.getByRole('region', { name: WIDGET });
  await expect(widget.getByRole('heading', { name: 'Become a DT+ Champion' })).toBeVisible();
  await checkScreen(page);

  await press(widget.getByRole('button', { name: 'Minimise' }));
  const opener = widget.getByRole('button', { name: WIDGET });
  await expect(opener).toBeFocused();
  await checkScreen(page);
  await page.reload();
  await expect(opener).toBeVisible();

  await press(opener);
  await press(widget.getByRole('link', { name: 'Explore search' }));
  await expect(page).toHaveURL(/\/search$/);
  await expect(widget).toContainText('33%');
  await page.reload();
  await expect(opener).toContainText('33%');

  await press(opener);
  await press(widget.getByRole('button', { name: 'Close and do not show again' }));
  await expect(widget).toHaveCount(0);
  await expect(page.getByText('Getting started is closed.')).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(widget).toHaveCount(0);
});

test('R-PUR-8 R-SHL-10 R-OPEN-4 the trial banner, and nothing over the player while it plays', async ({
  page,
}) => {
  const production = await playableProduction();
  await tourSeen(page);
  await subscribed(page, { type: 'trial', startsIn: -3, endsIn: 1 });
  await page.goto(`${addresses().front}/productions/${production.slug}`);
  await signIn(page, 'restricted');
  const banner = page.getByRole('region', { name: 'Your free trial' });
  await expect(banner).toContainText('Your free trial ends tomorrow');
  await checkScreen(page);
  await press(page.getByRole('button', { name: /^(Play|Watch)/ }).first());
  await expect(page.locator('html')).toHaveAttribute('data-media-playing', '');
  await expect(banner).toBeHidden();
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await expect(banner).toBeVisible();
  await press(banner.getByRole('button', { name: 'Close message' }));
  await expect(banner).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(banner).toHaveCount(0);
});

test('R-PUR-8 R-EXP-9 R-API-7 the expiry banner names the date, and closed it waits', async ({ page }) => {
  await tourSeen(page);
  await subscribed(page, { startsIn: -30, endsIn: 40 });
  await open(page, 'restricted');
  const banner = page.getByRole('region', { name: 'Your subscription' });
  await expect(banner).toContainText(/subscription ends on \d{1,2} \w+ \d{4}/);
  await checkScreen(page);
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/notifications') && answer.request().method() === 'POST',
  );
  await press(banner.getByRole('button', { name: 'Close message' }));
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Survey' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('R-PUR-8 R-SUR-1..10 the survey: put off, asked again, answered and thanked, by keyboard', async ({
  page,
}) => {
  await tourSeen(page);
  await subscribed(page, { startsIn: -120, endsIn: 240 });
  await open(page, 'restricted');
  const survey = page.getByRole('region', { name: 'Survey' });
  await expect(survey.getByRole('button', { name: / of 6/ })).toHaveCount(6);
  await checkScreen(page);
  const metadata = () => page.waitForResponse((answer) => answer.url().endsWith('/api/user-survey-metadata'));
  const deferred = metadata();
  await press(survey.getByRole('button', { name: 'Not now' }));
  expect(await (await deferred).json()).toMatchObject({ dismissalCounter: 1 });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(survey).toHaveCount(0);

  await startAfresh(page);
  await page.reload();
  const submitted = metadata();
  await press(survey.getByRole('button', { name: '5 of 6' }));
  await expect(survey.getByText('Great! Thank you for telling us.')).toBeFocused();
  expect(await (await submitted).json()).toMatchObject({ dismissalCounter: 0 });
  await checkScreen(page);
});

test('statistics leave the browser only after a yes on the privacy page', async ({ page }) => {
  await tourSeen(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics')) sent.push(request.postData() ?? '');
  });
  await page.goto(`${addresses().front}/privacy`);
  await page.waitForLoadState('networkidle');
  const yes = page.getByRole('checkbox', { name: /Count my visits/ });
  await expect(yes).not.toBeChecked();
  await checkScreen(page);
  expect(sent).toEqual([]);
  await yes.focus();
  const answer = page.waitForResponse((response) => response.url().includes('/api/analytics'));
  await page.keyboard.press('Space');
  await expect(page.getByText('Your visits are counted on this device.')).toBeVisible();
  expect((await answer).status()).toBe(204);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]!)).toMatchObject({
    events: [{ category: 'page', action: 'view', page: { path: '/privacy' } }],
  });
});

test('R-ERR-25 R-ERR-26 errors of the page reach the service, without addresses’ queries', async ({
  page,
}) => {
  await page.goto(`${addresses().front}/about?secret=1`);
  await page.waitForLoadState('networkidle');
  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/frontend-error-logger'))
      answers.push(Promise.resolve(response.status()));
  });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by a test');
    });
    void Promise.reject(new Error('rejected by a test'));
  });
  await expect.poll(() => answers.length).toBe(2);
  expect(await Promise.all(answers)).toEqual([204, 204]);
});

test('R-ANA-4 with a yes, every custom dimension has its moment; nothing names a person', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await tourSeen(page);
  await page.addInitScript(() => localStorage.setItem('dt.analytics', 'granted'));
  const said = new Map<string, Set<string>>();
  const events: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics')) return;
    const body = JSON.parse(request.postData() ?? '{"events":[]}') as {
      events: { category: string; action: string; dimensions: Record<string, string> }[];
    };
    for (const { category, action, dimensions } of body.events) {
      events.push(`${category} ${action}`);
      for (const [number, text] of Object.entries(dimensions))
        said.set(number, (said.get(number) ?? new Set()).add(text));
    }
  });
  await page.goto(`${addresses().front}/guides`);
  await signIn(page, 'teacher');
  await page.goto(`${addresses().front}/guides?page=2`);
  await expect.poll(() => said.get('15')).toContain('2');
  await page.goto(`${addresses().front}/search?q=antigone&genre=tragedy&sort_by=newest`);
  await expect.poll(() => events).toContain('search text');

  await page.goto(`${addresses().front}/guides/antigone-study-guide`);
  const bookmark = page
    .getByRole('main')
    .getByRole('button', { name: /bookmark/i })
    .first();
  await expect(bookmark).toBeEnabled();
  await press(bookmark);
  await press(page.getByRole('button', { name: /^Read / }).first());
  await expect(page.locator('.textLayer').first()).not.toBeEmpty({ timeout: 40_000 });
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: /^Download / }).first());
  await saved;
  for (const event of ['document opened', 'document download'])
    await expect.poll(() => events).toContain(event);
  await expect.poll(() => events.join()).toMatch(/bookmark (added|removed)/);

  const production = await playableProduction();
  await page.goto(`${addresses().front}/productions/${production.slug}`);
  await press(page.getByRole('button', { name: /^Play/ }).first());
  await expect.poll(() => events, { timeout: 60_000 }).toContain('media play');
  const numbers = Array.from({ length: 23 }, (_, index) => String(index + 1));
  expect(numbers.filter((number) => !said.has(number))).toEqual([]);
  expect(said.get('11')).toContain('antigone');
  expect(JSON.stringify([...said.values()].map((texts) => [...texts]))).not.toMatch(/Amara|@harbourside/);
});
