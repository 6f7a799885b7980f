import { Dialog } from '@/components/ui/message/Dialog';
import { keysNote, playerKeys } from './player-keys';
import styles from './playing.module.css';

/** The keys of the player, shown by `?` and from its settings. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keys of the player">
      <p className={styles.keysNote}>{keysNote}</p>
      <dl className={styles.keys}>
        {playerKeys.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
