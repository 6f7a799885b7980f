/** Texts of the education navigation tour, for the menu of the viewer's country. Pure. */
import type { MenuGroup } from '@/lib/contracts/shell';
import { educationHeadings } from '../catalogue/education-headings';

export interface TourStep {
  /** Value of `data-tour` on the element that the step points to. */
  target: string;
  title: string;
  text: string;
}

const TARGET = 'education';

const words: Readonly<Record<string, Omit<TourStep, 'target'>>> = {
  [educationHeadings.level]: {
    title: 'Start from your class',
    text: 'Levels and years of your country. Choose one to see everything for students of that age.',
  },
  [educationHeadings.course]: {
    title: 'Or from your qualification or country',
    text: 'Each leads to the plays, guides and lesson plans that belong to it.',
  },
  [educationHeadings.theatreSkill]: {
    title: 'By theatre skill',
    text: 'Movement, voice, design: workshops and lessons, gathered by what they practise.',
  },
  [educationHeadings.englishSkill]: {
    title: 'By English skill',
    text: 'Reading, writing and speaking: what helps students work with a play as a text.',
  },
};

/** One step for the menu, then one for each of its columns; no steps without a menu. */
export function tourSteps(groups: readonly MenuGroup[]): readonly TourStep[] {
  if (groups.length === 0) return [];
  const columns = groups.flatMap(({ heading }) => {
    const known = words[heading];
    return known ? [{ target: `${TARGET}-${heading}`, ...known }] : [];
  });
  const first = {
    target: TARGET,
    title: 'Find what fits your lesson',
    text: 'Everything in the library is sorted for teaching, in this menu. A short look round?',
  };
  return [first, ...columns];
}

/** The tour appears only on the pages for exploring, home and Explore; never over an item, a player or results (R-TOU-8). */
export function isTourPage(route: string): boolean {
  return route === '/' || route === '/explore';
}
