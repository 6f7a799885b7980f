import { Bookmark, BookmarkCheck } from 'lucide';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import { useBookmark } from './use-bookmarks';
import styles from './toggle.module.css';

export interface BookmarkToggleProps {
  contentId: string;
  /** The series or production the item is bookmarked from (R-OPEN-6). */
  relatedContentId?: string | null;
  /** Name of the item, for screen readers. */
  name: string;
  /** In rows, where the label would repeat. */
  iconOnly?: boolean;
}

/** Toggles one bookmark, for a person with an account. */
export function BookmarkToggle({
  contentId,
  relatedContentId = null,
  name,
  iconOnly = false,
}: BookmarkToggleProps) {
  const { isKnown, isBookmarked, toggle } = useBookmark({ contentId, relatedContentId }, name);
  // Begins with the visible word, by which people who speak to their device name the button (WCAG 2.5.3).
  const label = isBookmarked ? `Bookmarked: ${name}` : `Bookmark ${name}`;
  const icon = isBookmarked ? BookmarkCheck : Bookmark;
  const shared = { 'aria-pressed': isBookmarked, disabled: !isKnown, onClick: toggle } as const;
  if (iconOnly) return <IconButton icon={icon} label={label} {...shared} />;
  return (
    <Button look="quiet" size="small" aria-label={label} className={styles.toggle} {...shared}>
      <Icon of={icon} /> {isBookmarked ? 'Bookmarked' : 'Bookmark'}
    </Button>
  );
}
