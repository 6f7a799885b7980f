import { TriangleAlert } from 'lucide';
import type { PageGuidance } from '@/lib/domain/item-page/model';
import { Icon } from '@/components/ui/picture/Icon';
import styles from '../player.module.css';

/** Content guidance, shown before the first frame: adult themes, strong content, health, other. */
export function GuidanceNote({ guidance }: { guidance: PageGuidance }) {
  const { hasAdultThemes, strongGuidance, healthGuidance, other } = guidance;
  return (
    <div className={styles.guidance}>
      <p className={styles.guidanceTitle}>
        <Icon of={TriangleAlert} /> Before you start
      </p>
      <ul className={styles.guidanceList}>
        {hasAdultThemes ? (
          <li>This recording has adult themes. Watch it yourself before you show it to a class.</li>
        ) : null}
        {strongGuidance.length > 0 ? <li>This recording includes: {strongGuidance.join(', ')}.</li> : null}
        {healthGuidance.length > 0 ? (
          <li>For your health, be aware of: {healthGuidance.join(', ')}.</li>
        ) : null}
        {other.length > 0 ? <li>Also: {other.join(', ')}.</li> : null}
      </ul>
    </div>
  );
}
