import { useEffect, useRef, useState } from 'react';
import { AccountOnly } from '@/components/auth/AccountOnly';
import { BookmarkToggle } from '@/components/bookmarks/BookmarkToggle';
import { AddToList } from '@/components/lists/add/AddToList';

/** A screen before and after the one that is seen, so that the tools are there before their card is. */
const NEAR = { rootMargin: '100%' };

/**
 * Buttons on the corner of a card, for visitors who can save something. One chunk, so that they appear together. Of a card that has not
 * come near yet there are none: most cards of a page are never seen (docs/decisions/0132).
 */
export function CardTools(item: { contentId: string; name: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, NEAR);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (!isNear) return <span ref={place} />;
  return (
    <>
      <AddToList {...item} iconOnly />
      <AccountOnly>
        <BookmarkToggle {...item} iconOnly />
      </AccountOnly>
    </>
  );
}
