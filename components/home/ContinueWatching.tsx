import { isRoomReserved } from '@/lib/browser/continue-room';
import { useMethod } from '@/stores/session';
import styles from './continue-rail.module.css';
import { lazyPart } from '@/components/ui/lazy-part';

const ContinueRail = lazyPart(() => import('./ContinueRail'), 'ContinueRail');

/**
 * Place on the home page for personal content. Not rendered on the server: pages are cached per organisation, and what
 * somebody watched is known only to their browser or account.
 */
export function ContinueWatching() {
  const method = useMethod();
  // Anonymous visitors have no row; they only release space reserved for an earlier visitor.
  const mayHave = method === 'Okta' || method === 'IPAuth' || (method === 'Unauthed' && isRoomReserved());
  return <div className={styles.room}>{mayHave ? <ContinueRail /> : null}</div>;
}
