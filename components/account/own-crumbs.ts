/** The way back from the pages of a person's own things: bookmarks, lists, training. */
export const ownCrumbs = [
  { name: 'Home', href: '/' },
  { name: 'Account', href: '/account' },
] as const;
