import { useShell } from '@/components/shell/shell-context';
import { buttonClasses } from '@/components/ui/form/button-classes';
import type { ItemPage } from '@/lib/domain/item-page/model';
import styles from './actions.module.css';

/** Placeholder as wide as the lazily loaded buttons (SaveActions), so that nothing moves when they appear. */
export function SaveActionsPlaceholder({ page }: { page: ItemPage }) {
  const { method } = useShell().viewer;
  if (method !== 'Okta' && method !== 'IPAuth') return null;
  const first = method === 'Okta' ? ['Bookmark', 'Add to list'] : ['Add to this lesson'];
  const names = [...first, ...(page.recording ? ['Cut a clip', 'Compare'] : [])];
  return names.map((name) => (
    <span
      key={name}
      aria-hidden
      className={buttonClasses({ look: 'quiet', size: 'small', className: styles.room })}
    >
      <span className={styles.sign} /> {name}
    </span>
  ));
}
