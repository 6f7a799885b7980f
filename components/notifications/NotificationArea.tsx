import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNotifications } from '@/stores/notifications';
import { AreaContext } from './area-context';
import { NotificationBanner } from './NotificationBanner';
import styles from './notifications.module.css';

interface NotificationAreaProps {
  /** The layout slot that it fills, also its name in the store. */
  name: 'top' | 'bottom';
  /** Most banners shown at once. */
  max: number;
  /** Id of a banner that must wait while this page is open. */
  without?: string | null;
}

/** A named area: shows its active banners up to its maximum, by priority, then newest (R-SHL-13, R-NOT-5..7). */
export function NotificationArea({ name, max, without = null }: NotificationAreaProps) {
  const open = useNotifications((store) => store.open);
  const list = useNotifications((store) => store.areas[name]?.list);
  useEffect(() => open(name, max), [open, name, max]);
  const slot = document.querySelector(`[data-notification-area="${name}"]`);
  if (slot === null) return null;
  const shown = (list ?? []).filter(({ id, state }) => state.show && id !== without);
  return createPortal(
    <AreaContext value={name}>
      <div aria-live="polite" className={styles[name]}>
        {shown.map(({ id }) => (
          <NotificationBanner key={id} id={id} />
        ))}
      </div>
    </AreaContext>,
    slot,
  );
}
