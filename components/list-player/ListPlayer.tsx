import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { ShownEntry } from '@/lib/contracts/lists';
import { entryFacts, entryName } from '@/lib/domain/lists/words';
import { EntryPlayer } from './EntryPlayer';
import styles from './list-player.module.css';

interface ListPlayerProps {
  entries: readonly ShownEntry[];
  classKey: string | null;
  /** Of the page, to come back to. */
  path: string;
  /** For the outline of the page. */
  heading: string;
}

const plays = ({ item, kind }: ShownEntry): boolean => item?.media != null && kind !== 'document';

/** The entries of a list that play, one after the other, each with its question. */
export function ListPlayer({ entries, classKey, path, heading }: ListPlayerProps) {
  const playable = entries.filter(plays);
  const [chosen, setChosen] = useState(playable[0]?.id ?? '');
  const index = Math.max(
    0,
    playable.findIndex(({ id }) => id === chosen),
  );
  const entry = playable[index];
  const next = playable[index + 1];
  if (!entry) return <p>Nothing in this list plays.</p>;
  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        <EntryPlayer
          key={entry.id}
          entry={entry}
          classKey={classKey}
          path={path}
          onNext={next ? () => setChosen(next.id) : null}
        />
      </div>
      <nav aria-label={heading}>
        <ol className={styles.order}>
          {playable.map((one, place) => (
            <li key={one.id}>
              <button
                type="button"
                className={classNames(styles.entry, one === entry && styles.current)}
                aria-current={one === entry ? 'true' : undefined}
                onClick={() => setChosen(one.id)}
              >
                <span className={styles.number} aria-hidden>
                  {place + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.name} dir="auto">
                    {entryName(one)}
                  </span>
                  <span className={styles.facts}>{entryFacts(one)}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
