import { X } from 'lucide';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/picture/Icon';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { BOARD_LINK_ID } from '@/lib/domain/playback/board-address';
import styles from './board.module.css';

/** An open dialog, player menu or full-screen view handles Escape first. */
function isTaken(event: KeyboardEvent): boolean {
  return (
    event.defaultPrevented ||
    Boolean(document.fullscreenElement) ||
    document.querySelector('dialog[open], main [aria-expanded="true"]') !== null
  );
}

/** Leaves the board view, by link or Escape. The recording keeps playing either way. */
export function BoardBar({ path }: { path: string }) {
  const { push } = useRouter();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTaken(event)) void push(path, undefined, { shallow: true });
    };
    // Captured, to run before the player's menus close on the same key.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [path, push]);

  useEffect(
    () => () => {
      // The page's actions are rendered a moment later; on another page there is nothing to focus.
      setTimeout(() => document.getElementById(BOARD_LINK_ID)?.focus());
    },
    [],
  );
  return (
    <LinkButton href={path} shallow look="secondary" className={styles.leave}>
      <Icon of={X} /> Leave board view <kbd className={styles.key}>Esc</kbd>
    </LinkButton>
  );
}
