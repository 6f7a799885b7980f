import { memo, useMemo } from 'react';
import type { Note } from '@/lib/contracts/personal/notes';
import { notesByLine } from '@/lib/domain/lists/notes';
import type { CaptionLine } from '@/lib/domain/playback/captions';
import { clockText } from '@/lib/domain/playback/moments';
import { usePlaybackStore } from '@/stores/playback';
import { MarginNotes } from './MarginNotes';
import { MarkedText } from './MarkedText';
import type { Notes } from './use-notes';
import styles from './transcript.module.css';

interface LineProps {
  line: CaptionLine;
  index: number;
  current: boolean;
  chosen: boolean;
  /** Set only where the speaker changes. */
  speaker: string | null;
  words: string;
  /** The reader's own notes; readers without an account have none, and `own` is null. */
  notes: readonly Note[];
  own: Notes | null;
}

/** Memoised: only the lines that change are rendered again while the speech goes on. */
const Line = memo(function Line(props: LineProps) {
  const { line, index, current, chosen, speaker, words, notes, own } = props;
  return (
    <div
      className={styles.line}
      data-line={index}
      data-chosen={chosen || undefined}
      data-margin={own ? '' : undefined}
      aria-current={current || undefined}
    >
      <button
        type="button"
        className={styles.time}
        // The visible text is part of the name (WCAG 2.5.3): speech control users say what they see.
        aria-label={`Play from ${clockText(line.start)}`}
        onClick={() => usePlaybackStore.getState().seekTo(line.start)}
      >
        {clockText(line.start)}
      </button>
      <p dir="auto">
        {speaker === null ? null : <b className={styles.speaker}>{speaker} </b>}
        <MarkedText text={line.text} words={words} />
      </p>
      {own ? <MarginNotes seconds={line.start} notes={notes} write={own.write} drafts={own.drafts} /> : null}
    </div>
  );
});

interface TranscriptLinesProps {
  lines: readonly CaptionLine[];
  current: number;
  chosen: number;
  words: string;
  notes: Notes | null;
}

const NONE: readonly Note[] = [];

export function TranscriptLines({ lines, current, chosen, words, notes }: TranscriptLinesProps) {
  const list = notes?.list ?? NONE;
  const byLine = useMemo(() => notesByLine(list, lines), [list, lines]);
  return lines.map((line, index) => (
    <Line
      key={`${line.start} ${index}`}
      line={line}
      index={index}
      current={index === current}
      chosen={index === chosen}
      speaker={line.speaker === lines[index - 1]?.speaker ? null : line.speaker}
      words={words.trim()}
      notes={byLine.get(index) ?? NONE}
      own={notes}
    />
  ));
}
