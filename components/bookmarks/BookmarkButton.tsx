import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useBookmark } from '@/hooks/use-bookmarks';
import { useSession } from '@/hooks/use-session';

interface BookmarkButtonProps {
  contentId: string;
  /** The series or production the item is bookmarked from (R-OPEN-6). */
  relatedContentId?: string | null;
  /** Name of the item, for people who cannot see where the button stands. */
  name: string;
}

/** Bookmarks one item. Only people with an account have it: a bookmark belongs to a person (O-11). */
export function BookmarkButton({ contentId, relatedContentId = null, name }: BookmarkButtonProps) {
  const { method } = useSession();
  const { isKnown, isBookmarked, toggle } = useBookmark({ contentId, relatedContentId });
  if (method !== 'Okta') return null;
  return (
    <Button
      look="quiet"
      size="small"
      aria-pressed={isBookmarked}
      aria-label={isBookmarked ? `Remove ${name} from bookmarks` : `Bookmark ${name}`}
      disabled={!isKnown}
      onClick={toggle}
    >
      <Icon of={isBookmarked ? BookmarkCheck : Bookmark} /> {isBookmarked ? 'Bookmarked' : 'Bookmark'}
    </Button>
  );
}
