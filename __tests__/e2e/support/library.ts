/** What the browser tests need to know of the library under test, asked of its public API. */
import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@/services/common/demo-accounts';
import { portOffsets } from '@/lib/contracts/environment';
import { E2E_PORT_BASE } from './ports';

export const addresses = (portBase = E2E_PORT_BASE) => ({
  front: `http://localhost:${portBase}`,
  classroom: `http://127.0.0.1:${portBase + portOffsets.classroom}`,
  identity: `http://localhost:${portBase + portOffsets.identity}`,
  media: `http://localhost:${portBase + portOffsets.media}`,
});

export type AccountName =
  'teacher' | 'librarian' | 'trial' | 'expired' | 'administrator' | 'usa' | 'restricted' | 'superuser';

/** One of the demonstration's people. */
export function account(name: AccountName) {
  const found = demoAccounts.find(({ id }) => id === `demo-${name}`);
  if (!found) throw new Error(`no demo account ${name}`);
  return found;
}

interface ListedItem {
  id: string;
  slug: string;
  name: string;
  shortIntroduction: string;
  hasAdultThemes: boolean;
  healthGuidance: string[];
  media: { type: string; assetId: string } | null;
  documents: { id: string; name: string }[];
}

/** Items of a listing as an anonymous visitor sees them. */
export async function listed(segment: string, query = 'limit=100'): Promise<ListedItem[]> {
  const answer = await fetch(`${addresses().front}/api/${segment}?${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { items: ListedItem[] }).items;
}

/** A production with a film that needs no warning. */
export async function playableProduction(): Promise<ListedItem> {
  const items = await listed('productions');
  const found = items.find(
    ({ media, hasAdultThemes, healthGuidance }) =>
      media?.type === 'video' && !hasAdultThemes && healthGuidance.length === 0,
  );
  if (!found) throw new Error('the sample library has no playable production');
  return found;
}

/** Signs in on the identity service's page, which must be showing. */
export async function fillSignIn(page: Page, name: AccountName): Promise<void> {
  const { email, password } = account(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** What a browser remembers of the tour: `false` once it was seen. */
export const TOUR_KEY = 'dt.showTour';

/**
 * The tour was seen; otherwise it lies over the first home of everyone who signs in. For a page of the application. A state
 * that every context begins with would do the same, at the price of a page for each of its origins: seconds a test.
 */
export const seeTour = (page: Page): Promise<void> =>
  page.evaluate((key) => localStorage.setItem(key, 'false'), TOUR_KEY);

/**
 * Signs in from the page that is showing and waits until the header names the person, and the page is theirs again: the
 * header does so on the way back already, and whoever reloads there asks with a code that is used up.
 */
export async function signIn(page: Page, name: AccountName): Promise<void> {
  await seeTour(page);
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await fillSignIn(page, name);
  await expect(page.locator('header').getByText(account(name).givenName)).toBeVisible();
  await expect(page).not.toHaveURL(/\/callback\?/);
}
