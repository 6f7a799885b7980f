/**
 * The operator's screens by the keyboard alone: an organisation found and opened, the state of content read, failed work begun
 * again, the audit log read on. Each is held to axe on a phone and on a desk, in light and dark, after what was done
 * there, so that what a press brings up is looked at too.
 */
import { expect, type Page } from '@playwright/test';
import { demoOrganisations } from '@/services/common/demo-accounts';

import { gatewayOf, test } from '../support/visitors';
import { axeFaults, sidewaysScrolling } from './checks';
import { tabAndEnter, tabTo } from './keyboard';
import { LONG } from '../support/long';

const WIDTHS = [375, 1440];
const SCHEMES = ['light', 'dark'] as const;
const JOBS = '**/api/admin/operator/jobs';
/** Of no other test. */
const ENTRY = {
  id: 'guide-the-rover-study-guide',
  name: 'The Rover: Study guide',
  type: 'Guide',
  path: '/guides/the-rover-study-guide',
};
const PLANNED = { id: 'guide-trifles-study-guide', name: 'Trifles: Study guide', type: 'Guide' };
const AUDIT = '**/api/admin/organisations/*/audit*';

test.use({ trace: 'off' });
/** A screen as the operator's browser has it when its answers are there. */
const opened = test.extend<{ operator: (path: string) => Promise<Page> }>({
  operator: async ({ browser, stateOf }, use) => {
    const context = await browser.newContext({
      storageState: await stateOf('superuser'),
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await use(async (path) => {
      await page.goto(`${gatewayOf('superuser')}${path}`);
      await page.waitForLoadState('load');
      await expect(page.getByText('Loading…')).toHaveCount(0);
      return page;
    });
    await context.close();
  },
});

async function standsInNobodysWay(page: Page): Promise<void> {
  const faults: string[] = [];
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found = [...(await axeFaults(page)), ...(await sidewaysScrolling(page))];
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  expect(faults).toEqual([]);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

opened('an organisation is found and its administration opened', LONG, async ({ operator }) => {
  const page = await operator('/admin/organisations');
  await expect(heading(page)).toHaveText('Organisations');
  await tabTo(page, page.getByRole('searchbox', { name: 'Find organisations' }));
  await page.keyboard.type('no such school');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('No organisation.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('harbour');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('1 to 2 of 2 organisations.')).toBeVisible();
  await standsInNobodysWay(page);
  await tabAndEnter(page, page.getByRole('rowheader').getByRole('link', { name: 'Harbourside Academy' }));
  await expect(page).toHaveURL(new RegExp(`/admin\\?organisation=${demoOrganisations.full}$`));
  await expect(main(page).getByText('Harbourside Academy', { exact: true }).first()).toBeVisible();
  await tabAndEnter(page, main(page).getByRole('link', { name: 'Subscription', exact: true }).first());
  await expect(heading(page)).toHaveText('Subscription');
  await expect(page.getByRole('group', { name: 'Subscription 1' })).toBeVisible();
});

opened(
  'an entry is found, unpublished when that was confirmed, and published again',
  async ({ operator }) => {
    const page = await operator('/admin/content');
    await expect(heading(page)).toHaveText('Content');
    await expect(
      main(page).getByText(/^Content comes from .+\/library\/master; it last changed on /),
    ).toBeVisible();
    const types = page.getByRole('table', { name: 'Entries by type' });
    await expect(types.getByRole('rowheader', { name: 'Production', exact: true })).toBeVisible();
    const shown = async () => (await page.request.get(`${gatewayOf('nobody')}${ENTRY.path}`)).status();
    expect(await shown()).toBe(200);

    await tabTo(page, page.getByRole('searchbox', { name: 'Find entries' }));
    await page.keyboard.type(ENTRY.id);
    await page.keyboard.press('Enter');
    const found = main(page).getByRole('list', { name: 'Entries', exact: true });
    await expect(found.getByRole('listitem')).toHaveText(new RegExp(`${ENTRY.name} Published`));
    await standsInNobodysWay(page);
    const back = found.getByRole('button', { name: /^Unpublish/ });
    await tabAndEnter(page, back);
    const asked = page.getByRole('dialog', { name: `Unpublish ${ENTRY.name} (${ENTRY.type})?` });
    await expect(asked).toBeVisible();
    await standsInNobodysWay(page);
    await tabAndEnter(page, asked.getByRole('button', { name: 'Leave it as it is' }));
    await expect(back).toBeFocused();
    await expect(found.getByRole('listitem')).toHaveText(new RegExp(`${ENTRY.name} Published`));
    await page.keyboard.press('Enter');
    await tabAndEnter(page, asked.getByRole('button', { name: 'Unpublish', exact: true }));
    await expect(main(page).getByText(`${ENTRY.name} (${ENTRY.type}) is unpublished.`)).toBeFocused();
    await expect(found.getByRole('listitem')).toHaveText(new RegExp(`${ENTRY.name} Draft`));
    await expect.poll(shown, { timeout: 30_000 }).toBe(404);

    const look = found.getByRole('button', { name: /^Look at the draft/ });
    await tabAndEnter(page, look);
    const draft = page.getByRole('dialog', { name: `${ENTRY.name} (${ENTRY.type})`, exact: true });
    await expect(draft.getByText('It is ready to be published.')).toBeVisible();
    await standsInNobodysWay(page);
    await tabAndEnter(page, draft.getByRole('button', { name: 'Close the draft' }));
    await expect(look).toBeFocused();

    await tabAndEnter(page, found.getByRole('button', { name: /^Publish/ }));
    await tabAndEnter(page, page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
    await expect(main(page).getByText(`${ENTRY.name} (${ENTRY.type}) is published.`)).toBeFocused();
    await expect.poll(shown, { timeout: 30_000 }).toBe(200);
  },
);

opened('a moment is planned at which an entry is unpublished, and cancelled', LONG, async ({ operator }) => {
  const called = `${PLANNED.name} (${PLANNED.type})`;
  const page = await operator('/admin/content');
  await tabTo(page, page.getByRole('searchbox', { name: 'Find entries' }));
  await page.keyboard.type(PLANNED.id);
  await page.keyboard.press('Enter');
  const found = main(page).getByRole('list', { name: 'Entries', exact: true }).getByRole('listitem');
  await expect(found).toHaveText(new RegExp(`${PLANNED.name} Published`));
  const plan = found.getByRole('button', { name: /^Plan for/ });
  await tabAndEnter(page, plan);
  const asked = page.getByRole('dialog', { name: `When is ${called} to be unpublished?` });
  const moment = asked.getByLabel('Day and time (UTC)');
  await tabTo(page, moment);
  const year = new Date().getUTCFullYear() + 1;
  await moment.fill(`${year}-01-31T09:30`);
  await expect(asked.getByText(new RegExp(`^On the clock of this device: .*${year}`))).toBeVisible();
  await standsInNobodysWay(page);
  await tabAndEnter(page, asked.getByRole('button', { name: 'Unpublish then' }));
  await expect(main(page).getByText(`It is planned when ${called} is unpublished.`)).toBeFocused();
  await expect(found.getByText(new RegExp(`^To be unpublished on .*${year}`))).toBeVisible();
  await standsInNobodysWay(page);
  await tabAndEnter(page, plan);
  await tabAndEnter(page, asked.getByRole('button', { name: 'Cancel the plan' }));
  await expect(main(page).getByText(`Nothing is planned for ${called} any more.`)).toBeFocused();
  await expect(found.getByText(/^To be unpublished on/)).toHaveCount(0);
});

opened(
  'without script each screen says what it needs, and none waits for ever',
  async ({ browser, stateOf }) => {
    const context = await browser.newContext({
      storageState: await stateOf('superuser'),
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    for (const section of ['', '/content', '/usage', '/recordings', '/recordings/none']) {
      await page.goto(`${gatewayOf('superuser')}/admin${section}`);
      await expect(heading(page)).toBeVisible();
      await expect(main(page).getByText('The administration needs JavaScript')).toBeVisible();
      await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
    }
    await context.close();
  },
);

opened('failed work is begun again, and what came of it is said', LONG, async ({ operator }) => {
  const job = { id: '7', task: 'certificate', attempts: 5, at: '2026-11-20T09:30:00.000Z' };
  let failed = true;
  const asked: string[] = [];
  const page = await operator('/about');
  await page.route(JOBS, (route) => {
    const error = 'The store of files is away';
    const one = failed ? { ...job, state: 'given-up', error } : { ...job, state: 'waiting', error: null };
    return route.fulfill({ json: { jobs: [one], total: 1 } });
  });
  await page.route(`${JOBS}/*/retry`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    failed = false;
    return route.fulfill({ json: { retried: true } });
  });
  await operator('/admin/jobs');
  await expect(heading(page)).toHaveText('Background work');
  await expect(main(page).getByText('The store of files is away')).toBeVisible();
  const settings = main(page).locator('summary', { hasText: 'Settings' });
  await tabAndEnter(page, settings);
  await expect(main(page).getByText('SERVICE_KEY', { exact: true })).toBeVisible();
  await standsInNobodysWay(page);
  await tabTo(page, page.getByRole('button', { name: 'Try again Certificate' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('It will run again.')).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Certificate' })).toContainText('Waiting');
  await expect(main(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0);
  // The button is gone; the keyboard is at what it led to.
  await expect(main(page).getByText('It will run again.')).toBeFocused();
  expect(asked).toEqual(['/api/admin/operator/jobs/7/retry']);
  await standsInNobodysWay(page);
});

opened('the audit log of an organisation is chosen and read to its end', LONG, async ({ operator }) => {
  const line = (id: number) => ({
    id,
    at: '2026-11-20T09:30:00.000Z',
    service: 'customers',
    action: 'rights_changed',
    actorKind: 'person',
    actor: 'demo-superuser',
    organisationId: demoOrganisations.full,
    subject: `user:reader-${id}`,
    details: { what: 'roles' },
    network: null,
    requestId: null,
  });
  const page = await operator('/about');
  await page.route(AUDIT, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const lines = before === null ? { entries: [line(2)], next: 2 } : { entries: [line(1)], next: null };
    const json = { ...lines, morePeople: false };
    return route.fulfill({ json });
  });
  await operator(`/admin/audit?organisation=${demoOrganisations.full}`);
  await expect(heading(page)).toHaveText('Audit log');
  const record = page.getByRole('table', { name: 'Audit log' });
  await expect(record.getByText('Person reader-2, what: roles')).toBeVisible();
  await standsInNobodysWay(page);
  const older = page.getByRole('button', { name: 'Show older lines' });
  await tabTo(page, older);
  await page.keyboard.press('Enter');
  await expect(record.getByText('Person reader-1, what: roles')).toBeVisible();
  await expect(older).toHaveCount(0);
  // The button is gone; whoever pressed it stays at the end of the record.
  await expect(main(page).getByText('There are no older lines.')).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Organisation' }), 'Shift+Tab');
  await expect(page.getByRole('option', { name: 'Harbourside Academy' })).toHaveJSProperty('selected', true);
});
