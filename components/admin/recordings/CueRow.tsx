import { memo, type MouseEvent } from 'react';
import type { EditedCue } from '@/lib/contracts/media/recording-jobs';
import { spokenOf, withSpeaker, withWords } from '@/lib/domain/playback/voice';
import { Button } from '@/components/ui/form/Button';
import { TimeInput } from './TimeInput';
import styles from './recordings.module.css';

/** Letters in a line of the narrowest box, for browsers that do not size a box by what is in it (`field-sizing`). */
const LINE_LETTERS = 34;

const rowsOf = (words: string): number =>
  words.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE_LETTERS)), 0);

interface CueRowProps {
  /** Used in the names of the fields: `Captions: English, line 1`. No two of the page have the same. */
  name: string;
  at: number;
  lang: string | undefined;
  cue: EditedCue;
  isSpoken: boolean;
  onChange: (at: number, part: Partial<EditedCue>) => void;
  onRemove: (at: number, button: HTMLElement) => void;
  onLook: (second: number) => void;
}

/** One timed line. Memoised, because a film has thousands, and each letter typed changes one. */
export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { name, at, lang, cue, isSpoken, onChange, onRemove, onLook } = props;
  const { start, end, text } = cue;
  const { speaker, words } = isSpoken ? spokenOf(text) : { speaker: '', words: text };
  const write = (next: string) => onChange(at, { text: isSpoken ? withWords(text, next) : next });
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => onRemove(at, currentTarget);
  return (
    <li className={styles.cue}>
      <Button look="quiet" size="small" aria-label={`Show ${name}`} onClick={() => onLook(start || 0)}>
        Show
      </Button>
      <TimeInput
        label={`${name} begins`}
        seconds={start}
        onSeconds={(seconds) => onChange(at, { start: seconds })}
      />
      <TimeInput
        label={`${name} ends`}
        seconds={end}
        isWrong={end <= start}
        onSeconds={(seconds) => onChange(at, { end: seconds })}
      />
      {isSpoken ? (
        <input
          className={styles.speaker}
          dir="auto"
          placeholder="Speaker"
          aria-label={`${name}, speaker`}
          value={speaker}
          onChange={({ target }) => onChange(at, { text: withSpeaker(text, target.value) })}
        />
      ) : null}
      <textarea
        lang={lang}
        dir="auto"
        rows={rowsOf(words)}
        aria-label={`${name}, words`}
        value={words}
        onChange={({ target }) => write(target.value)}
      />
      <Button look="quiet" size="small" aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </Button>
    </li>
  );
});
