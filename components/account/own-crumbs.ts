/** Breadcrumbs of a person's own pages: bookmarks, lists, training. */
export const ownCrumbs = [
  { name: 'Home', href: '/' },
  { name: 'Account', href: '/account' },
] as const;
