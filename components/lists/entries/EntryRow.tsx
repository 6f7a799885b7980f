import { ChevronDown, ChevronUp, GripVertical, NotebookPen, Trash2 } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/picture/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import { Link } from '@/components/ui/navigation/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { Note } from '@/lib/contracts/personal/notes';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { noteLine } from '@/lib/domain/lists/notes';
import { entryFacts, entryGuidance, entryName, entryPath } from '@/lib/domain/lists/words';
import styles from '../lists.module.css';

interface RowTools {
  /** Name of the entry for the buttons. */
  name: string;
  handle: Omit<ComponentProps<'button'>, 'children'>;
  isHeld: boolean;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onEdit: () => void;
  /** Called with the button that was pressed. */
  onRemove: (button: HTMLElement) => void;
}

interface EntryRowProps {
  entry: ShownEntry;
  /** Editing tools; null for people who may not change the list. */
  tools: RowTools | null;
  place: number;
  /** Path of the list's player; null: it has none. */
  player: string | null;
  /** The viewer's own notes, shown beside the recording. */
  notes: readonly Note[];
}

function Handle({ tools }: { tools: RowTools }) {
  return (
    <button
      type="button"
      className={`${styles.handle ?? ''} needs-script no-print`}
      aria-label={`Move ${tools.name}: arrow keys`}
      title="Drag, or use the arrow keys"
      {...tools.handle}
    >
      <Icon of={GripVertical} />
    </button>
  );
}

interface ToolsProps extends Pick<EntryRowProps, 'entry'> {
  tools: RowTools;
}

function Tools({ entry: { kind, item }, tools }: ToolsProps) {
  const { name, isFirst, isLast, onUp, onDown, onEdit, onRemove } = tools;
  return (
    <div className={`${styles.tools ?? ''} needs-script no-print`}>
      {/* Not `disabled`: a button that has moved its row to the end keeps the focus. */}
      <IconButton icon={ChevronUp} label={`Move ${name} up`} aria-disabled={isFirst} onClick={onUp} />
      <IconButton icon={ChevronDown} label={`Move ${name} down`} aria-disabled={isLast} onClick={onDown} />
      <IconButton
        icon={NotebookPen}
        label={
          kind === 'clip' && item?.media ? `Times, title and note of ${name}` : `Title and note of ${name}`
        }
        onClick={onEdit}
      />
      <IconButton
        icon={Trash2}
        label={`Remove ${name}`}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      />
    </div>
  );
}

type EntryWordsProps = Pick<EntryRowProps, 'entry' | 'player' | 'notes'> & { name: string };

function EntryWords({ entry, name, player, notes }: EntryWordsProps) {
  const { item, note, question } = entry;
  const href = entryPath(entry, player);
  const guidance = entryGuidance(entry);
  return (
    <div className={styles.words}>
      <h2 className={styles.name} dir="auto">
        {href ? <Link href={href}>{name}</Link> : name}
      </h2>
      <p className="soft">
        {entryFacts(entry)}
        {item && name !== item.name ? ` · ${item.name}` : ''}
      </p>
      {entry.hosted ? (
        <p className="soft">
          Another service serves this recording: a class cannot play it, and a clip of it is not limited to
          its part.
        </p>
      ) : null}
      {guidance === null ? null : (
        <p className={styles.guided}>
          <strong>Guidance:</strong> {guidance}
        </p>
      )}
      {item ? null : (
        <p className="soft">
          It has left the library, or your organisation does not show it. Only you see this line.
        </p>
      )}
      {note ? (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      ) : null}
      {question ? (
        <p className={styles.question} dir="auto">
          <span className={styles.ask}>Stop and discuss</span> {question}
        </p>
      ) : null}
      {notes.length > 0 ? (
        <ul className={styles.ownNotes} aria-label="Your notes">
          {notes.map((note) => (
            <li key={note.id} dir="auto">
              {noteLine(note)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** One entry: what it is, what the teacher says of it and, for that teacher, the tools to move and edit it. */
export function EntryRow({ entry, tools, place, player, notes }: EntryRowProps) {
  const { item } = entry;
  const name = entryName(entry) ?? 'No longer shown';
  return (
    <article className={classNames(styles.row, tools?.isHeld && styles.held)}>
      {tools ? <Handle tools={tools} /> : null}
      <span className={styles.place} aria-hidden>
        {place}
      </span>
      <div className={styles.picture}>
        {item ? <Picture image={item.image} sizes="8rem" decorative /> : null}
      </div>
      <EntryWords entry={entry} name={name} player={player} notes={notes} />
      {tools ? <Tools entry={entry} tools={tools} /> : null}
    </article>
  );
}
