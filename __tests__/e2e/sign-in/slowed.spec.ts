/** After too many wrong passwords: the browser answers a challenge, and whoever has no script waits (decision 0030). */
import { expect, test, type Page } from '@playwright/test';

const WRONG = 'Incorrect e-mail address or password';

async function guess(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await sent;
}

async function guessUntilSlowed(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in/start?return=/account');
  for (let turn = 0; turn < 5; turn += 1) {
    await guess(page, email);
    await expect(page.getByRole('alert')).toContainText(WRONG);
  }
  await guess(page, email);
  await expect(page.getByRole('alert')).toContainText('Too many wrong passwords');
}

test('a browser that does the sum is not told to wait, and its next password is checked', async ({
  page,
}) => {
  await guessUntilSlowed(page, 'slowed@nowhere.example');
  await expect(page.getByRole('status')).toContainText('You can sign in now');
  await expect(page.getByText('Try again in')).toHaveCount(0);
  await guess(page, 'slowed@nowhere.example');
  await expect(page.getByRole('alert')).toContainText(WRONG);
});

test('a reload after a wrong password shows the empty form, and sends nothing again', async ({ page }) => {
  await page.goto('/sign-in/start?return=/account');
  await guess(page, 'reloaded@nowhere.example');
  await expect(page.getByRole('alert')).toContainText(WRONG);
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) methods.push(request.method());
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(methods).toEqual(['GET']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how long to wait', async ({ page }) => {
    await guessUntilSlowed(page, 'without-script@nowhere.example');
    await expect(page.getByRole('alert')).toContainText(
      /Too many wrong passwords\. Try again in \d+ seconds/,
    );
  });
});
