/**
 * The administration by the keyboard alone, as an administrator and as an operator: every control is reached by Tab and seen
 * there, and what takes itself away leaves the focus where the person goes on. The operator's own work on organisations,
 * content and jobs is in operator.spec.ts.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { gatewayOf, test as base, type Visitor } from '../support/visitors';
import { LONG } from '../support/long';
import { importThere, signInThere } from '../support/second-people';
import { focusShows, tabAndEnter, tabTo } from './keyboard';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const says = (page: Page, words: RegExp | string) =>
  expect(main(page).getByRole('status').filter({ hasText: words }).first()).toBeVisible();

/** Nobody of the demonstration is there: what is hidden from it, and who is recognised as its own, is so for no other test. */
const NOBODYS = 'harbourside-sixth-form';

/** A browser of somebody, at a section of the administration. */
const test = base.extend<{ openAs: (visitor: Visitor, section: string) => Promise<Page> }>({
  openAs: async ({ browser, stateOf }, use) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await use(async (visitor, section) => {
      await context.setStorageState(await stateOf(visitor));
      const page = await context.newPage();
      await page.goto(`${gatewayOf(visitor)}/admin/${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page;
    });
    await context.close();
  },
});

test.use({ trace: 'off' });
/** In place of what the field holds. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** What was saved is taken back: the button goes, and the focus stays beside it. */
async function undo(page: Page): Promise<void> {
  await tabAndEnter(page, button(page, 'Undo'));
  await says(page, 'Undone.');
  await page.keyboard.press('Shift+Tab');
  expect(await focusShows(page)).toBeNull();
}

test('a person is invited, found, given another role, and the role taken back', async ({ openAs }) => {
  const page = await openAs('administrator', 'people');
  const email = `keys-${Date.now()}@harbourside.test`;
  await typeInto(page, page.getByLabel('E-mail address'), email);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/one-time link/)).toBeVisible();
  await tabTo(page, button(page, 'Copy the link'));
  await typeInto(page, page.getByRole('searchbox', { name: 'Find people' }), email);
  await page.keyboard.press('Enter');
  await tabAndEnter(page, button(page, `Change ${email}`));
  const person = page.getByRole('group', { name: email });
  await tabTo(page, person.getByRole('checkbox', { name: 'Librarian' }));
  await page.keyboard.press('Space');
  await tabAndEnter(page, person.getByRole('button', { name: 'Save', exact: true }));
  await says(page, /^Saved/);
  await undo(page);
});

async function hideAndUndo(page: Page): Promise<void> {
  await typeInto(page, page.getByRole('searchbox', { name: 'Find an item' }), 'everyman');
  await page.keyboard.press('Enter');
  await tabAndEnter(page, button(page, /^Block /).first());
  await says(page, /on the list of blocked items/);
  await tabAndEnter(page, button(page, 'See what changes'));
  await expect(main(page).getByText('What changes', { exact: true })).toBeVisible();
  await tabAndEnter(page, button(page, 'Save'));
  await says(page, /^Saved/);
  await undo(page);
}

async function addAddressAndUndo(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Ranges, one a line' }));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n198.51.100.77');
  await tabAndEnter(page, button(page, 'Check only'));
  await says(page, 'No problems found in these ranges.');
  await tabTo(page, button(page, 'Save'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await says(page, /^Saved/);
  await undo(page);
}

test('what is to be hidden is previewed, saved and undone', async ({ openAs }) => {
  await hideAndUndo(await openAs('superuser', `controls?organisation=${NOBODYS}`));
});

test('addresses are checked, saved and undone', LONG, async ({ openAs }) => {
  await addAddressAndUndo(await openAs('superuser', `networks?organisation=${NOBODYS}`));
});

test('the school’s own administrator hides an item and adds an address, and takes both back', async ({
  page,
}) => {
  const id = 'administrator-by-keys';
  const person = { id, email: `${id}@schools.example`, organisationId: NOBODYS, administrator: [NOBODYS] };
  // In the system that trusts another issuer: in ours, an administrator whom nobody else uses needs a second factor.
  await importThere({ users: [person] });
  await signInThere(page, id, '/admin/controls');
  await hideAndUndo(page);
  await tabAndEnter(page, main(page).getByRole('link', { name: 'Networks', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Networks');
  await addAddressAndUndo(page);
});

test('a key of the library pack is made and withdrawn', LONG, async ({ openAs }) => {
  const page = await openAs('administrator', 'library');
  const note = `By keyboard ${Date.now()}`;
  await typeInto(page, page.getByLabel('Note', { exact: true }), note);
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Copy the key'));
  const withdraw = button(page, new RegExp(`^Withdraw the key for .*${note}…$`));
  await tabAndEnter(page, withdraw);
  const asked = page.getByRole('dialog', { name: new RegExp(note) });
  await tabAndEnter(page, asked.getByRole('button', { name: 'Leave it as it is' }));
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndEnter(page, asked.getByRole('button', { name: 'Withdraw', exact: true }));
  await expect(main(page).getByText(/^Withdrawn\./)).toBeFocused();
  await expect(withdraw).toHaveCount(0);
});

test('an operator reads the usage, finds a company, and searches all changes', LONG, async ({ openAs }) => {
  const page = await openAs('superuser', 'usage');
  await expect(page.getByRole('heading', { name: 'This month and term' })).toBeVisible();
  await tabAndEnter(page, main(page).getByRole('link', { name: 'Companies', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
  await typeInto(page, page.getByRole('searchbox', { name: 'Find companies' }), 'harbour');
  await page.keyboard.press('Enter');
  await tabAndEnter(page, main(page).getByRole('rowheader').getByRole('link'));
  await expect(page.getByRole('heading', { name: 'Subscriptions' })).toBeVisible();
  await tabAndEnter(page, main(page).getByRole('link', { name: 'All changes', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All changes');
  await expect(main(page).getByRole('table')).toBeVisible();
  await typeInto(page, page.getByLabel('Who or what'), 'nobody-of-this-name');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/nobody-of-this-name/);
  await expect(main(page).getByRole('table')).toHaveCount(0);
});

test(
  'an operator opens a recording, changes its captions, and does not delete it',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('superuser', 'recordings');
    await tabAndEnter(page, main(page).getByRole('link', { name: 'Macbeth', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Macbeth');
    const save = button(page, 'Save and publish');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    const remove = button(page, 'Delete…');
    await tabAndEnter(page, remove);
    await expect(page.getByRole('dialog', { name: 'Delete this recording?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await typeInto(page, page.getByRole('textbox', { name: /words$/ }).first(), 'The hall');
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  },
);
