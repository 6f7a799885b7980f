import { useRef, type ReactNode } from 'react';
import { useDismissTimer } from '@/hooks/use-dismiss-timer';
import { AUTO_DISMISS_BANNER_MS } from '@/lib/contracts/constants';

/** Closes 12,100 ms after it appeared, not counting the time that somebody was using it (R-CON-10, R-CON-11). */
export function AutoDismiss({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useDismissTimer(ref, { after: AUTO_DISMISS_BANNER_MS, onEnd });
  return <div ref={ref}>{children}</div>;
}
