/** O-11 to O-13 of the sign-in contract, against both issuers: whose library a recognised network uses, signed in or not. */
import { expect, test } from '@playwright/test';
import { account } from '../support/library';
import { ours, second } from '../support/issuers';
import { openPage, startSignIn, type IssuerUnderTest } from '../support/sign-in';
import { shortIf } from '../support/long';

function cases(issuer: IssuerUnderTest): void {
  const { front, classroom } = issuer;

  test(
    'O-11 O-12 a recognised machine uses its organisation’s library, any other nobody’s',
    shortIf(issuer === ours),
    async ({ page }) => {
      await openPage(page, `${classroom}/guides`);
      await expect(page.getByText('You are using the library as')).toContainText('Harbourside');
      await expect(page.getByRole('button', { name: /bookmark/i })).toHaveCount(0);
      await openPage(page, `${front}/guides`);
      await expect(page.getByText('You are using the library as')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    },
  );

  test('O-13 a person on a recognised network is that person', async ({ page }) => {
    await openPage(page, `${issuer.classroom}/guides`);
    await expect(page.getByText('You are using the library as')).toBeVisible();
    await startSignIn(page);
    await issuer.fillIn(page);
    await expect(page).toHaveURL(`${issuer.classroom}/guides`);
    await expect(page.locator('header').getByText(issuer.shownName)).toBeVisible();
    await expect(page.getByText('You are using the library as')).toHaveCount(0);
  });
}

test.describe('our issuer', () => {
  cases(ours);

  test('O-13 a person on a recognised network has their own organisation', async ({ page }) => {
    const { classroom } = ours;
    await openPage(page, `${classroom}/guides`);
    await startSignIn(page);
    await page.getByLabel('E-mail address').fill(account('usa').email);
    await page.getByLabel('Password', { exact: true }).fill(account('usa').password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${classroom}/guides`);
    await expect(page.locator('header').getByText(account('usa').givenName)).toBeVisible();
    await expect(page.getByText('You are using the library as')).toHaveCount(0);
  });
});

test.describe('an issuer that is not ours', () => {
  cases(second);
});
