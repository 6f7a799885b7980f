/** Item pages: one of every content type, and what a page with a recording or a document can show. */
import { expect, type Locator, type Page } from '@playwright/test';
import { contentTypes, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { listed, playableProduction } from '../support/library';
import type { Screen } from './screen';

/** A film with chapters and captions, and nothing to accept first. */
const FILM = '/productions/tomorrow-and-tomorrow';
/** Machines under load decode slowly; waiting longer hides nothing. */
const STARTS = { timeout: 80_000 };

const first = (segment: string) => async () => {
  const [item] = await listed(segment, 'limit=1');
  return `/${segment}/${item?.slug ?? ''}`;
};

const kinds: readonly Screen[] = contentTypes.map((type) => ({
  name: `item page: ${type}`,
  path: first(segmentOfType[type]),
}));

const playing = (page: Page): Locator => page.locator('video, audio').first();

/** Presses play and stops at a moment, so that the controls stay. */
async function play(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(play|listen|i understand)/i })
    .first()
    .click();
  await expect
    .poll(() => playing(page).evaluate((media: HTMLMediaElement) => media.currentTime), STARTS)
    .toBeGreaterThan(0.2);
  await playing(page).evaluate((media: HTMLMediaElement) => media.pause());
  await expect(page.locator('[data-media-player][data-paused]')).toBeAttached();
}

async function guided(): Promise<string> {
  const found = (await listed('productions')).find(
    ({ media, healthGuidance }) => media && healthGuidance.length > 0,
  );
  return `/productions/${found?.slug ?? ''}`;
}

async function sound(): Promise<string> {
  const found = (await listed('productions', 'searchTerm=tempest&limit=50')).find(
    ({ media }) => media?.type === 'audio',
  );
  return `/productions/${found?.slug ?? ''}`;
}

async function withDocument(): Promise<string> {
  const found = (await listed('guides')).find(({ documents }) => documents.length > 0);
  return `/guides/${found?.slug ?? ''}`;
}

const opens = (name: string, dialog: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
};

const recordings: readonly Screen[] = [
  { name: 'the player before play', as: 'classroom', path: FILM },
  { name: 'the player with guidance to accept', as: 'classroom', path: guided },
  { name: 'the player of a lapsed subscriber', as: 'expired', path: FILM },
  { name: 'the player after play', as: 'classroom', path: FILM, act: play },
  { name: 'the player of sound', as: 'classroom', path: sound, act: play },
  {
    name: 'the keys of the player',
    as: 'classroom',
    path: FILM,
    act: async (page) => {
      await play(page);
      await page.getByRole('region', { name: /^Video Player/ }).focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a recording that cannot be opened',
    as: 'classroom',
    path: FILM,
    prepare: (page) =>
      page.route('**/api/playback-grants', (route) =>
        route.fulfill({ status: 503, json: { error: { message: 'x', code: 'UNAVAILABLE', status: 503 } } }),
      ),
    act: async (page) => {
      await page.getByRole('button', { name: /^play/i }).first().click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible(STARTS);
    },
  },
  {
    name: 'the transcript',
    as: 'classroom',
    path: FILM,
    act: async (page) => {
      await page.getByRole('button', { name: 'Show the transcript' }).click();
      await page.getByLabel('Search in the transcript').fill('to');
      await expect(page.locator('mark').first()).toBeVisible();
    },
  },
  { name: 'citations', path: FILM, act: opens('Cite', 'Cite this') },
  { name: 'sharing', path: FILM, act: opens('Share', 'Share') },
];

const documents: readonly Screen[] = [
  { name: 'a document before it is opened', as: 'classroom', path: withDocument },
  { name: 'a document that asks to sign in', path: withDocument },
  {
    name: 'the document reader',
    as: 'classroom',
    path: withDocument,
    act: async (page) => {
      await page.getByRole('button', { name: /^Read/ }).first().click();
      await expect(page.locator('.textLayer span').first()).toBeAttached(STARTS);
    },
  },
];

/** Has a bookmark button beside everything, and the menu of the person. */
const asPerson: readonly Screen[] = [
  {
    name: 'an item page of a signed-in teacher',
    as: 'superuser',
    path: async () => `/productions/${(await playableProduction()).slug}`,
    act: (page) => page.locator('header summary').last().click(),
  },
];

export const itemScreens: readonly Screen[] = [...kinds, ...recordings, ...documents, ...asPerson];
