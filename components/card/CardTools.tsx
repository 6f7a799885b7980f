import { AccountOnly } from '@/components/auth/AccountOnly';
import { BookmarkToggle } from '@/components/bookmarks/BookmarkToggle';
import { AddToList } from '@/components/lists/AddToList';

/** On the corner of a card, for whoever can keep something: one part, so that its buttons are there at once. */
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
