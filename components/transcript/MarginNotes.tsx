import { NotebookPen } from 'lucide';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { IconButton } from '@/components/ui/IconButton';
import { Row } from '@/components/ui/Stack';
import { NOTE_LENGTH } from '@/lib/contracts/list-limits';
import type { Note } from '@/lib/contracts/notes';
import { noteLine } from '@/lib/domain/lists/notes';
import { clockText } from '@/lib/domain/playback/moments';
import type { Notes } from './use-notes';
import styles from './transcript.module.css';

interface NoteFormProps {
  seconds: number;
  note: Note | null;
  write: Notes['write'];
  onClose: () => void;
}

/** Empty text deletes the note: one field, and no question to confirm. */
function NoteForm({ seconds, note, write, onClose }: NoteFormProps) {
  const [id] = useState(() => note?.id ?? crypto.randomUUID());
  const [text, setText] = useState(note?.text ?? '');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // A person who pressed to write wants to start typing.
  useEffect(() => field.current?.focus(), []);
  const save = async () => {
    setBusy(true);
    const isDone = await write({ id, seconds, text: text.trim() });
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <form
      className={`${styles.noteForm ?? ''} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={`Note at ${clockText(seconds)}`}
        hint={note ? 'Clear the text to delete the note.' : undefined}
      >
        {(props) => (
          <textarea
            {...props}
            ref={field}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
            }}
            rows={3}
            value={text}
            maxLength={NOTE_LENGTH}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Row gap={2}>
        <Button type="submit" size="small" disabled={isBusy}>
          Save
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}

interface MarginNotesProps {
  /** Start of the line. */
  seconds: number;
  notes: readonly Note[];
  write: Notes['write'];
}

/**
 * Returns the focus when a form closes, to the button that opened it, or to "Write a note" if its note was deleted. If the person
 * has moved elsewhere while the note was saved, the focus stays there.
 */
function useReturnedFocus(margin: RefObject<HTMLElement | null>, editing: string | null) {
  const left = useRef<string | null>(null);
  useEffect(() => {
    const opener = left.current;
    left.current = editing;
    if (opener === null || editing !== null || document.activeElement !== document.body) return;
    const buttons = margin.current?.querySelectorAll('button') ?? [];
    (Array.from(buttons).find(({ value }) => value === opener) ?? Array.from(buttons).at(-1))?.focus();
  }, [margin, editing]);
}

/** In the margin of one line: its notes, and a way to write another. Only their author sees them. */
export function MarginNotes({ seconds, notes, write }: MarginNotesProps) {
  const [editing, setEditing] = useState<Note | 'new' | null>(null);
  const close = () => setEditing(null);
  const margin = useRef<HTMLDivElement>(null);
  useReturnedFocus(margin, editing === 'new' || editing === null ? editing : editing.id);
  return (
    <div ref={margin} className={styles.margin} data-noted={notes.length > 0 || undefined}>
      {notes.map((note) =>
        editing !== 'new' && editing?.id === note.id ? (
          <NoteForm key={note.id} seconds={note.seconds} note={note} write={write} onClose={close} />
        ) : (
          <button
            key={note.id}
            type="button"
            value={note.id}
            dir="auto"
            className={styles.note}
            title="Change this note"
            onClick={() => setEditing(note)}
          >
            {noteLine(note)}
          </button>
        ),
      )}
      {editing === 'new' ? (
        <NoteForm seconds={seconds} note={null} write={write} onClose={close} />
      ) : (
        <span className={`${styles.addNote ?? ''} no-print`}>
          <IconButton
            icon={NotebookPen}
            label={`Write a note at ${clockText(seconds)}`}
            onClick={() => setEditing('new')}
          />
        </span>
      )}
    </div>
  );
}
