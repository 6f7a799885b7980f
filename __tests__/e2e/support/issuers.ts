/** The issuers that every case of the sign-in contract runs against: our own, and one that is not ours. */
import { account, addresses } from './library';
import { E2E_PORT_BASE, SECOND_ISSUER_PORT_BASE } from './ports';
import type { IssuerUnderTest } from './sign-in';

const teacher = account('teacher');

export const ours: IssuerUnderTest = {
  ...addresses(E2E_PORT_BASE),
  authorize: /:\d+\/authorize\?/,
  anyAddress: (url) => url.origin === addresses(E2E_PORT_BASE).identity,
  token: /:\d+\/token$/,
  shownName: teacher.givenName,
  fillIn: async (page) => {
    await page.getByLabel('E-mail address').fill(teacher.email);
    await page.getByLabel('Password', { exact: true }).fill(teacher.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  confirmSignOut: async () => undefined,
};

export const second: IssuerUnderTest = {
  ...addresses(SECOND_ISSUER_PORT_BASE),
  authorize: /\/tenants\/schools\/auth\?/,
  anyAddress: (url) => url.pathname.startsWith('/tenants/schools'),
  token: /\/tenants\/schools\/token$/,
  shownName: 'Kit of the Schools',
  fillIn: async (page) => {
    await page.locator('input[name=login]').fill(teacher.id);
    await page.locator('input[name=password]').fill('anything');
    await page.locator('button[type=submit]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
  },
  confirmSignOut: async (page) => {
    await page.getByRole('button', { name: /yes/i }).click();
  },
};
