import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/Picture';
import styles from '../player.module.css';

interface PlayerPosterProps {
  picture: Pick<ComponentProps<typeof Picture>, 'image' | 'sizes' | 'priority'>;
  /** Words stand over the picture, which then makes room for them and is darkened whole. */
  hasText: boolean;
  /** The player is mounted underneath and must not be seen yet. */
  covers: boolean;
  /** The pointer or the focus has reached the poster. */
  onNear: () => void;
  /** What stands over the picture, with the play button. */
  children: ReactNode;
}

/** What is shown before the first press. */
export function PlayerPoster({ picture, hasText, covers, onNear, children }: PlayerPosterProps) {
  return (
    <div
      role="presentation"
      className={styles.poster}
      data-text={hasText || undefined}
      data-covers={covers || undefined}
      // Mouse only, not pointer events: a finger that scrolls past is not about to press Play.
      onMouseEnter={onNear}
      onFocus={onNear}
    >
      <Picture shape="fill" {...picture} />
      <div className={styles.posterShade}>{children}</div>
    </div>
  );
}
