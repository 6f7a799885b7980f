import { lazy, Suspense } from 'react';
import { useSession } from '@/hooks/use-session';
import type { BookmarkToggleProps } from './BookmarkToggle';

const BookmarkToggle = lazy(() =>
  import('./BookmarkToggle').then((part) => ({ default: part.BookmarkToggle })),
);

/**
 * Bookmarks one item. Only people with an account have it, because a bookmark belongs to a person (O-11); nobody else
 * loads it.
 */
export function BookmarkButton(props: BookmarkToggleProps) {
  const { method } = useSession();
  if (method !== 'Okta') return null;
  return (
    <Suspense>
      <BookmarkToggle {...props} />
    </Suspense>
  );
}
