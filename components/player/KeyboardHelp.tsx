import { Dialog } from '@/components/ui/message/Dialog';
import { keyHelp } from './player-keys';
import styles from './player.module.css';

/** The keys of the player, shown by `?`. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keys of the player">
      <dl className={styles.keys}>
        {keyHelp.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.keysNote}>Click the player first, then use these keys.</p>
    </Dialog>
  );
}
