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

/** Other ways in, under "Explore". */
export const exploreLinks: readonly MenuLink[] = [
  { name: 'Plays and titles', href: '/titles' },
  { name: 'People', href: '/people' },
  { name: 'Series', href: '/series' },
  { name: 'Collections', href: '/collections' },
  { name: 'Genres', href: '/genres' },
  { name: 'Themes, forms and courses', href: '/themes' },
  { name: 'Training courses', href: '/training-courses' },
];

export const footerGroups: readonly MenuGroup[] = [
  {
    heading: 'The library',
    links: [
      { name: 'Search', href: '/search' },
      { name: 'Productions', href: '/productions' },
      { name: 'Lesson plans', href: '/lesson-plans' },
      { name: 'Training courses', href: '/training-courses' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { name: 'Using the library', href: '/training/dt-101-using-the-platform' },
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
