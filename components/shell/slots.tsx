/**
 * Places in the frame for what belongs to the person, filled by components/personal. They render nothing that depends
 * on the person on the server, because rendered pages are kept per organisation.
 */
import { useEffect, useState, type ComponentType } from 'react';
import { logEvent } from '@/lib/browser-log';
import type { ShellViewer } from '@/lib/contracts/shell';

/** Named areas of the notification banners: `top` under the header, `bottom` over the page's end (R-SHL-13). */
export function NotificationSlot({ area }: { area: 'top' | 'bottom' }) {
  return <div data-notification-area={area} />;
}

type Late = ComponentType<{ viewer: ShellViewer }>;

/** Session, the visitor's data and everything over the page; its script comes after the page's own. */
export function LateSlot({ viewer }: { viewer: ShellViewer }) {
  const [Parts, setParts] = useState<Late | null>(null);
  useEffect(() => {
    import('@/components/personal/LateParts').then(
      ({ LateParts }) => setParts(() => LateParts),
      (error: unknown) => logEvent('error', 'A part of the page did not arrive', error),
    );
  }, []);
  return Parts ? <Parts viewer={viewer} /> : null;
}
