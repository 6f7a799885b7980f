/** Screens of a person: bookmarks, training, certificate, account, feedback; and what lies over the page. */
import { expect, type Page } from '@playwright/test';
import { onboardingTitle } from '@/lib/domain/prompts/onboarding';
import { firstSeenKey } from '@/lib/domain/prompts/survey';
import { listed, TOUR_KEY } from '../support/library';
import { completeCourse, keepBookmarks, subscribed } from '../support/personal-state';
import type { Screen } from './screen';

const COURSE = '/training/dt-101-using-the-platform';

async function firstModule(): Promise<string> {
  const modules = await listed('training-course-modules');
  const found = modules.find(({ name }) => name === 'Find what you need');
  return `${COURSE}/${found?.slug ?? 'none'}`;
}

async function withBookmarks(page: Page): Promise<void> {
  const items = await listed('productions', 'limit=6');
  await keepBookmarks(
    page,
    items.map(({ id }) => id),
  );
}

async function withCertificate(page: Page): Promise<void> {
  const [course] = await listed('training-courses', 'limit=1');
  const modules = await listed('training-course-modules');
  await completeCourse(
    page,
    course?.id ?? '',
    modules.map(({ id }) => id),
  );
}

const certificateShows = async (page: Page) => {
  // It is made by a worker; the page asks until it is there.
  await expect(page.getByRole('button', { name: /^Download certificate/ })).toBeVisible({ timeout: 30_000 });
};

const ofOnesOwn: readonly Screen[] = [
  { name: 'bookmarks, none yet', as: 'expired', path: '/my-bookmarks' },
  { name: 'bookmarks', as: 'administrator', path: '/my-bookmarks', prepare: withBookmarks },
  {
    name: 'bookmarks, none of them matches',
    as: 'administrator',
    path: '/my-bookmarks?q=qqqqqq',
    prepare: withBookmarks,
  },
  {
    name: 'a bookmark removed, with the way back',
    as: 'administrator',
    path: '/my-bookmarks',
    prepare: withBookmarks,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  { name: 'lists, none yet', as: 'expired', path: '/lists' },
  { name: 'the lesson of a classroom machine, empty', as: 'classroom', path: '/lists' },
  { name: 'letters of a classroom machine', as: 'expired', path: '/hand-over' },
  { name: 'bookmarks, a personal account is needed', as: 'classroom', path: '/my-bookmarks' },
];

const training: readonly Screen[] = [
  { name: 'training, nothing begun', as: 'trial', path: '/account/training' },
  { name: 'the course, for anyone', path: COURSE },
  { name: 'the course on a school’s network', as: 'classroom', path: COURSE },
  { name: 'a module, for anyone', path: firstModule },
  { name: 'a module of a person', as: 'trial', path: firstModule },
  {
    name: 'the course, completed, with its certificate',
    as: 'administrator',
    path: COURSE,
    prepare: withCertificate,
    act: certificateShows,
  },
  {
    name: 'training, completed',
    as: 'administrator',
    path: '/account/training',
    prepare: withCertificate,
    act: certificateShows,
  },
  { name: 'the end of a module', as: 'administrator', path: firstModule, prepare: withCertificate },
  {
    name: 'the public page of a certificate',
    as: 'administrator',
    path: COURSE,
    prepare: withCertificate,
    act: async (page) => {
      await certificateShows(page);
      await page.getByRole('link', { name: 'public page' }).click();
      await expect(page.getByText('Genuine certificate', { exact: true })).toBeVisible();
    },
  },
];

const account: readonly Screen[] = [
  { name: 'the account', as: 'administrator', path: '/account' },
  {
    name: 'the question before data are deleted',
    as: 'administrator',
    path: '/account',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete my data' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'feedback of nobody', path: '/feedback' },
  { name: 'feedback, closed', as: 'administrator', path: '/feedback' },
  { name: 'feedback, a personal account is needed', as: 'classroom', path: '/feedback' },
  { name: 'feedback', as: 'trial', path: '/feedback' },
  {
    name: 'feedback with errors',
    as: 'trial',
    path: '/feedback',
    act: async (page) => {
      await page.getByRole('button', { name: 'Send feedback' }).click();
      await expect(page.getByText('Choose yes, no or maybe')).toBeVisible();
    },
  },
];

const surveyDue = (nextDisplayTimestamp: string | null) => (page: Page) =>
  page.route('**/api/user-survey-metadata*', (route) =>
    route.fulfill({ json: { userId: 'demo-superuser', nextDisplayTimestamp, dismissalCounter: 0 } }),
  );

/** One thing at a time: what is shown after the survey needs a day on which it is not asked. */
const askedLater = surveyDue('2099-01-01T00:00:00.000Z');

/** The survey has never been asked of a person known since long, and what is answered goes nowhere. */
async function neverAsked(page: Page): Promise<void> {
  const firstSeen = firstSeenKey('demo-superuser');
  await page.addInitScript((key) => localStorage.setItem(key, '2020-01-01T00:00:00.000Z'), firstSeen);
  await surveyDue(null)(page);
  await page.route('**/api/user-survey', (route) =>
    route.fulfill({ status: 201, json: { id: 'answer', createdAt: new Date().toISOString() } }),
  );
}

const tour = (page: Page) => page.addInitScript((key) => localStorage.removeItem(key), TOUR_KEY);

const banner = (name: string) => (page: Page) => expect(page.getByRole('region', { name })).toBeVisible();

const widget = (page: Page) => page.getByRole('region', { name: onboardingTitle() });

/** It opens by itself but beside a banner, as the survey's, whose day may have come. */
async function openWidget(page: Page): Promise<void> {
  const small = widget(page).getByRole('button', { name: onboardingTitle() });
  const minimise = widget(page).getByRole('button', { name: 'Minimise' });
  await expect(small.or(minimise)).toBeVisible();
  if (await small.isVisible()) await small.click();
  await expect(minimise).toBeVisible();
}

const overlays: readonly Screen[] = [
  {
    name: 'getting started',
    as: 'superuser',
    path: '/about',
    prepare: askedLater,
    act: openWidget,
  },
  {
    name: 'getting started, small',
    as: 'superuser',
    path: '/about',
    prepare: askedLater,
    act: async (page) => {
      await openWidget(page);
      await widget(page).getByRole('button', { name: 'Minimise' }).click();
      await expect(widget(page).getByRole('button', { name: onboardingTitle() })).toBeFocused();
    },
  },
  {
    name: 'the tour',
    as: 'superuser',
    path: '/',
    prepare: tour,
    act: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'the tour, second step',
    as: 'superuser',
    path: '/',
    prepare: tour,
    act: async (page) => {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('dialog', { name: 'Start from your class' })).toBeVisible();
    },
  },
  {
    name: 'the notice of a trial’s end',
    as: 'superuser',
    path: '/about',
    prepare: (page) => subscribed(page, { type: 'trial', startsIn: -3, endsIn: 1 }),
    act: banner('Your free trial'),
  },
  {
    name: 'the notice of a subscription’s end',
    as: 'superuser',
    path: '/about',
    prepare: async (page) => {
      await neverAsked(page);
      await subscribed(page, { startsIn: -30, endsIn: 40 });
    },
    act: banner('Your subscription'),
  },
  {
    name: 'the survey',
    as: 'superuser',
    path: '/about',
    prepare: async (page) => {
      await neverAsked(page);
      await subscribed(page, { startsIn: -120, endsIn: 240 });
    },
    act: banner('Survey'),
  },
  {
    name: 'the survey, answered',
    as: 'superuser',
    path: '/about',
    prepare: async (page) => {
      await neverAsked(page);
      await subscribed(page, { startsIn: -120, endsIn: 240 });
    },
    act: async (page) => {
      const survey = page.getByRole('region', { name: 'Survey' });
      await survey.getByRole('button', { name: '5 of 6' }).click();
      await expect(survey.getByText('Great! Thank you for telling us.')).toBeVisible();
    },
  },
];

export const personalScreens: readonly Screen[] = [...ofOnesOwn, ...training, ...account, ...overlays];
