/** Back to and from a listing: it is the step before that one comes to, with the place and the focus one had there. */
import { expect, test, type Page } from '@playwright/test';

/** Presses Back as soon as the page with this title stands: what the one before has not yet taken down is in the way. */
async function backAtTitle(page: Page, title: string): Promise<void> {
  await page.evaluate((awaited) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== awaited) return;
      watch.disconnect();
      document.documentElement.dataset.wentBack = '';
      history.back();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, title);
}

test('Back pressed the moment a listing stands leads back', async ({ page }) => {
  await page.goto('/titles/hamlet');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Hamlet');
  await backAtTitle(page, 'Productions');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Productions', exact: true })
    .click();
  await page.locator('html[data-went-back]').waitFor({ state: 'attached' });
  // Whatever the listing still had under way would lead forth again.
  await page.waitForLoadState('networkidle');
  await expect(title).toHaveText('Hamlet');
  await expect(page).toHaveURL(/\/titles\/hamlet$/);
});

test('Back pressed the moment an item stands restores the place in its listing', async ({ page }) => {
  await page.goto('/titles?sort_by=oldest', { waitUntil: 'networkidle' });
  const card = page.locator('main article').nth(13).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await backAtTitle(page, await card.innerText());
  await card.click();
  await page.locator('html[data-went-back]').waitFor({ state: 'attached' });
  await expect(page).toHaveURL(/\/titles\?sort_by=oldest$/);
  await expect(card).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 150);
});

test('Back from an item restores filters, scroll and focus', async ({ page }) => {
  await page.goto('/titles?sort_by=oldest');
  const card = page.locator('main article').nth(13).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const [name, top] = [await card.innerText(), await page.evaluate(() => window.scrollY)];
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/titles\?sort_by=oldest$/);
  await expect(page.locator('main article').nth(13).getByRole('link')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 150);
});
