import { useShell } from '@/components/shell/shell-context';
import { Link } from '@/components/ui/navigation/Link';
import { classNames } from '@/components/ui/class-names';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entryFacts, entryName, entryPath } from '@/lib/domain/lists/words';
import styles from './list-player.module.css';

interface NumberedProps {
  entry: ShownEntry;
  /** Position in the list, from 1. */
  place: number;
}

function EntryWords({ entry, place }: NumberedProps) {
  return (
    <>
      <span className={styles.number} aria-hidden>
        {place}
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {entryName(entry)}
        </span>
        <span className="soft">{entryFacts(entry)}</span>
      </span>
    </>
  );
}

/**
 * An entry that cannot be opened here: a link to its page, which anybody may read. Students at home could not play there what another
 * service plays: they read why not.
 */
function Elsewhere({ entry, place }: NumberedProps) {
  const { method } = useShell().viewer;
  const href = entryPath(entry, null);
  const words = <EntryWords entry={entry} place={place} />;
  if (href && !(entry.hosted && method === 'Unauthed'))
    return (
      <Link href={href} className={styles.entry}>
        {words}
      </Link>
    );
  return (
    <div className={classNames(styles.entry, styles.silent)}>
      {words}
      {entry.hosted ? <span className="soft">It cannot be opened to a class.</span> : null}
    </div>
  );
}

interface OrderProps {
  entries: readonly ShownEntry[];
  /** Name of the list in the outline of the page. */
  heading: string;
  /** Path of this page, for the links that work without script. */
  path: string;
  opens: (entry: ShownEntry) => boolean;
  /** Id of the open entry. */
  current: string | undefined;
  /** Id of the entry in the native player, without script. */
  native: string | undefined;
  onChoose: (id: string) => void;
}

/** All entries: a press opens one; without script a link does. */
export function Order({ entries, heading, path, opens, current, native, onChoose }: OrderProps) {
  return (
    <nav aria-label={heading}>
      <ol className={styles.order}>
        {entries.map((one, index) =>
          opens(one) ? (
            <li key={one.id}>
              <button
                type="button"
                className={classNames(styles.entry, one.id === current && styles.current, 'needs-script')}
                aria-current={one.id === current ? 'true' : undefined}
                onClick={() => onChoose(one.id)}
              >
                <EntryWords entry={one} place={index + 1} />
              </button>
              <a
                href={`${path}?entry=${encodeURIComponent(one.id)}`}
                className={classNames(styles.entry, one.id === native && styles.current, 'without-script')}
              >
                <EntryWords entry={one} place={index + 1} />
              </a>
            </li>
          ) : (
            <li key={one.id}>
              <Elsewhere entry={one} place={index + 1} />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
