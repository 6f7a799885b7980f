/** Screens that everybody may see: home, search, listings, signing in and out, pages of text, what went wrong. */
import { expect, type Page } from '@playwright/test';
import { contentTypes, isListedType, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { isVocabulary } from '@/lib/domain/listing/vocabulary';
import { anonymousShell } from '@/lib/domain/viewer/shell';
import { addresses } from '../support/library';
import type { Screen } from './screen';

const openMenu = (name: string) => (page: Page) => page.locator('summary', { hasText: name }).first().click();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const home: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home of a recognised classroom', as: 'classroom', path: '/' },
  { name: 'home with the education menu open', path: '/', act: openMenu('Education'), wideOnly: true },
  { name: 'the menu of narrow screens', path: '/', width: 375, act: (page) => button(page, 'Menu').click() },
];

const search: readonly Screen[] = [
  // One template: what the others send is held valid below, by its HTML alone.
  { name: 'listing: productions', path: '/productions' },
  { name: 'listing: people', path: '/people' },
  { name: 'listing: collections', path: '/collections' },
  { name: 'search with results', path: '/search?q=hamlet' },
  { name: 'search, a later page with filters', path: '/search?type=production&page=2' },
  { name: 'search with an open filter', path: '/search', act: openMenu('Genre') },
  { name: 'search with the order open', path: '/search', act: openMenu('Sort:') },
  { name: 'search as a list', path: '/search?q=lear', act: (page) => button(page, 'List').click() },
  {
    name: 'search with suggestions open',
    path: '/search',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search the library' }).fill('haml');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'search, nothing found', path: '/search?q=qqqqqq' },
  { name: 'search, nothing found, with ways out', path: '/search?q=hamlet&type=trainingCourse' },
  { name: 'search, another spelling offered', path: '/search?q=hamlett' },
  {
    name: 'search, results on their way',
    path: '/search',
    prepare: (page) => page.route('**/api/search?*', () => undefined),
    act: (page) =>
      page
        .getByRole('checkbox', { name: /^Guides/ })
        .first()
        .check(),
  },
  {
    name: 'search, results could not be fetched',
    path: '/search',
    prepare: (page) => page.route('**/api/search?*', (route) => route.abort()),
    act: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Guides/ })
        .first()
        .check();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'the filter drawer',
    path: '/search',
    width: 375,
    act: async (page) => {
      await button(page, 'Filters').click();
      await expect(button(page, /^Show [\d,]+ results?$/)).toBeVisible();
    },
  },
  { name: 'search by standard, first step', as: 'usa', path: '/search?mode=standards' },
  {
    name: 'search by standard, with a standard chosen',
    as: 'usa',
    path: '/search?mode=standards',
    act: async (page) => {
      for (const name of ['Authority', 'Grade', 'Standard']) {
        const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
        await step
          .getByRole('link', { name: /[1-9]\d* results?$/ })
          .first()
          .click();
        await expect(step.getByRole('link', { name: /^Change/ })).toBeVisible();
      }
    },
  },
];

const vocabularies: readonly Screen[] = contentTypes
  .filter(isListedType)
  .filter(isVocabulary)
  .map((type) => ({
    name: `vocabulary: ${segmentOfType[type]}`,
    path: `/${segmentOfType[type]}`,
  }));

/** A page whose data the sample library never has, reached from another. */
const given = (name: string, path: string, heading: string, props: object): Screen => ({
  name,
  path: '/about',
  prepare: (page) =>
    page.route(`**/_next/data/*${path}.json*`, (route) =>
      route.fulfill({ json: { pageProps: { shell: anonymousShell, ...props } } }),
    ),
  act: async (page) => {
    await page.evaluate(async (to) => {
      const { next } = window as unknown as { next: { router: { push: (to: string) => Promise<boolean> } } };
      await next.router.push(to);
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

const signingIn: readonly Screen[] = [
  {
    name: 'sign-in at the library, with the issuer out of reach',
    path: '/sign-in?returnTo=%2Fguides',
    prepare: (page) => page.route('**/.well-known/openid-configuration', (route) => route.abort()),
    act: (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
  {
    name: 'the return from sign-in, failed',
    path: '/callback?error=access_denied&state=unknown',
    act: (page) => expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible(),
  },
  {
    name: 'the issuer’s sign-in page',
    path: '/account',
    act: (page) => expect(page.getByLabel('E-mail address')).toBeVisible(),
  },
  {
    name: 'the issuer’s sign-in page with errors',
    path: '/account',
    act: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'find your school', path: '/sign-in/school' },
  { name: 'find your school, found', path: '/sign-in/school?name=harb&return=%2Fguides' },
  { name: 'find your school, not listed', path: '/sign-in/school?name=qqqq' },
  { name: 'find your school on a school’s network', as: 'classroom', path: '/sign-in/school' },
  {
    name: 'the issuer’s refusal',
    path: async () => `${addresses().identity}/authorize?client_id=none`,
    status: 400,
  },
  {
    name: 'the issuer’s question before signing out',
    as: 'superuser',
    path: async () => `${addresses().identity}/end_session`,
    act: (page) => expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible(),
  },
  {
    name: 'the issuer’s page after signing out',
    path: async () => `${addresses().identity}/end_session`,
    status: null,
    act: (page) => expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible(),
  },
  given('not known to the library', '/not-known', 'This library does not know you', {
    standing: { reason: 'NOT_LISTED', organisationName: 'Harbourside Academy', contact: null },
  }),
  { name: 'signed out', path: '/logged-out' },
  {
    name: 'signed out because the session ended',
    path: '/logged-out?message=session_expired&page=%2Fguides',
  },
];

const texts: readonly Screen[] = [
  { name: 'explore', path: '/explore' },
  { name: 'about', path: '/about' },
  given('the imprint', '/imprint', 'Imprint', {
    written: {
      title: 'Imprint',
      blocks: [
        {
          kind: 'paragraph',
          children: [{ kind: 'text', text: 'Run by the Library of Example, 1 Example Street.', marks: [] }],
        },
      ],
    },
  }),
  { name: 'offline', path: '/offline.html' },
  { name: 'help', path: '/help' },
  { name: 'the accessibility statement', path: '/accessibility' },
  { name: 'privacy', path: '/privacy' },
  { name: 'data protection', path: '/data-protection' },
  { name: 'certificates: a code to check', path: '/certificates' },
  { name: 'certificates: a code that nobody has', path: `/certificates/${'0'.repeat(32)}`, status: 404 },
  { name: 'a class code', path: '/class' },
  { name: 'a class code that opens nothing', path: '/class?code=AAAAAA' },
  { name: 'a class that is not there', path: `/class/${'A'.repeat(22)}`, status: 404 },
  { name: 'not found', path: '/nowhere', status: 404 },
  { name: 'an item that is not there', path: '/productions/no-such-thing', status: 404 },
  {
    name: 'unavailable',
    path: '/privacy',
    prepare: (page) =>
      page.route('**/_next/data/*/about.json*', (route) =>
        route.fulfill({ json: { pageProps: { shell: anonymousShell, problem: 'unavailable' } } }),
      ),
    act: async (page) => {
      await page.getByRole('link', { name: 'About the library' }).click();
      await expect(page.getByRole('heading', { name: 'This page is unavailable just now' })).toBeVisible();
    },
  },
];

export const publicScreens: readonly Screen[] = [...home, ...search, ...vocabularies, ...signingIn, ...texts];
