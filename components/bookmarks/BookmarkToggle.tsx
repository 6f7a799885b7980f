import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useBookmark } from '@/hooks/use-bookmarks';

export interface BookmarkToggleProps {
  contentId: string;
  /** The series or production the item is bookmarked from (R-OPEN-6). */
  relatedContentId?: string | null;
  /** Name of the item, for people who cannot see where the button stands. */
  name: string;
}

/** The switch of one bookmark, for a person with an account. */
export function BookmarkToggle({ contentId, relatedContentId = null, name }: BookmarkToggleProps) {
  const { isKnown, isBookmarked, toggle } = useBookmark({ contentId, relatedContentId });
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
