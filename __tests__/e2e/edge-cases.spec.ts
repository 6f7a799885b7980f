/**
 * What editors and time do to a library, shown in a real browser: links that lead nowhere, items without picture or
 * recording, names that are very long or run from right to left. Each page stands, at a phone's and a desk's width.
 */
import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/library';
import { checkScreen } from './support/screens';
import { LONG, shortIf } from './support/long';

/** The play whose productions name the film. */
const PLAY = '/titles/hamlet';
const FILM = '/productions/to-be-or-not-to-be';

interface PageData {
  pageProps: { page: Record<string, unknown> & { facts: object[]; sections: unknown[] } };
}

/** Opens an item from the page of its play with its page's data changed, as if content said so; drawn by the page's own parts. */
async function openChanged(page: Page, change: (data: PageData['pageProps']['page']) => void): Promise<void> {
  await page.route(/\/_next\/data\/.*to-be-or-not-to-be\.json/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as PageData;
    change(body.pageProps.page);
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(PLAY, { waitUntil: 'networkidle' });
  await page.locator(`a[href="${FILM}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${FILM}$`));
  await page.waitForLoadState('networkidle');
}

const one = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung';
const many = 'The Extraordinarily Long and Winding Tragedy of a Prince Who Could Not Decide, in Many Acts, ';

test.describe('names', () => {
  for (const [what, name] of [
    ['one very long word', one.repeat(3)],
    ['very many words', many.repeat(3).slice(0, 255)],
  ] as const)
    test(`of ${what} break and leave room`, shortIf(what === 'one very long word'), async ({ page }) => {
      await openChanged(page, (item) => {
        item.name = name;
        item.facts = [
          {
            label: 'Directed by',
            values: [
              { name, href: '/people/somebody' },
              { name, href: null },
            ],
          },
        ];
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await checkScreen(page);
    });

  test('from right to left stand to the right, and the page around them to the left', async ({ page }) => {
    const name = 'هاملت: أكون أو لا أكون';
    await openChanged(page, (item) => {
      item.name = name;
      item.introduction = 'أشهر سؤال في المسرح، يُقال وحيدًا على خشبة عارية.';
    });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await page.getByText(/أشهر سؤال/).evaluate((element) => getComputedStyle(element).direction)).toBe(
      'rtl',
    );
    expect(await page.locator('html').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    await checkScreen(page);
  });
});

test.describe('an item', () => {
  test('without picture has its player and no gap', LONG, async ({ page }) => {
    await openChanged(page, (item) => {
      item.image = null;
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkScreen(page);
  });

  test('whose picture cannot be had keeps its room and its name', LONG, async ({ page }) => {
    await page.route(/\/_next\/image|\/pictures?\/|\.webp|\.jpe?g/, (route) => route.abort());
    await page.goto(FILM);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkScreen(page);
  });

  test('with nothing but its name is a page', async ({ page }) => {
    await openChanged(page, (item) => {
      Object.assign(item, { image: null, recording: null, documents: [], facts: [], sections: [] });
      Object.assign(item, { introduction: '', minutes: null, year: null, audience: null, levels: [] });
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
    await checkScreen(page);
  });
});

test.describe('in the sample library', () => {
  for (const [what, path] of [
    ['without picture', '/productions/lysistrata-seventies-choir'],
    ['without recording', '/productions/hamlet-young-company'],
    ['with a link to an entry that was deleted', '/guides/set-design-from-verbs'],
    ['with a link to a draft', '/guides/reading-light'],
    ['with more relations than one query holds', '/people/william-shakespeare'],
  ] as const)
    test(`an item ${what}`, shortIf(what === 'without recording'), async ({ page }) => {
      const answer = await page.goto(`${addresses().classroom}${path}`, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.content()).not.toMatch(
        /scenery-for-tall-people|how-we-light-a-storm|undefined|\[object/,
      );
      await checkScreen(page);
    });

  test('R-VIS-10 relations of what is hidden are not there, nor is its name', async ({ page }) => {
    await page.goto(`${addresses().front}/titles/king-john`);
    expect(await page.content()).not.toContain('king-john-young-company');
  });
});
