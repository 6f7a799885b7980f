/**
 * Places in the frame for what belongs to the person, filled by components/personal. They render nothing that depends
 * on the person on the server, because rendered pages are kept per organisation.
 */
import { useEffect, useState, type ComponentType } from 'react';
import type { ShellViewer } from '@/lib/contracts/shell';
import styles from './slots.module.css';

/** Named areas of the notification banners: `top` under the header, `bottom` over the page's end (R-SHL-13). */
export function NotificationSlot({ area }: { area: 'top' | 'bottom' }) {
  return <div data-notification-area={area} className={styles[area]} />;
}

type Late = ComponentType<{ viewer: ShellViewer }>;

/** Session, the visitor's data and everything over the page; its script comes after the page's own. */
export function LateSlot({ viewer }: { viewer: ShellViewer }) {
  const [Parts, setParts] = useState<Late | null>(null);
  useEffect(() => {
    // Should it not arrive, the page is whole without it, and the console says so.
    void import('@/components/personal/LateParts').then((part) => setParts(() => part.LateParts));
  }, []);
  return Parts ? <Parts viewer={viewer} /> : null;
}
