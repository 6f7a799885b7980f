/**
 * People of an issuer that is not ours, as they meet the library: made known at the first sign-in where their organisation is
 * bound to it, else told that the institution is known and they are not, with whom to ask.
 */
import { expect, test } from '@playwright/test';
import { demoOrganisations } from '@/services/common/demo-accounts';
import { second } from '../support/issuers';
import { playableProduction } from '../support/library';
import { shortIf } from '../support/long';
import { importThere, secondEnvironment, signInThere } from '../support/second-people';

/** Whoever has an address here belongs to an organisation of the library. */
const BOUND_DOMAIN = 'harbourside.example';
const WHOM_TO_ASK = 'Ann in the library of Harbourside';

/** An organisation whose people sign in at the other issuer, as an operator writes it down. */
test.beforeAll(() =>
  importThere({
    issuers: [
      {
        organisationId: demoOrganisations.full,
        issuer: secondEnvironment().OIDC_AUTHORITY,
        domains: [BOUND_DOMAIN],
        contact: WHOM_TO_ASK,
      },
    ],
  }),
);

const UNKNOWN = 'This library does not know you.';

test('a stranger with a verified address of a bound organisation is one of its people from the first page on', async ({
  page,
}) => {
  const { slug } = await playableProduction();
  await signInThere(page, `newcomer@${BOUND_DOMAIN}`, `/productions/${slug}`);
  await expect(page.getByText(second.shownName)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
  await expect(page.getByText(UNKNOWN)).toHaveCount(0);
  await page.goto(`${second.front}/not-known`);
  await expect(page).toHaveURL(`${second.front}/`);
});

for (const [login, reason] of [
  ['stranger@elsewhere.example', /Your organisation, Harbourside Academy, is known, but you are not/],
  [`unverified@${BOUND_DOMAIN}`, /does not say that your e-mail address is verified/],
] as const)
  test(
    `${login} is signed in, browses, and is told why nothing plays and whom to ask`,
    shortIf(login.startsWith('stranger')),
    async ({ page }) => {
      await signInThere(page, login, '/about');
      await expect(page.getByText(UNKNOWN)).toBeVisible();
      await page.getByRole('link', { name: 'Why', exact: true }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'This library does not know you' }),
      ).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByText(`Please ask: ${WHOM_TO_ASK}.`)).toBeVisible();
      await page.getByRole('link', { name: 'Explore the library' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    },
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the same is said', async ({ page }) => {
    await page.goto(`${second.front}/sign-in/start?return=%2Fabout`);
    await page.locator('input[name=login]').fill('plain@elsewhere.example');
    await page.locator('input[name=password]').fill('anything');
    await page.locator('button[type=submit]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Why', exact: true }).click();
    await expect(page.getByText(/is known, but you are not/)).toBeVisible();
  });
});
