import { AccountOnly } from '@/components/auth/AccountOnly';
import type { BookmarkToggleProps } from './BookmarkToggle';
import { late } from '@/components/ui/late';

const BookmarkToggle = late(() => import('./BookmarkToggle').then((part) => part.BookmarkToggle));

/** Bookmarks one item; only for people with an account, because a bookmark belongs to a person (O-11). */
export function BookmarkButton(props: BookmarkToggleProps) {
  return (
    <AccountOnly>
      <BookmarkToggle {...props} />
    </AccountOnly>
  );
}
