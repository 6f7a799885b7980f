import { useCallback } from 'react';
import type { EditedCue } from '@/lib/contracts/media/recording-jobs';
import { CueRow } from './CueRow';
import styles from './recordings.module.css';

/** A change of what the lines are by then. */
export type EditCues = (edit: (cues: readonly EditedCue[]) => EditedCue[]) => void;

interface CueEditorProps {
  /** What a line is called in the names of its fields, by its number: `Captions: English, line 1`, `Chapter 1`. */
  nameOf: (line: number) => string;
  lang?: string;
  cues: readonly EditedCue[];
  /** Whether somebody speaks the lines. */
  isSpoken?: boolean;
  /** The same function in every render, as `onLook`. */
  onEdit: EditCues;
  /** Seeks the video beside it to this second. */
  onLook: (second: number) => void;
}

/** Copies have it too (`{ ...cue }`), whoever makes them, and JSON leaves it out. */
const ROW = Symbol('row');
let rows = 0;

/** The row of a line, with what is typed in it: it stays the line's while others come and go before it. */
const rowOf = (cue: EditedCue & { [ROW]?: number }): number => (cue[ROW] ??= ++rows);

/** Heads of the columns, for those who see them; the fields have names of their own. */
function Heads() {
  return (
    <p aria-hidden className={styles.heads}>
      <span />
      <span>Begins</span>
      <span>Ends</span>
      <span>Words</span>
    </p>
  );
}

/** The pressed button goes: focus moves to that of the next line, or the line before, or to the section where none is left. */
function keepFocus(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  (beside?.querySelector<HTMLElement>('button:last-child') ?? button.closest('section'))?.focus();
}

/** Edits timed lines: their text, speaker, start and end. */
export function CueEditor({ nameOf, lang, cues, isSpoken = false, onEdit, onLook }: CueEditorProps) {
  const change = useCallback(
    (index: number, part: Partial<EditedCue>) =>
      onEdit((before) => before.map((cue, at) => (at === index ? { ...cue, ...part } : cue))),
    [onEdit],
  );
  const remove = useCallback(
    (index: number, button: HTMLElement) => {
      keepFocus(button);
      onEdit((before) => before.filter((_, at) => at !== index));
    },
    [onEdit],
  );
  if (cues.length === 0) return null;
  return (
    <>
      <Heads />
      <ol className={styles.cues}>
        {cues.map((cue, index) => (
          <CueRow
            key={rowOf(cue)}
            name={nameOf(index + 1)}
            at={index}
            lang={lang}
            cue={cue}
            isSpoken={isSpoken}
            onChange={change}
            onRemove={remove}
            onLook={onLook}
          />
        ))}
      </ol>
    </>
  );
}
