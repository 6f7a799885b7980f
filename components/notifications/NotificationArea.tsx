import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useNotifications } from '@/stores/notifications';
import { AreaContext } from './area-context';
import { NotificationBanner } from './NotificationBanner';
import styles from './notifications.module.css';

interface NotificationAreaProps {
  /** The slot of the frame it fills, and its name in the store. */
  name: 'top' | 'bottom';
  /** Most banners at once. */
  max: number;
}

/** Tells the page how much of the window's end is covered, so that toasts and focus stay clear of it. */
function useCoveredEnd(ref: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const element = ref.current;
    if (!active || element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--covered-end', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered-end');
    };
  }, [ref, active]);
}

/** A named area: shows its active banners up to its maximum, by priority, then newest (R-SHL-13, R-NOT-5..7). */
export function NotificationArea({ name, max }: NotificationAreaProps) {
  const open = useNotifications((store) => store.open);
  const list = useNotifications((store) => store.areas[name]?.list);
  useEffect(() => open(name, max), [open, name, max]);
  const ref = useRef<HTMLDivElement>(null);
  useCoveredEnd(ref, name === 'bottom');
  const slot = document.querySelector(`[data-notification-area="${name}"]`);
  if (slot === null) return null;
  const shown = (list ?? []).filter(({ state }) => state.show);
  return createPortal(
    <AreaContext value={name}>
      <div ref={ref} aria-live="polite" className={styles[name]}>
        {shown.map(({ id }) => (
          <NotificationBanner key={id} id={id} />
        ))}
      </div>
    </AreaContext>,
    slot,
  );
}
