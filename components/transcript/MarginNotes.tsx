import { NotebookPen } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { IconButton } from '@/components/ui/form/IconButton';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Row } from '@/components/ui/layout/Stack';
import { readForSession, writeForSession } from '@/lib/browser/session-storage';
import { NOTE_LENGTH } from '@/lib/contracts/personal/list-limits';
import type { Note } from '@/lib/contracts/personal/notes';
import { noteLine } from '@/lib/domain/lists/notes';
import { clockText } from '@/lib/domain/playback/moments';
import { elsewhereWords } from '@/lib/domain/text/elsewhere';
import type { Notes } from './use-notes';
import styles from './transcript.module.css';

interface NoteFormProps {
  seconds: number;
  note: Note | null;
  write: Notes['write'];
  /** The key under which what is half written is kept for the session. */
  draft: string;
  /** False for a form that opens with the page, because a draft was left there. */
  isAsked: boolean;
  onClose: () => void;
}

/** Keeps what is written under another key too, which a note has once it was written anew in another tab. Null: nothing is. */
function useKeptDraft(draft: string, text: string | null): void {
  const keep = useEffectEvent(() => {
    if (text !== null) writeForSession(draft, text);
  });
  useEffect(() => keep(), [draft]);
}

interface SavingProps extends Pick<NoteFormProps, 'write' | 'draft' | 'onClose'> {
  /** What the note said when its form was opened; empty for a new one. */
  saved: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called with the text when more was written while it was saved. */
  onMore: (text: string) => void;
}

/** Saves a note and closes its form, unless more was written meanwhile: that stays, here or, after Escape, in the draft. */
function useSaving({ saved, write, draft, onClose, field, onMore }: SavingProps) {
  const [isBusy, setBusy] = useState(false);
  const [began, setBegan] = useState(saved);
  const [isTold, setTold] = useState(false);
  const save = async (note: Omit<Parameters<Notes['write']>[0], 'was'>) => {
    setBusy(true);
    const isDone = await write({ ...note, was: isTold ? null : began });
    setBusy(false);
    setTold(!isDone);
    if (!isDone) return;
    setBegan(note.text);
    const isOpen = field.current !== null;
    const now = field.current?.value ?? readForSession(draft) ?? '';
    const isAll = now.trim() === note.text;
    if (isAll) writeForSession(draft, '');
    if (isOpen && isAll) onClose();
    if (isOpen && !isAll) onMore(now);
  };
  return { isBusy, began, save };
}

/** Empty text deletes the note: one field, and no question to confirm. Escape leaves a draft, Cancel none. */
function NoteForm({ seconds, note, write, draft, isAsked, onClose }: NoteFormProps) {
  const [id] = useState(() => note?.id ?? crypto.randomUUID());
  const saved = note?.text ?? '';
  const [left, setLeft] = useState(() => readForSession(draft) ?? '');
  const [text, setText] = useState(left || saved);
  const field = useRef<HTMLTextAreaElement>(null);
  // A person who pressed to write wants to start typing.
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  useKeptDraft(draft, text.trim() === saved ? null : text);
  const end = () => {
    writeForSession(draft, '');
    onClose();
  };
  const { isBusy, began, save } = useSaving({ saved, write, draft, onClose, field, onMore: setLeft });
  const unsaved = left && left !== saved && 'Not saved yet.';
  const elsewhere = note ? elsewhereWords({ began, now: saved, typed: text }) : undefined;
  const hints = [unsaved, note && 'Clear the text to delete the note.'];
  return (
    <form
      className={`${styles.noteForm ?? ''} no-print`}
      data-asked={isAsked || undefined}
      onSubmit={handleSubmit(() => void save({ id, seconds, text: text.trim() }))}
    >
      <Field label={`Note at ${clockText(seconds)}`} hint={hints.filter(Boolean).join(' ')} error={elsewhere}>
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
            onChange={(event) => {
              setText(event.target.value);
              writeForSession(draft, event.target.value);
            }}
          />
        )}
      </Field>
      <Row gap={2}>
        <Button type="submit" size="small" softDisabled={isBusy}>
          Save
        </Button>
        <Button look="quiet" size="small" onClick={end}>
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
  drafts: Notes['drafts'];
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
export function MarginNotes({ seconds, notes, write, drafts }: MarginNotesProps) {
  const ofNew = `${drafts}.${seconds}`;
  const [editing, setEditing] = useState<Note | 'new' | null>(() => (readForSession(ofNew) ? 'new' : null));
  const [isAsked, setAsked] = useState(false);
  const open = (what: Note | 'new') => {
    setAsked(true);
    setEditing(what);
  };
  const form = { write, isAsked, onClose: () => setEditing(null) };
  const margin = useRef<HTMLDivElement>(null);
  // A note that was deleted elsewhere while it is being changed: what is written of it stays.
  const isGone = editing !== null && editing !== 'new' && notes.every(({ id }) => id !== editing.id);
  const shown = isGone ? [...notes, editing] : notes;
  useReturnedFocus(margin, editing === 'new' || editing === null ? editing : editing.id);
  return (
    <div ref={margin} className={styles.margin} data-noted={notes.length > 0 || undefined}>
      {shown.map((note) =>
        editing !== 'new' && editing?.id === note.id ? (
          <NoteForm
            key={note.id}
            seconds={note.seconds}
            note={note}
            // Once the note is written anew, in another tab, a draft of its earlier words is no longer one.
            draft={`${drafts}.${note.id}.${note.updatedAt}`}
            {...form}
          />
        ) : (
          <button
            key={note.id}
            type="button"
            value={note.id}
            dir="auto"
            className={styles.note}
            title="Change this note"
            onClick={() => open(note)}
          >
            {noteLine(note)}
          </button>
        ),
      )}
      {editing === 'new' ? (
        <NoteForm seconds={seconds} note={null} draft={ofNew} {...form} />
      ) : (
        <span className={`${styles.addNote ?? ''} no-print`}>
          <IconButton
            icon={NotebookPen}
            label={`Write a note at ${clockText(seconds)}`}
            onClick={() => open('new')}
          />
        </span>
      )}
    </div>
  );
}
