/** What a person is told in a page of the issuer, of whoever's address it is. */
import { expect, test } from '@playwright/test';
import { stylesheet } from '@/services/identity/pages/assets';
import { setPasswordPage } from '@/services/identity/pages/password';
import { sidewaysScrolling } from '../screens/checks';

const LONG_ADDRESS = 'wilhelmina.featherstonehaugh-cholmondeley@harboursideacademy.example';

test('an address longer than a phone is wide stays within the page to choose a password', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const way = { home: '/', base: '/oidc', action: '/', shortest: 12, problem: null };
  await page.setContent(setPasswordPage({ ...way, email: LONG_ADDRESS }));
  await page.addStyleTag({ content: stylesheet });
  await expect(page.getByText(LONG_ADDRESS)).toBeVisible();
  expect(await sidewaysScrolling(page)).toEqual([]);
});
