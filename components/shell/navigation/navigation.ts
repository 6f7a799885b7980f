/** The fixed parts of the navigation. The education menu comes from the library itself (lib/server/vocabulary). */
import type { MenuGroup, MenuLink } from '@/lib/contracts/shell';

export const EXPLORE_PATH = '/explore';

/** Names of the main sections, the same in every menu. */
const names = {
  '/productions': 'Productions',
  '/workshops': 'Workshops',
  '/interviews': 'Interviews',
  '/series': 'Series',
  '/guides': 'Guides',
  '/lesson-plans': 'Lesson plans',
  '/study-units': 'Study units',
  '/curricula': 'Curricula',
  '/collections': 'Collections',
  '/titles': 'Plays and titles',
  '/people': 'People',
  '/companies': 'Companies',
  '/genres': 'Genres',
  '/periods': 'Periods',
  '/themes#themes': 'Themes',
  '/themes#forms': 'Forms and styles',
  '/themes#courses': 'Courses and qualifications',
  '/skills#theatre-skills': 'Theatre skills',
  '/skills#english-skills': 'English skills',
  '/training-courses': 'Training courses',
} as const;

/** The links without those to lists that are empty for this viewer. */
export const linksWith = (links: readonly MenuLink[], empty: readonly string[]): readonly MenuLink[] =>
  links.filter(({ href }) => !empty.includes(href));

/** The same for columns of links; a column without links is left out. */
export const groupsWith = (groups: readonly MenuGroup[], empty: readonly string[]): readonly MenuGroup[] =>
  groups
    .map(({ heading, links }) => ({ heading, links: linksWith(links, empty) }))
    .filter(({ links }) => links.length > 0);

const to = (...hrefs: readonly (keyof typeof names)[]): MenuLink[] =>
  hrefs.map((href) => ({ name: names[href], href }));

/** Links in the header: what most visitors come for. */
export const primaryLinks: readonly MenuLink[] = to(
  '/productions',
  '/workshops',
  '/interviews',
  '/guides',
  '/lesson-plans',
);

/** All sections, under "Explore": everything in the library is in one of these lists. */
export const exploreGroups: readonly MenuGroup[] = [
  { heading: 'Watch and listen', links: to('/productions', '/workshops', '/interviews', '/series') },
  // Stands here, under the shortest column: five headings make four columns of one height.
  { heading: 'Training for staff', links: to('/training-courses') },
  {
    heading: 'Read and teach',
    links: to('/guides', '/lesson-plans', '/study-units', '/curricula', '/collections'),
  },
  { heading: 'Who and what', links: to('/titles', '/people', '/companies', '/genres', '/periods') },
  {
    heading: 'By idea',
    links: [
      ...to(
        '/themes#themes',
        '/themes#forms',
        '/themes#courses',
        '/skills#theatre-skills',
        '/skills#english-skills',
      ),
      { name: 'All of this on one page', href: EXPLORE_PATH },
    ],
  },
];

export const footerGroups: readonly MenuGroup[] = [
  {
    heading: 'The library',
    links: [
      { name: 'Search', href: '/search' },
      { name: 'Explore', href: EXPLORE_PATH },
      ...to('/productions', '/lesson-plans', '/training-courses'),
    ],
  },
  {
    heading: 'Help',
    links: [
      { name: 'Using the library', href: '/help' },
      { name: 'Join your class', href: '/class' },
      { name: 'Check a certificate', href: '/certificates' },
    ],
  },
  {
    heading: 'About',
    links: [
      { name: 'About the library', href: '/about' },
      { name: 'Accessibility statement', href: '/accessibility' },
      { name: 'Privacy', href: '/privacy' },
      { name: 'Data protection', href: '/data-protection' },
      { name: 'Cookie and statistics settings', href: '/privacy#statistics' },
    ],
  },
];
