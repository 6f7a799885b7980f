/** "Find your school": by name, with and without script, on to the issuer with a hint, and back to where one was. */
import { expect, test, type Page } from '@playwright/test';
import { account, addresses, fillSignIn } from '../support/library';
import { paramsOf } from '../support/sign-in';

const { front, classroom } = addresses();
const main = (page: Page) => page.getByRole('main');
const school = (page: Page) => main(page).getByRole('link', { name: 'Harbourside Academy' });

test('from the sign-in page to the school as one types, back to the page, and remembered', async ({
  page,
}) => {
  await page.goto(`${front}/guides`);
  await page.locator('header').getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Find your school' }).click();
  await main(page).getByRole('searchbox', { name: 'School, college or library' }).fill('ha');
  await main(page).getByRole('searchbox').pressSequentially('rb');
  await expect(main(page).getByRole('status')).toHaveText('2 schools');
  await expect(main(page).getByText('On its own network the library opens').first()).toBeVisible();
  const asked = page.waitForRequest(/\/authorize\?/);
  await school(page).click();
  expect(paramsOf(await asked).get('login_hint')).toBe('@harbourside.example');
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
    'At your school it ends with @harbourside.example',
  );
  await fillSignIn(page, 'teacher');
  await expect(page.locator('header').getByText(account('teacher').givenName)).toBeVisible();
  await expect(page).toHaveURL(`${front}/guides`);

  await page.context().clearCookies();
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('oidc'))
      .forEach((key) => localStorage.removeItem(key)),
  );
  await page.goto(`${front}/sign-in/school`);
  const last = page.getByRole('region', { name: 'Last time on this device' });
  await expect(last.getByRole('link', { name: 'Harbourside Academy' })).toBeVisible();
  await last.getByRole('button', { name: 'Forget this school' }).click();
  await expect(last).toHaveCount(0);
});

test('on a school’s network it says what works without signing in', async ({ page }) => {
  await page.goto(`${classroom}/sign-in/school`);
  await expect(main(page).getByText('You can watch and read without signing in')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form finds the school, and its link signs in', async ({ page }) => {
    await page.goto(`${front}/sign-in?return=%2Fguides`);
    await main(page).getByRole('link', { name: 'Find your school' }).click();
    await main(page).getByRole('searchbox').fill('academy');
    await main(page).getByRole('button', { name: 'Find' }).click();
    await school(page).click();
    await fillSignIn(page, 'teacher');
    await expect(page).toHaveURL(`${front}/guides`);
  });
});
