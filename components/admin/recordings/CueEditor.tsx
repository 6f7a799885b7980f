import type { EditedCue } from '@/lib/contracts/media/recording-jobs';
import { clockText } from '@/lib/domain/playback/moments';
import { Button } from '@/components/ui/form/Button';
import styles from './recordings.module.css';

interface CueEditorProps {
  /** Used in the names of the fields: `Caption`, `Chapter`. */
  noun: string;
  lang?: string;
  cues: readonly EditedCue[];
  onChange: (cues: EditedCue[]) => void;
  /** Seeks the video beside it to this second. */
  onLook: (second: number) => void;
}

/** Heads of the columns, for those who see them; the fields have names of their own. */
function Heads() {
  return (
    <p aria-hidden className={styles.heads}>
      <span />
      <span>Begins, seconds</span>
      <span>Ends, seconds</span>
      <span>Words</span>
    </p>
  );
}

/** Edits timed lines: their text, start and end. */
export function CueEditor({ noun, lang, cues, onChange, onLook }: CueEditorProps) {
  const change = (index: number, part: Partial<EditedCue>) =>
    onChange(cues.map((cue, at) => (at === index ? { ...cue, ...part } : cue)));
  if (cues.length === 0) return null;
  return (
    <>
      <Heads />
      <ol className={styles.cues}>
        {cues.map(({ start, end, text }, index) => {
          const name = `${noun} ${index + 1}`;
          return (
            <li key={index} className={styles.cue}>
              <Button
                look="quiet"
                size="small"
                aria-label={`Show ${name} at ${clockText(start)}`}
                onClick={() => onLook(start)}
              >
                {clockText(start)}
              </Button>
              <input
                type="number"
                step="0.1"
                min="0"
                aria-label={`${name} begins, seconds`}
                value={start}
                onChange={({ target }) => change(index, { start: target.valueAsNumber || 0 })}
              />
              <input
                type="number"
                step="0.1"
                min="0"
                aria-label={`${name} ends, seconds`}
                value={end}
                onChange={({ target }) => change(index, { end: target.valueAsNumber || 0 })}
              />
              <textarea
                lang={lang}
                dir="auto"
                rows={2}
                aria-label={`${name}, words`}
                value={text}
                onChange={({ target }) => change(index, { text: target.value })}
              />
              <Button
                look="quiet"
                size="small"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(cues.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
