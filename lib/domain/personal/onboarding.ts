/** The getting-started widget: for whom, with what, how far (specification §2, §4). Pure. */
import type { AuthMethod } from '@/lib/contracts/viewer';

/** R-SHL-5, R-SHL-6, R-ONB-11: words and order are the specification's; keys and targets are ours. */
export const ONBOARDING_TITLE = 'Getting started with DT+';
export const ONBOARDING_PANEL = 'Become a DT+ Champion';
export const onboardingLinks = [
  { key: 'dt-101', name: 'DT+ 101: Using the Platform', href: '/training/dt-101-using-the-platform' },
  { key: 'professional-development', name: 'Explore Professional Development', href: '/account/training' },
  { key: 'explore-search', name: 'Explore search', href: '/search' },
] as const;

export type VisitedLinks = Readonly<Record<string, { visited: boolean }>>;

/** R-ONB-1..3. */
export function showsOnboarding(method: AuthMethod, setting: boolean): boolean {
  return method === 'Okta' && setting;
}

/** The link whose target an address is, or is part of: a module belongs to its course. Null for every other address. */
export function onboardingTarget(path: string): string | null {
  const [place = ''] = path.split(/[?#]/);
  const found = onboardingLinks.find(({ href }) => place === href || place.startsWith(`${href}/`));
  return found?.key ?? null;
}

/** R-ONB-9, R-ONB-10: share of the three links visited, in whole percent; other keys do not count. */
export function onboardingProgress(links: VisitedLinks): number {
  const visited = onboardingLinks.filter(({ key }) => links[key]?.visited === true).length;
  return Math.round((visited / onboardingLinks.length) * 100);
}

/** R-ONB-4..6: is to open by itself once a browser session, below 100 %. */
export function opensByItself(progress: number, openedBefore: boolean): boolean {
  return progress < 100 && !openedBefore;
}
