/** Captions that are not saved yet: links, the search and Back ask before they leave, and staying loses nothing. */
import { expect, type Page } from '@playwright/test';
import { gatewayOf, test } from '../support/visitors';

const LIST = '/admin/recordings';
const EDITOR = `${LIST}/rec-storm`;
const recording = {
  assetId: 'rec-storm',
  title: 'The Storm',
  entry: null,
  type: 'audio',
  durationSeconds: 75,
  tracks: { sounds: [], texts: [{ kind: 'captions', language: 'en', label: 'English' }] },
};
const edited = {
  ...recording,
  texts: [
    {
      ...{ kind: 'captions', language: 'en', label: 'English', version: 'v1' },
      cues: [{ start: 1, end: 2, text: 'Rain' }],
    },
  ],
  chapters: [],
  chaptersVersion: '',
  hls: 'https://media.test/a',
  poster: 'https://media.test/b',
  rights: null,
};

/** Answers the next question, and says what it was. */
const answered = (page: Page, isLeft: boolean) =>
  new Promise<string>((asked) =>
    page.once('dialog', (dialog) => {
      asked(dialog.message());
      void (isLeft ? dialog.accept() : dialog.dismiss());
    }),
  );

test('unsaved captions are not left behind unasked', async ({ browser, stateOf }) => {
  const context = await browser.newContext({ storageState: await stateOf('superuser') });
  const page = await context.newPage();
  await page.route('**/api/admin/recordings', (route) =>
    route.fulfill({ json: { jobs: [], recordings: [recording] } }),
  );
  await page.route('**/api/admin/recordings/rec-storm', (route) => route.fulfill({ json: edited }));
  await page.goto(`${gatewayOf('superuser')}${LIST}`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'The Storm' }).click();
  await expect(page).toHaveURL(new RegExp(`${EDITOR}$`));
  const words = page.getByRole('textbox', { name: 'Captions: English, line 1, words' });
  const search = page.getByRole('combobox', { name: 'Search the library' });
  await words.fill('Heavy rain');
  await search.fill('hamlet');

  const waysOut = [
    () =>
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Recordings' }).click(),
    () => search.press('Enter'),
    async () => {
      await search.press('ArrowDown');
      await page.getByRole('option').first().click();
    },
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of waysOut) {
    const question = answered(page, false);
    await leave();
    expect(await question).toContain('not saved');
    await expect(page).toHaveURL(new RegExp(`${EDITOR}$`));
    await expect(words).toHaveValue('Heavy rain');
  }

  const question = answered(page, true);
  await page.evaluate(() => history.back());
  await question;
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recordings');
  await context.close();
});
