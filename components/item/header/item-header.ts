import type { ReactNode } from 'react';
import type { ItemPageProps } from '@/lib/domain/item-page/access';

/** Props of both headers of an item page. */
export interface ItemHeaderProps extends ItemPageProps {
  /** Whether the board view is shown: see lib/domain/playback/board. */
  board: boolean;
  /** The breadcrumbs, or the link out of the board view. */
  way: ReactNode;
}
