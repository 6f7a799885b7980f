import { Minimize } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/form/IconButton';
import styles from './list-player.module.css';

/**
 * What fills the screen while a list plays (`useSharedScreen`): it outlives each film, so that the next one is in full screen too. Its
 * button shows where the player has none, before a film and after it.
 */
export function SharedScreen({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen} data-screen>
      {children}
      <IconButton
        icon={Minimize}
        label="Leave full screen"
        className={styles.leave}
        data-scheme="dark"
        onClick={() => void document.exitFullscreen()}
      />
    </div>
  );
}
