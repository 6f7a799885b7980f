/** The getting-started widget: for whom, with what, how far (specification §2, §4). Pure. */
import { site } from '@/lib/contracts/site';
import type { AuthMethod } from '@/lib/contracts/viewer';

/** The course that begins it, where a library has one. */
export const FIRST_COURSE_PATH = '/training/dt-101-using-the-platform';

/** R-SHL-5, R-SHL-6: the specification's words, under the library's own name. */
export const onboardingTitle = (): string => `Getting started with ${site().shortName}`;
export const onboardingPanel = (): string => `Become a ${site().shortName} Champion`;

interface OnboardingLink {
  key: string;
  name: string;
  /** Where it leads: the first of them that this library has. */
  hrefs: readonly [string, ...string[]];
}

/** R-SHL-6, R-ONB-11: words and order are the specification's; keys and targets are ours. */
export const onboardingLinks = (): readonly OnboardingLink[] => [
  { key: 'dt-101', name: `${site().shortName} 101: Using the Platform`, hrefs: [FIRST_COURSE_PATH, '/help'] },
  { key: 'professional-development', name: 'Explore Professional Development', hrefs: ['/account/training'] },
  { key: 'explore-search', name: 'Explore search', hrefs: ['/search'] },
];

export type VisitedLinks = Readonly<Record<string, { visited: boolean }>>;

/** R-ONB-1..3. */
export function showsOnboarding(method: AuthMethod, setting: boolean): boolean {
  return method === 'Okta' && setting;
}

/** The link whose target an address is, or is part of: a module belongs to its course. Null for every other address. */
export function onboardingTarget(path: string): string | null {
  const [place = ''] = path.split(/[?#]/);
  const found = onboardingLinks().find(({ hrefs }) =>
    hrefs.some((href) => place === href || place.startsWith(`${href}/`)),
  );
  return found?.key ?? null;
}

/** R-ONB-9, R-ONB-10: share of the three links visited, in whole percent; other keys do not count. */
export function onboardingProgress(links: VisitedLinks): number {
  const all = onboardingLinks();
  const visited = all.filter(({ key }) => links[key]?.visited === true).length;
  return Math.round((visited / all.length) * 100);
}

/** R-ONB-4..6: is to open by itself once a browser session, below 100 %. */
export function opensByItself(progress: number, openedBefore: boolean): boolean {
  return progress < 100 && !openedBefore;
}
