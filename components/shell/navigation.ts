/** The fixed parts of the navigation. The education menu comes from the library itself (lib/server/education-menu). */
import type { MenuGroup, MenuLink } from '@/lib/contracts/shell';

/** What most visitors come for, in the header. */
export const primaryLinks: readonly MenuLink[] = [
  { name: 'Productions', href: '/productions' },
  { name: 'Workshops', href: '/workshops' },
  { name: 'Interviews', href: '/interviews' },
  { name: 'Guides', href: '/guides' },
  { name: 'Lesson plans', href: '/lesson-plans' },
];

export const EXPLORE_PATH = '/explore';

/** Every way in, under "Explore": whatever exists is in one of these lists. */
export const exploreGroups: readonly MenuGroup[] = [
  {
    heading: 'Watch and listen',
    links: [
      { name: 'Productions', href: '/productions' },
      { name: 'Workshops', href: '/workshops' },
      { name: 'Interviews', href: '/interviews' },
      { name: 'Series', href: '/series' },
    ],
  },
  {
    heading: 'Read and teach',
    links: [
      { name: 'Guides', href: '/guides' },
      { name: 'Lesson plans', href: '/lesson-plans' },
      { name: 'Study units', href: '/study-units' },
      { name: 'Curricula', href: '/curricula' },
      { name: 'Collections', href: '/collections' },
    ],
  },
  {
    heading: 'Who and what',
    links: [
      { name: 'Plays and titles', href: '/titles' },
      { name: 'People', href: '/people' },
      { name: 'Companies', href: '/companies' },
      { name: 'Genres', href: '/genres' },
      { name: 'Periods', href: '/periods' },
    ],
  },
  {
    heading: 'By idea',
    links: [
      { name: 'Themes', href: '/themes#themes' },
      { name: 'Forms and styles', href: '/themes#forms' },
      { name: 'Courses and qualifications', href: '/themes#courses' },
      { name: 'Theatre skills', href: '/skills#theatre-skills' },
      { name: 'English skills', href: '/skills#english-skills' },
    ],
  },
  {
    heading: 'Learn yourself',
    links: [
      { name: 'Training courses', href: '/training-courses' },
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
      { name: 'Productions', href: '/productions' },
      { name: 'Lesson plans', href: '/lesson-plans' },
      { name: 'Training courses', href: '/training-courses' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { name: 'Using the library', href: '/training/dt-101-using-the-platform' },
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
      { name: 'Cookie and statistics settings', href: '/privacy#statistics' },
    ],
  },
];
