/** The account and the trial feedback, by keyboard, on a phone and on a desk. */
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { addresses, fillSignIn, signIn } from '../support/library';
import { checkScreen, press } from '../support/screens';
import { LONG } from '../support/long';

test('R-RTE-3 an anonymous visitor at the feedback page is asked to sign in and comes back to it', async ({
  page,
}) => {
  await page.goto(`${addresses().front}/feedback`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to give feedback');
  await checkScreen(page);
  await press(page.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await fillSignIn(page, 'trial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you think of the library?');
});

test(
  'R-OPEN-3 a teacher with a full subscription is told that feedback is closed',
  LONG,
  async ({ page }) => {
    await page.goto(`${addresses().front}/feedback`);
    await press(page.getByRole('main').getByRole('link', { name: 'Sign in' }));
    await fillSignIn(page, 'teacher');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback is closed');
    await checkScreen(page);
  },
);

test('R-OPEN-2 R-API-5 R-API-6 a teacher on trial gives feedback by keyboard', async ({ page }) => {
  await page.goto(`${addresses().front}/feedback`);
  await signIn(page, 'trial');
  const send = page.getByRole('button', { name: 'Send feedback' });
  await press(send);
  await expect(page.getByRole('combobox', { name: 'Your role' })).toBeFocused();
  await expect(page.getByText('Choose yes, no or maybe')).toBeVisible();
  await checkScreen(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The captions follow the verse.');
  await press(send);
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Your role' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'What is the reason for your answer?' })).toHaveValue('');
  await checkScreen(page);
});

test('a person sees what is held, takes it away and has it deleted', async ({ page }) => {
  await page.goto(`${addresses().front}/account`);
  await fillSignIn(page, 'usa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('Marcus Hale');
  await checkScreen(page);

  const dark = page.getByRole('radio', { name: 'Dark' });
  await dark.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await checkScreen(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeChecked();

  const waiting = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download everything (JSON)' }));
  const file = await (await waiting).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ userId: 'demo-usa', bookmarks: [] });

  await press(page.getByRole('button', { name: 'Delete my data' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page);
  await page.keyboard.press('Escape');
  // Gone and not only hidden: its event of closing comes a moment later, and would close what a press in between has opened.
  await expect(page.locator('dialog', { hasText: 'Delete what we hold about you?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete my data' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Delete everything' }));
  await expect(page.getByText('Everything we held about you has been deleted.')).toBeVisible();

  await press(page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
});

test('R-RTE-4 a network viewer is told that an account is needed', async ({ page }) => {
  await page.goto(`${addresses().classroom}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A personal account is needed');
});
