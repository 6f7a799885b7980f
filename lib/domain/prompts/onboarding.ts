/** The getting-started widget: who sees it, its links and their progress (specification §2, §4). Pure. */
import { site } from '@/lib/contracts/site';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';

/** The course that it starts with, if the library has it. */
export const FIRST_COURSE_PATH = '/training/dt-101-using-the-platform';

/** R-SHL-5, R-SHL-6: the wording of the specification, with the name of the library. */
export const onboardingTitle = (): string => `Getting started with ${site().shortName}`;
export const onboardingPanel = (): string => `Become a ${site().shortName} Champion`;

interface OnboardingLink {
  key: string;
  name: string;
  /** Targets in order of preference: the link leads to the first that this library has. */
  hrefs: readonly [string, ...string[]];
}

/** R-SHL-6, R-ONB-11: wording and order are from the specification; keys and targets are ours. */
export const onboardingLinks = (): readonly OnboardingLink[] => [
  { key: 'dt-101', name: `${site().shortName} 101: Using the Platform`, hrefs: [FIRST_COURSE_PATH, '/help'] },
  { key: 'professional-development', name: 'Explore Professional Development', hrefs: ['/account/training'] },
  { key: 'explore-search', name: 'Explore search', hrefs: ['/search'] },
];

export type VisitedLinks = Readonly<Record<string, { visited: boolean }>>;

/** The page of the feedback form: nothing lies over it, least of all a banner that leads there. */
export const FEEDBACK_ROUTE = '/feedback';

/** Whether a page has work of its own that the widget would lie over: administration and the feedback form. */
const isAtWork = (route: string): boolean => route === FEEDBACK_ROUTE || /^\/admin(\/|$)/.test(route);

/** R-ONB-1..3. `route`: the pattern of the page's address. */
export function showsOnboarding(method: AuthMethod, setting: boolean, route: string): boolean {
  return method === 'Okta' && setting && !isAtWork(route);
}

/** Where a link leads in this library. `empty`: addresses that hold nothing for this viewer. */
export const targetOf = ({ hrefs }: OnboardingLink, empty: readonly string[]): string =>
  hrefs.find((href) => !empty.includes(href)) ?? hrefs[0];

/** Key of the link whose target is this address or a parent of it (a module is below its course). Null for other addresses. */
export function onboardingTarget(path: string, empty: readonly string[]): string | null {
  const [place] = path.split(/[?#]/);
  const found = onboardingLinks().find((link) => `${place}/`.startsWith(`${targetOf(link, empty)}/`));
  return found?.key ?? null;
}

/** R-ONB-9, R-ONB-10: visited share of the three links, in whole per cent; other keys do not count. */
export function onboardingProgress(links: VisitedLinks): number {
  const all = onboardingLinks();
  const visited = all.filter(({ key }) => links[key]?.visited === true).length;
  return Math.round((visited / all.length) * 100);
}

/** R-ONB-4..6: opens automatically once per browser session while progress is below 100 %. */
export function opensByItself(progress: number, openedBefore: boolean): boolean {
  return progress < 100 && !openedBefore;
}
