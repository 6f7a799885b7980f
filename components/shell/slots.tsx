/**
 * Places in the frame for personal content, filled by components/deferred. On the server they render nothing that depends on the
 * person, because rendered pages are cached per organisation.
 */
import { useEffect, useState, type ComponentType } from 'react';
import type { ShellViewer } from '@/lib/contracts/shell';
import styles from './slots.module.css';

/** Named areas of the notification banners: `top` under the header, `bottom` over the page's end (R-SHL-13). */
export function NotificationSlot({ area }: { area: 'top' | 'bottom' }) {
  return <div data-notification-area={area} className={styles[area]} />;
}

type Lazy = ComponentType<{ viewer: ShellViewer }>;

/** Session, the visitor's data and everything over the page; its script loads after the page's own. */
export function LazySlot({ viewer }: { viewer: ShellViewer }) {
  const [Parts, setParts] = useState<Lazy | null>(null);
  useEffect(() => {
    // If it fails to load, the page works without it, and the console reports the error.
    void import('@/components/deferred/LazyParts').then((part) => setParts(() => part.LazyParts));
  }, []);
  return Parts ? <Parts viewer={viewer} /> : null;
}
