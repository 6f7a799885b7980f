import { AccountOnly } from '@/components/auth/AccountOnly';
import type { BookmarkToggleProps } from './BookmarkToggle';
import { lazyPart } from '@/components/ui/lazy-part';

const BookmarkToggle = lazyPart(() => import('./BookmarkToggle'), 'BookmarkToggle');

/** Bookmarks one item; only for people with an account, because a bookmark belongs to a person (O-11). */
export function BookmarkButton(props: BookmarkToggleProps) {
  return (
    <AccountOnly>
      <BookmarkToggle {...props} />
    </AccountOnly>
  );
}
