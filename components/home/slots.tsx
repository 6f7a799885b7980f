import { Suspense } from 'react';
import { isRoomReserved } from '@/lib/browser/continue-room';
import { useSessionStore } from '@/stores/session';
import styles from './continue-rail.module.css';
import { late } from '@/components/ui/late';

const ContinueRail = late(() => import('./ContinueRail').then((part) => part.ContinueRail));

/**
 * Place on the home page for what belongs to the person. Nothing on the server: rendered pages are kept per
 * organisation, and what somebody watched is known to their browser or account only.
 */
export function ContinueWatching() {
  const method = useSessionStore((state) => state.method);
  // An anonymous visitor has none; they only give back the room that somebody before them left kept.
  const mayHave = method === 'Okta' || method === 'IPAuth' || (method === 'Unauthed' && isRoomReserved());
  return (
    <div className={styles.room}>
      {mayHave ? (
        <Suspense>
          <ContinueRail />
        </Suspense>
      ) : null}
    </div>
  );
}
