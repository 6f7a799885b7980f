/** Words to read: the transcript of a recording and the documents of an item, by keyboard, on screen and on paper. */
import { expect, test, type Page } from '@playwright/test';
import { addresses, listed } from './support/library';
import { axeFaults, COLOUR_RULES } from './screens/checks';
import { checkScreen, press } from './support/screens';
import { LONG } from './support/long';

const { classroom } = addresses();
const FILM = '/productions/tomorrow-and-tomorrow';
const LOCKED = '/lesson-plans/worksheet-three-columns';
const STARTS = { timeout: 40_000 };

const isOnPaper = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getClientRects().length > 0);

test.describe('the transcript', () => {
  test('an anonymous visitor reads its first lines, also without script, and is told how to read on', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${addresses().front}${FILM}`);
    const section = page.getByRole('region', { name: 'Transcript' });
    await expect(section).toContainText('To-morrow, and to-morrow');
    await expect(section).toContainText('The full transcript opens when you play.');
    await expect(section.getByRole('link', { name: 'Sign in' })).toBeVisible();
    // Spoken at its end.
    expect(await page.content()).not.toContain('Signifying');
    await context.close();
  });

  test('is searched within, leads to a line and follows the speech, by keyboard', async ({ page }) => {
    await page.goto(`${classroom}${FILM}`);
    await press(page.getByRole('button', { name: 'Show the transcript' }));
    const lines = page.getByRole('region', { name: /^Transcript of/ });
    await expect(lines).toContainText('Signifying nothing');
    const search = page.getByRole('searchbox', { name: 'Search in the transcript' });
    await search.focus();
    await page.keyboard.type('AND');
    const count = page.getByRole('search').filter({ has: search }).getByRole('status');
    await expect(count).toHaveText(/^1 of [2-9]/);
    await page.keyboard.press('Enter');
    await expect(count).toHaveText(/^2 of/);
    await expect(lines.locator('mark').first()).toHaveText(/and/i);
    await checkScreen(page);
    await search.fill('');
    const button = lines.getByRole('button', { name: /^Play from/ }).nth(5);
    const second = Number(/0:(\d\d)/.exec((await button.getAttribute('aria-label')) ?? '')?.[1]);
    await press(button);
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), STARTS)
      .toBeGreaterThan(second);
    await expect(lines.locator('[aria-current=true]')).toHaveCount(1);
    const later = lines.getByRole('button', { name: /^Play from/ }).last();
    await press(later);
    await expect(later.locator('xpath=ancestor-or-self::*[@aria-current="true"]')).toHaveCount(1, STARTS);
  });

  test('is printed whole, without its tools', LONG, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(`${classroom}${FILM}`);
    await press(page.getByRole('button', { name: 'Show the transcript' }));
    await press(
      page.getByRole('region', { name: 'Transcript', exact: true }).getByRole('button', { name: 'Print' }),
    );
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
    const lines = page.getByRole('region', { name: /^Transcript of/ });
    const [inner, outer] = await lines.evaluate((element) => [element.scrollHeight, element.clientHeight]);
    expect(inner).toBeLessThanOrEqual((outer ?? 0) + 1);
    await expect(page.getByRole('searchbox', { name: 'Search in the transcript' })).toBeHidden();
    expect(await axeFaults(page, COLOUR_RULES)).toEqual([]);
  });
});

test.describe('documents', () => {
  const openable = async () => {
    const guides = await listed('guides', 'limit=100');
    const found = guides.find(({ slug }) => slug === 'antigone-study-guide') ?? guides[0];
    return `/guides/${found?.slug ?? ''}`;
  };
  const reader = (page: Page) => page.getByRole('group', { name: /^Reading / });

  test('are read with their text, jumped in by page and address, zoomed and searched, by keyboard', async ({
    page,
  }) => {
    await page.goto(`${classroom}${await openable()}`);
    await press(page.getByRole('button', { name: /^Read / }).first());
    await expect(reader(page)).toBeFocused();
    const pages = reader(page).getByRole('group', { name: /^Page \d+ of/ });
    await expect(pages.first().locator('.textLayer')).not.toBeEmpty(STARTS);
    await checkScreen(page);

    const jump = reader(page).getByRole('textbox', { name: 'Go to page' });
    await jump.fill('2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(jump).toHaveValue('2');

    const zoom = reader(page).getByLabel('Zoom');
    const width = await pages.nth(1).evaluate((element) => element.clientWidth);
    await press(reader(page).getByRole('button', { name: 'Larger' }));
    await expect(zoom).toHaveText(/125/);
    await expect.poll(() => pages.nth(1).evaluate((element) => element.clientWidth)).toBeGreaterThan(width);

    await press(reader(page).getByRole('button', { name: 'Contents and pages' }));
    await expect(reader(page).getByRole('button', { name: 'Contents', exact: true })).toBeVisible();
    await checkScreen(page);

    const search = reader(page).getByRole('searchbox', { name: 'Search in the document' });
    await search.fill('chorus');
    await expect(
      reader(page)
        .getByRole('status')
        .filter({ hasText: / of \d/ }),
    ).toBeVisible(STARTS);
    await expect(pages.locator('mark').first()).toHaveText(/chorus/i);
    // The first match is shown as soon as the text has been read; it stands on the first page.
    await expect(jump).toHaveValue('1');

    await jump.fill('2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]page=2/);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await expect(jump).toHaveValue('2', STARTS);
    await press(reader(page).getByRole('button', { name: 'Close the document' }));
    await expect(page).not.toHaveURL(/document=/);
  });

  test('are downloaded where that is allowed', async ({ page }) => {
    await page.goto(`${classroom}${await openable()}`);
    const saved = page.waitForEvent('download');
    await press(page.getByRole('button', { name: /^Download / }).first());
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('R-ENT-25 where print and download are off: no control, nothing on paper, and the service refuses', async ({
    page,
  }) => {
    await page.goto(`${classroom}${LOCKED}`);
    await expect(page.getByText('To read on screen')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    await press(page.getByRole('button', { name: /^Read / }));
    await expect(reader(page).locator('.textLayer').first()).not.toBeEmpty(STARTS);
    await expect(reader(page).getByRole('link', { name: /print/i })).toHaveCount(0);
    await checkScreen(page);
    await page.emulateMedia({ media: 'print' });
    expect(await isOnPaper(page, '[data-print=false]')).toBe(false);
    const plans = await listed('lesson-plans', 'limit=100');
    const plan = plans.find(({ slug }) => LOCKED.endsWith(slug));
    const documentId = new URL(page.url()).searchParams.get('document');
    const answer = await page.request.post(`${classroom}/api/document-grants`, {
      data: { contentId: plan?.id, documentId, purpose: 'download' },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { details: { reason: 'DOWNLOAD_NOT_ALLOWED' } } });
  });
});
