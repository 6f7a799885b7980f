import { isRoomReserved } from '@/lib/browser/continue-room';
import { useMethod } from '@/stores/session';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ContinuePlace } from './ContinueRail';
import styles from './continue-rail.module.css';

const ContinueRail = lazyPart(() => import('./ContinueRail'), 'ContinueRail');

/**
 * One of two places on the home page for personal content. Not rendered on the server: pages are cached per organisation, and what
 * somebody watched is known only to their browser or account.
 */
export function ContinueWatching({ isFirst }: ContinuePlace) {
  const method = useMethod();
  // Anonymous visitors have no row; they only release space reserved for an earlier visitor.
  const mayHave = method === 'Okta' || method === 'IPAuth' || (method === 'Unauthed' && isRoomReserved());
  return (
    <div className={isFirst ? styles.room : undefined}>
      {mayHave ? <ContinueRail isFirst={isFirst} /> : null}
    </div>
  );
}
