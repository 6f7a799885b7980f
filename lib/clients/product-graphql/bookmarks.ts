/** Bookmarks of the signed-in user. Adding an existing one and removing a missing one count as success (§8). */
import { graphqlMessages, type ProductResult } from '@/lib/contracts/product-graphql';
import type { BookmarkKey } from '@/lib/domain/bookmarks/bookmarks';
import { productGraphql, ProductGraphqlError } from './client';

export type BookmarkList = ProductResult<'AddBookmark'>['addBookmarkItem']['items'];

/** R-ERR-18, R-ERR-20, R-ERR-22: the benign message counts only when it is the only error. */
function isBenign(error: unknown, message: string): boolean {
  if (!(error instanceof ProductGraphqlError) || error.faults.length !== 1) return false;
  return error.faults[0]?.message.includes(message) === true;
}

/** R-GQL-7: the list after adding; null when the bookmark existed already. Throws `Unable to add bookmark` (R-ERR-19, R-VAL-11). */
export async function addBookmark(item: BookmarkKey): Promise<BookmarkList | null> {
  try {
    return (await productGraphql('AddBookmark', { item })).addBookmarkItem.items;
  } catch (cause) {
    if (isBenign(cause, graphqlMessages.bookmarkExists)) return null;
    throw new Error('Unable to add bookmark', { cause });
  }
}

/** R-GQL-8: the list after removing; null when there was no such bookmark. Throws `Unable to remove bookmark` (R-ERR-21). */
export async function removeBookmark(item: BookmarkKey): Promise<BookmarkList | null> {
  try {
    return (await productGraphql('DeleteBookmark', { ...item })).deleteBookmarkItem.items;
  } catch (cause) {
    if (isBenign(cause, graphqlMessages.bookmarkMissing)) return null;
    throw new Error('Unable to remove bookmark', { cause });
  }
}
