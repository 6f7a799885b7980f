import type { ReactNode } from 'react';
import type { ItemPageProps } from '@/lib/domain/item-page/access';

/** What both heads of an item page are drawn from. */
export interface ItemHeaderProps extends ItemPageProps {
  /** Shown to a class: see lib/domain/playback/board. */
  board: boolean;
  /** The way up, or out of the board view. */
  way: ReactNode;
}
