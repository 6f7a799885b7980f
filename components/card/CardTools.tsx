import { AccountOnly } from '@/components/auth/AccountOnly';
import { BookmarkToggle } from '@/components/bookmarks/BookmarkToggle';
import { AddToList } from '@/components/lists/add/AddToList';

/** Buttons on the corner of a card, for visitors who can save something. One chunk, so that they appear together. */
export function CardTools(item: { contentId: string; name: string }) {
  return (
    <>
      <AddToList {...item} iconOnly />
      <AccountOnly>
        <BookmarkToggle {...item} iconOnly />
      </AccountOnly>
    </>
  );
}
