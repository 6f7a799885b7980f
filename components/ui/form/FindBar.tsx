import { ChevronDown, ChevronUp, Search } from 'lucide';
import { Icon } from '../picture/Icon';
import { IconButton } from './IconButton';
import styles from './find-bar.module.css';

interface FindBarProps {
  /** Names the field, and stands in it until something is typed. */
  label: string;
  /** Names the landmark: the text that it searches. */
  place: string;
  words: string;
  /** How often the words stand in the text. */
  count: number;
  /** Which of these places is shown, from 0. */
  at: number;
  /** Said in place of the count while that is not known. */
  unknown?: string | undefined;
  onWords: (words: string) => void;
  onStep: (by: 1 | -1) => void;
}

function statusOf({ words, count, at, unknown }: FindBarProps): string {
  if (words.trim() === '') return '';
  return unknown ?? (count === 0 ? 'Not found' : `${at + 1} of ${count}`);
}

/** Finds words in a text that is on the screen, and steps through where they stand; so do Enter and Shift+Enter. */
export function FindBar(props: FindBarProps) {
  const { label, place, words, count, onWords, onStep } = props;
  return (
    <div className={styles.bar} role="search" aria-label={place}>
      <Icon of={Search} className={styles.icon} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        className={styles.input}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className={styles.status}>
        {statusOf(props)}
      </span>
      {count > 1 ? (
        <>
          <IconButton icon={ChevronUp} label="Previous match" onClick={() => onStep(-1)} />
          <IconButton icon={ChevronDown} label="Next match" onClick={() => onStep(1)} />
        </>
      ) : null}
    </div>
  );
}
