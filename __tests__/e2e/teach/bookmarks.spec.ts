/** Bookmarks from the card to the file, by keyboard, as a person with an account has them. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { addresses, fillSignIn } from '../support/library';
import { checkScreen, press } from '../support/screens';
import { pairAt, titleIds } from '@/__tests__/support/content/bookmark-pairs';
import { LONG } from '../support/long';

const { front } = addresses();
const SERIES = '/series/the-art-of-comedy';

/** Asks the product service as the person who is signed in. */
function graphql(page: Page, query: string): Promise<{ data: Record<string, unknown> | null }> {
  return page.evaluate(async (text) => {
    const token = document.cookie
      .split('; ')
      .find((pair) => pair.startsWith('jwt='))
      ?.slice(4);
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token ?? ''}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: text }),
    });
    return (await answer.json()) as { data: Record<string, unknown> | null };
  }, query);
}

/** Height at which the middle of something stands, in CSS pixels. */
async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

interface StoredBookmark {
  contentId: string;
  relatedContentId: string | null;
}

async function stored(page: Page): Promise<StoredBookmark[]> {
  const { data } = await graphql(page, '{ myBookmarks { contentId relatedContentId } }');
  return (data?.myBookmarks ?? []) as StoredBookmark[];
}

const literal = (value: string | null) => (value === null ? 'null' : JSON.stringify(value));
const add = (page: Page, { contentId, relatedContentId }: StoredBookmark) =>
  graphql(
    page,
    `mutation { addBookmarkItem(item: { contentId: ${literal(contentId)}, relatedContentId: ${literal(relatedContentId)} }) { items { contentId } } }`,
  );

/** Signed in, with no bookmark. */
async function open(page: Page): Promise<void> {
  await page.goto(`${front}/my-bookmarks`);
  await fillSignIn(page, 'administrator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookmarks');
  for (const { contentId, relatedContentId } of await stored(page))
    await graphql(
      page,
      `mutation { deleteBookmarkItem(contentId: ${literal(contentId)}, relatedContentId: ${literal(relatedContentId)}) { items { contentId } } }`,
    );
}

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

/** They share an account. */
test.describe.configure({ mode: 'default' });

test('R-PUR-8 R-BKM-1 R-BKM-3 R-OPEN-6 from a card, a page and a member of a series, by keyboard', async ({
  page,
}) => {
  await open(page);
  await page.reload();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await checkScreen(page);

  await page.goto(`${front}/guides`);
  const card = page.getByRole('main').getByRole('article').first();
  const guide = await card.getByRole('heading').innerText();
  await expect(card.getByRole('button', { name: `Bookmark ${guide}` })).toBeEnabled();
  await press(card.getByRole('button', { name: `Bookmark ${guide}` }));
  await expect(card.getByRole('button', { name: `Bookmarked: ${guide}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(`${front}/guides`);
  await checkScreen(page);
  // The same cache on every page: known without being asked again.
  await card.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: `Bookmarked: ${guide}` }).first()).toBeVisible();

  await page.goto(`${front}${SERIES}`);
  const member = page.getByRole('region', { name: 'In this series' }).getByRole('listitem').first();
  await expect(member.getByRole('button', { name: /^Bookmark/ })).toBeEnabled();
  await press(member.getByRole('button', { name: /^Bookmark/ }));
  await expect(member.getByRole('button', { name: /^Bookmarked: / })).toBeVisible();
  await expect.poll(async () => (await stored(page)).length).toBe(2);
  const [latest] = await stored(page);
  expect(latest?.relatedContentId).toContain('series');
});

test('R-BKM-4 one that is refused is undone and told', async ({ page }) => {
  await open(page);
  await page.goto(`${front}/workshops`);
  const card = page.getByRole('main').getByRole('article').first();
  const button = card.getByRole('button', { name: /^Bookmark/ });
  await expect(button).toBeEnabled();
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }));
  await press(button);
  await expect(page.getByText('That could not be bookmarked. Please try again.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await checkScreen(page);
  await page.unroute('**/graphql');
  await press(button);
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});

test('R-PUR-9 the list: sorted, searched, filtered, taken away as files, removed with Undo; hidden ones are refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page);
  for (const contentId of ['title-king-lear', 'production-to-be-or-not-to-be', 'guide-antigone-study-guide'])
    await add(page, { contentId, relatedContentId: null });
  // Not for this organisation's country: refused, as one that does not exist (R-VIS-10).
  const hidden = await add(page, {
    contentId: 'production-measure-for-measure-audio',
    relatedContentId: null,
  });
  expect(hidden).toEqual(await add(page, { contentId: 'no-such-item', relatedContentId: null }));
  await page.reload();
  await expect(page.getByText('3 saved')).toBeVisible();
  await checkScreen(page);

  const order = page.getByRole('combobox', { name: 'Order' });
  await order.focus();
  await order.selectOption('By name');
  await expect(page).toHaveURL(/sort=name/);
  const inOrder = async () => {
    const sorted = await names(page).allInnerTexts();
    return sorted.join() === sorted.toSorted((a, b) => a.localeCompare(b, 'en')).join();
  };
  await expect.poll(inOrder).toBe(true);

  const kind = page.getByRole('combobox', { name: 'Kind' });
  await kind.selectOption('Guides');
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(page).toHaveURL(/type=guide/);
  await page.reload();
  await expect(kind).toHaveValue('guide');
  await expect(names(page)).toHaveCount(1);

  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'CSV' }));
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain(`${front}/guides/antigone-study-guide`);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await middleOf(page.getByText('1 of 3'))).toBeCloseTo(
    await middleOf(page.getByRole('button', { name: 'CSV' })),
    0,
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await kind.selectOption('All kinds');
  const cited = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'RIS' }));
  const ris = await readFile(await (await cited).path(), 'utf8');
  expect(ris.match(/^TY {2}- /gm)).toHaveLength(3);
  await press(page.getByRole('button', { name: 'Print' }));
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'CSV' })).toBeHidden();
  await expect(names(page)).toHaveCount(3);
  await page.emulateMedia({ media: 'screen' });

  const search = page.getByRole('searchbox', { name: 'Search bookmarks' });
  await search.fill('zzz');
  await expect(page.getByText(/No bookmark matches/)).toBeVisible();
  await checkScreen(page);
  await search.fill('lear');
  await expect(names(page)).toHaveCount(1);
  await press(page.getByRole('button', { name: /^Remove King Lear/ }));
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  // A message waits while the focus is on it.
  await undo.focus();
  await checkScreen(page);
  await expect.poll(async () => (await stored(page)).length).toBe(2);
  await press(undo);
  await expect(names(page)).toHaveCount(1);
  await expect.poll(async () => (await stored(page)).length).toBe(3);
});

test(
  'many are shown a page at a time: links to the pages, a full page after a removal, the end leads back',
  LONG,
  async ({ page }) => {
    await open(page);
    const ids = await titleIds(front);
    for (let n = 0; n < 26; n += 1) await add(page, pairAt(ids, n));
    await page.goto(`${front}/my-bookmarks?sort=oldest`);
    await expect(page.getByText('26 saved, page 1 of 2')).toBeVisible();
    await expect(names(page)).toHaveCount(24);
    const first = await names(page).first().innerText();
    await checkScreen(page);
    await press(page.getByRole('button', { name: `Remove ${first}` }).first());
    await expect(page.getByText('25 saved, page 1 of 2')).toBeVisible();
    await expect(names(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`${front}/my-bookmarks?sort=oldest&page=2`);
    await expect(names(page)).toHaveCount(1);
    // What is removed last leaves an empty page, so the one before it is shown.
    await press(page.getByRole('button', { name: /^Remove/ }));
    await expect(page.getByText('24 saved')).toBeVisible();
    await expect(page).toHaveURL(`${front}/my-bookmarks?sort=oldest`);
    // Undone before that page is there, it would come back on the page that it was on.
    await expect(names(page)).toHaveCount(24);
    await press(page.getByRole('button', { name: 'Undo' }).last());
    await expect(page.getByText('25 saved, page 1 of 2')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/sort=oldest/);
    const answer = await page.goto(`${front}/my-bookmarks?page=9`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('There are only 2 pages of bookmarks')).toBeVisible();
    await checkScreen(page);
    await page.getByRole('link', { name: 'Last page' }).click();
    await expect(names(page)).toHaveCount(1);
  },
);
