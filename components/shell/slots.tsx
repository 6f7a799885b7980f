/**
 * Places in the frame for personal content, filled by components/deferred. On the server they render nothing that depends on the
 * person, because rendered pages are cached per organisation.
 */
import { lazyPart } from '@/components/ui/lazy-part';
import { useHydrated } from '@/hooks/use-hydrated';
import type { ShellViewer } from '@/lib/contracts/shell';
import styles from './slots.module.css';

/** Named areas of the notification banners: `top` under the header, `bottom` over the page's end (R-SHL-13). */
export function NotificationSlot({ area }: { area: 'top' | 'bottom' }) {
  return <div data-notification-area={area} className={styles[area]} />;
}

const LazyParts = lazyPart(() => import('@/components/deferred/LazyParts'), 'LazyParts');

/** Session, the visitor's data and everything over the page; its script loads after the page's own, and the page works without it. */
export function LazySlot({ viewer }: { viewer: ShellViewer }) {
  return useHydrated() ? <LazyParts viewer={viewer} /> : null;
}
