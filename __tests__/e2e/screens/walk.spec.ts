/**
 * Every screen in every state, as its visitor sees it, in light and dark, on a desk and at 320 px (which is a desk at
 * 400 %): nothing that axe knows of, valid HTML from the server, no sideways scrolling, no id twice, no target too small
 * to hit, and controls that can be seen with forced colours. One load for all of it.
 */
import { expect, type Page } from '@playwright/test';
import { labelledTypes, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { shortIf } from '../support/long';
import { gatewayOf, test } from '../support/visitors';
import {
  axeFaults,
  bareControls,
  COLOUR_RULES,
  duplicateIds,
  groundlessControls,
  sidewaysScrolling,
  smallTargets,
} from './checks';
import { htmlFaults } from './html';
import { allScreens } from './all-screens';
import { itemScreens } from './item-screens';
import type { Screen } from './screen';

const HEIGHT = 900;
const DESK = 1280;
const NARROW = 320;

/** The widget would open over every page of a person who has just come. */
const widgetWasOpen = () => sessionStorage.setItem('dt.onboardingOpened', 'true');

type Look = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** A look is there when a frame has been drawn in it: until then colours and borders are on their way. */
async function inLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia(look);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Everything at one width, in one scheme. */
async function faultsAt(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await inLook(page, { colorScheme });
  const faults = [
    ...(await axeFaults(page)),
    ...(await sidewaysScrolling(page)),
    ...(await smallTargets(page)),
    ...(await duplicateIds(page)),
  ];
  return faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`);
}

/** What a scheme can change beside it. */
async function colourFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await inLook(page, { colorScheme });
  return (await axeFaults(page, COLOUR_RULES)).map((fault) => `${colorScheme}: ${fault}`);
}

async function forcedColourFaults(page: Page): Promise<string[]> {
  await inLook(page, { forcedColors: 'active' });
  const faults = [...(await bareControls(page)), ...(await groundlessControls(page))];
  await inLook(page, { forcedColors: 'none' });
  return faults;
}

async function open(page: Page, screen: Screen): Promise<string[]> {
  const { path, status = 200 } = screen;
  const place = typeof path === 'string' ? path : await path(page);
  const address = place.startsWith('http') ? place : `${gatewayOf(screen.as ?? 'nobody')}${place}`;
  const answer = await page.goto(address);
  if (status !== null) expect(answer?.status()).toBe(status);
  const faults = status === null ? [] : await htmlFaults((await answer?.text()) ?? '');
  await page.waitForLoadState('load');
  await screen.act?.(page);
  return faults;
}

/** One of each frame, for every run of the tests; all of them by `npm run test:screens`. */
const short: ReadonlySet<string> = new Set([
  'home',
  'the menu of narrow screens',
  'search with results',
  'search with suggestions open',
  'the filter drawer',
  'item page: production',
  'the issuer’s sign-in page with errors',
  'not found',
  'bookmarks',
  'the course, for anyone',
  'feedback with errors',
  'vocabulary: genres',
  'a list, played',
  'operators: a recording',
]);

test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

test('every listing is valid HTML', async ({ request }) => {
  for (const { type } of labelledTypes) {
    const html = await (await request.get(`/${segmentOfType[type]}`)).text();
    expect([type, await htmlFaults(html)]).toEqual([type, []]);
  }
});

test('every kind of item page is valid HTML', async ({ page, request }) => {
  for (const { name, path } of itemScreens.filter((screen) => screen.name.startsWith('item page: '))) {
    const html = await (await request.get(typeof path === 'string' ? path : await path(page))).text();
    expect([name, await htmlFaults(html)]).toEqual([name, []]);
  }
});

for (const screen of allScreens) {
  test(
    `stands in nobody’s way: ${screen.name}`,
    shortIf(short.has(screen.name)),
    async ({ browser, stateOf }) => {
      const width = screen.width ?? DESK;
      const context = await browser.newContext({
        storageState: await stateOf(screen.as ?? 'nobody'),
        viewport: { width, height: HEIGHT },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (!screen.name.startsWith('getting started')) await page.addInitScript(widgetWasOpen);
      await screen.prepare?.(page);
      const faults = [
        ...(await open(page, screen)),
        ...(await faultsAt(page, width, 'light')),
        ...(await colourFaults(page, 'dark')),
        ...(await forcedColourFaults(page)),
        ...(screen.wideOnly ? [] : await faultsAt(page, NARROW, 'dark')),
      ];
      await context.close();
      expect(faults).toEqual([]);
    },
  );
}
