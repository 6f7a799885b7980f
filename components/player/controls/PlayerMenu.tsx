import { useMediaRemote, useMediaState } from '@vidstack/react';
import type { IconNode } from 'lucide';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '@/components/ui/form/IconButton';
import { useDraftOf } from '@/hooks/use-draft-of';
import controls from './controls.module.css';
import styles from './menu.module.css';

interface PlayerMenuProps {
  label: string;
  icon: IconNode;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The menu item that a key moves to, wrapping at the ends; null for any other key. */
function itemFor(key: string, items: readonly HTMLElement[]): HTMLElement | null {
  const at = items.findIndex((item) => item === document.activeElement);
  if (key === 'Home') return items[0] ?? null;
  if (key === 'End') return items.at(-1) ?? null;
  const step = STEPS[key];
  return step === undefined ? null : (items[(at + step + items.length) % items.length] ?? null);
}

/** Whether a menu is open. It closes on a press outside, and when full screen starts or ends. */
function useOpen(root: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>) {
  const remote = useMediaRemote();
  const [isOpen, setOpen] = useDraftOf(false, useMediaState('fullscreen'));

  useEffect(() => {
    if (!isOpen) return undefined;
    remote.pauseControls();
    menu.current?.querySelector<HTMLElement>('[aria-checked=true], [role^=menuitem]')?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      remote.resumeControls();
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, setOpen, remote, root, menu]);
  return { isOpen, setOpen };
}

/**
 * A menu button with its menu (WAI-ARIA Authoring Practices): arrows move, Escape and a press outside close, and so does an item
 * that chooses nothing: what it opens finds the focus on the button. While it is open, the player's controls stay visible.
 */
export function PlayerMenu({ label, icon, children }: PlayerMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen } = useOpen(root, menu);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      return;
    }
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const next = itemFor(event.key, items);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={root}
      role="presentation"
      className={styles.menuRoot}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        className={controls.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.menu}
          onKeyDown={onKeyDown}
          onClick={({ target }) => {
            if ((target as Element).closest('[role=menuitem]')) close();
          }}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
