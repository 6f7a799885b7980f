/** Tour and onboarding, state by state. */
import {
  onboardingLinks,
  onboardingProgress,
  onboardingTarget,
  opensByItself,
  onboardingPanel,
  onboardingTitle,
  showsOnboarding,
  targetOf,
} from '@/lib/domain/prompts/onboarding';
import { decideTour, mayShowTour, TOUR_DONE, tourStep } from '@/lib/domain/prompts/tour';

const NOW = new Date('2026-03-10T12:00:00.000Z');

describe('tour', () => {
  it('R-TOU-1 without a stored date it shows, and yesterday is stored', () => {
    expect(decideTour(null, NOW)).toEqual({ show: true, store: '2026-03-09T12:00:00.000Z' });
  });

  it('R-TOU-2 a past date shows it', () => {
    expect(decideTour('2026-03-09T12:00:00Z', NOW)).toEqual({ show: true, store: null });
  });

  it.each([
    ['R-TOU-3 a future date', '2026-03-11T00:00:00Z'],
    ['R-TOU-4 the text false', TOUR_DONE],
    ['R-TOU-5 an unreadable text', 'garbage'],
  ])('%s does not', (_name, stored) => {
    expect(decideTour(stored, NOW)).toEqual({ show: false });
  });

  it('R-TOU-8 is for people who signed in', () => {
    expect((['Okta', 'IPAuth', 'Unauthed', 'none'] as const).map(mayShowTour)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('R-SHL-2 steps do not wrap, and next on the last ends it', () => {
    expect(tourStep(0, 'back', 3)).toBe(0);
    expect(tourStep(0, 'next', 3)).toBe(1);
    expect(tourStep(2, 'back', 3)).toBe(1);
    expect(tourStep(2, 'next', 3)).toBeNull();
  });
});

describe('onboarding', () => {
  it('R-SHL-5 R-SHL-6 has its exact words and links', () => {
    expect(onboardingTitle()).toBe('Getting started with DT+');
    expect(onboardingPanel()).toBe('Become a DT+ Champion');
    expect(onboardingLinks().map(({ name }) => name)).toEqual([
      'DT+ 101: Using the Platform',
      'Explore Professional Development',
      'Explore search',
    ]);
  });

  it('R-ONB-1 R-ONB-2 R-ONB-3 shows to signed-in users whose setting is on', () => {
    expect(showsOnboarding('Okta', true, '/')).toBe(true);
    expect(showsOnboarding('Okta', false, '/')).toBe(false);
    expect(showsOnboarding('IPAuth', true, '/')).toBe(false);
    expect(showsOnboarding('Unauthed', true, '/')).toBe(false);
  });

  it.each([
    ['/admin/[[...section]]', false],
    ['/admin/recordings', false],
    ['/feedback', false],
    ['/administrators', true],
    ['/account', true],
  ])('on %s it shows: %s', (route, shown) => {
    expect(showsOnboarding('Okta', true, route)).toBe(shown);
  });

  it.each([
    ['/training/dt-101-using-the-platform', [], 'dt-101'],
    ['/training/dt-101-using-the-platform/searching?from=x#top', [], 'dt-101'],
    ['/training/dt-101-using-the-platform-again', [], null],
    ['/help', [], null],
    ['/help', ['/training/dt-101-using-the-platform'], 'dt-101'],
    ['/search?q=hamlet', [], 'explore-search'],
    ['/account', [], null],
    ['/account/training', [], 'professional-development'],
  ])('%s, where %j lead nowhere, visits the link %s', (path, empty, key) => {
    expect(onboardingTarget(path, empty)).toBe(key);
  });

  it('a link leads to the first of its targets that this library has, else to the first', () => {
    const [first] = onboardingLinks();
    if (!first) throw new Error('no link');
    expect(targetOf(first, [])).toBe('/training/dt-101-using-the-platform');
    expect(targetOf(first, ['/training/dt-101-using-the-platform'])).toBe('/help');
    expect(targetOf(first, ['/training/dt-101-using-the-platform', '/help'])).toBe(
      '/training/dt-101-using-the-platform',
    );
  });

  it('R-ONB-9 R-ONB-10 progress is the share of the three links', () => {
    const visited = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { visited: true }]));
    expect(onboardingProgress({})).toBe(0);
    expect(onboardingProgress(visited('dt-101', 'somewhere-else'))).toBe(33);
    expect(onboardingProgress(visited('dt-101', 'explore-search'))).toBe(67);
    expect(onboardingProgress(visited('dt-101', 'explore-search', 'professional-development'))).toBe(100);
    expect(onboardingProgress({ 'dt-101': { visited: false } })).toBe(0);
  });

  it('R-ONB-4 R-ONB-5 R-ONB-6 opens by itself once, below 100 %', () => {
    expect(opensByItself(67, false)).toBe(true);
    expect(opensByItself(67, true)).toBe(false);
    expect(opensByItself(100, false)).toBe(false);
  });
});
