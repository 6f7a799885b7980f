/** Screens of the administration, each with what its forms say once they were used. Nothing is saved. */
import { expect, type Page } from '@playwright/test';
import { adminSections, operatorKeys } from '@/lib/domain/administration/sections';
import type { Screen } from './screen';

const loaded = async (page: Page) => {
  await expect(page.getByText('Loading…')).toHaveCount(0);
};

const listed = (page: Page) => expect(page.getByRole('link', { name: 'Macbeth' }).first()).toBeVisible();

const withFaults = async (page: Page) => {
  const ranges = page.getByRole('textbox', { name: 'Ranges, one a line' });
  await ranges.fill('203.0.113.0/24\n300.1.1.1\n10.0.0.0/8');
  await page.getByRole('button', { name: 'Check only' }).click();
  await expect(page.getByText(/^2 of the lines cannot be used/)).toBeVisible();
};

const withPreview = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Hide content with adult themes' }).check();
  await page.getByRole('searchbox', { name: 'Find an item' }).fill('lear');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page
    .getByRole('button', { name: /^Block / })
    .first()
    .click();
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByText('What changes')).toBeVisible();
};

const LONG_ADDRESS = 'wilhelmina.featherstonehaugh@harboursideacademy.example';

/** People whose addresses are one word, longer than a phone is wide. */
const withLongAddress = (page: Page) =>
  page.route('**/api/admin/organisations/*/people?*', async (route) => {
    const answer = await route.fetch();
    const { people, total } = (await answer.json()) as { people: object[]; total: number };
    const longer = people.map((person) => ({
      ...person,
      email: LONG_ADDRESS,
      firstName: null,
      lastName: null,
    }));
    await route.fulfill({ response: answer, json: { people: longer, total } });
  });

export const adminScreens: readonly Screen[] = [
  { name: 'administration', as: 'administrator', path: '/admin', act: loaded },
  ...Object.keys(adminSections).map((section): Screen => ({
    name: `administration: ${section}`,
    as: 'administrator',
    path: `/admin/${section}`,
    act: loaded,
  })),
  ...operatorKeys.map((section): Screen => ({
    name: `operators: ${section}`,
    as: 'superuser',
    path: `/admin/${section}`,
    act: section === 'recordings' ? listed : loaded,
  })),
  {
    name: 'operators: a recording',
    as: 'superuser',
    path: '/admin/recordings/rec-macbeth-tomorrow',
    act: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Macbeth');
    },
  },
  {
    name: 'administration: networks with faults',
    as: 'administrator',
    path: '/admin/networks',
    act: withFaults,
  },
  {
    name: 'administration: people with long addresses',
    as: 'administrator',
    path: '/admin/people',
    prepare: withLongAddress,
    act: (page) => expect(page.getByText(LONG_ADDRESS).first()).toBeVisible(),
  },
  {
    name: 'administration: controls with a preview',
    as: 'administrator',
    path: '/admin/controls',
    act: withPreview,
  },
];
