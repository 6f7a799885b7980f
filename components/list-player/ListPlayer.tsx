import { useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { focusOn } from '@/lib/browser/focus';
import type { NativePlay } from '@/lib/contracts/media/native-play';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { EntryDocuments } from './EntryDocuments';
import { EntryPlayer } from './EntryPlayer';
import { NativeEntry } from './NativeEntry';
import { Order } from './Order';
import { SharedScreen } from './SharedScreen';
import styles from './list-player.module.css';

interface ListPlayerProps {
  entries: readonly ShownEntry[];
  /** Key of the class that is playing; null for a person with access of their own. */
  classKey: string | null;
  /** Path of this page, to return to after signing in. */
  path: string;
  /** Id of the entry to begin with; absent, or one that cannot be opened here: the first. */
  at?: string | null;
  /** Name of the list of entries in the outline of the page. */
  heading: string;
  /** What the browser's native player shows, when the page runs without script and an entry was requested. */
  native?: NativePlay | null;
}

interface StageProps extends Pick<ListPlayerProps, 'classKey' | 'path'> {
  entry: ShownEntry;
  plays: boolean;
  onNext: (() => void) | null;
}

/** The open entry: its recording or clip, and its documents. */
function Stage({ entry, plays, onNext, ...rest }: StageProps) {
  return (
    <>
      {plays ? (
        <SharedScreen>
          <EntryPlayer key={entry.id} entry={entry} onNext={onNext} {...rest} />
        </SharedScreen>
      ) : null}
      {entry.documents.length > 0 ? (
        <EntryDocuments
          key={entry.id}
          entry={entry}
          classKey={rest.classKey}
          onNext={plays ? null : onNext}
        />
      ) : null}
    </>
  );
}

/** A list in its order, one entry after another: recordings with their questions, and documents to read. */
export function ListPlayer({ entries, classKey, path, at, heading, native = null }: ListPlayerProps) {
  const plays = ({ item, kind, hosted }: ShownEntry): boolean =>
    item?.media != null && kind !== 'document' && !(hosted && classKey !== null);
  const opens = (one: ShownEntry): boolean => plays(one) || one.documents.length > 0;
  const usable = entries.filter(opens);
  const [chosen, setChosen] = useState(native?.entryId ?? at ?? '');
  const stage = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    usable.findIndex(({ id }) => id === chosen),
  );
  const entry = usable[index];
  const next = usable[index + 1];
  /**
   * The pressed "Next" is replaced with its entry, and the stage stays: from there Tab leads to the new entry. Of a screen that is
   * filled, nothing outside takes the focus.
   */
  const goOn = (id: string) => {
    const { fullscreenElement } = document;
    focusOn(fullscreenElement instanceof HTMLElement ? fullscreenElement : stage.current);
    setChosen(id);
  };
  if (entries.length === 0) return <p>There is nothing in this list yet.</p>;
  return (
    <div className={classNames(styles.player, !entry && styles.reading)}>
      {entry ? (
        <div ref={stage} tabIndex={-1} className={styles.stage}>
          {native ? (
            <div className="without-script">
              <NativeEntry entry={entry} played={native} path={path} />
            </div>
          ) : null}
          <Stage
            entry={entry}
            plays={plays(entry)}
            classKey={classKey}
            path={path}
            onNext={next ? () => goOn(next.id) : null}
          />
        </div>
      ) : null}
      <Order
        entries={entries}
        opens={opens}
        current={entry?.id}
        native={native?.entryId}
        heading={heading}
        path={path}
        onChoose={setChosen}
      />
    </div>
  );
}
