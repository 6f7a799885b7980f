import { memo } from 'react';
import type { CaptionLine } from '@/lib/domain/playback/captions';
import { clockText } from '@/lib/domain/playback/moments';
import { usePlaybackStore } from '@/stores/playback';
import { MarkedText } from './MarkedText';
import styles from './transcript.module.css';

interface LineProps {
  line: CaptionLine;
  index: number;
  current: boolean;
  chosen: boolean;
  /** Named only where the speaker changes. */
  speaker: string | null;
  words: string;
}

/** Only the lines that change are drawn again while the speech goes on. */
const Line = memo(function Line({ line, index, current, chosen, speaker, words }: LineProps) {
  return (
    <p
      className={styles.line}
      data-line={index}
      data-chosen={chosen || undefined}
      aria-current={current || undefined}
    >
      <button
        type="button"
        className={styles.time}
        // What is read is part of the name (WCAG 2.5.3): who speaks to the machine says what they see.
        aria-label={`Play from ${clockText(line.start)}`}
        onClick={() => {
          usePlaybackStore.getState().seekTo(line.start);
        }}
      >
        {clockText(line.start)}
      </button>
      <span dir="auto">
        {speaker === null ? null : <b className={styles.speaker}>{speaker} </b>}
        <MarkedText text={line.text} words={words} />
      </span>
    </p>
  );
});

interface TranscriptLinesProps {
  lines: readonly CaptionLine[];
  current: number;
  chosen: number;
  words: string;
}

export function TranscriptLines({ lines, current, chosen, words }: TranscriptLinesProps) {
  return lines.map((line, index) => (
    <Line
      key={`${line.start} ${index}`}
      line={line}
      index={index}
      current={index === current}
      chosen={index === chosen}
      speaker={line.speaker === lines[index - 1]?.speaker ? null : line.speaker}
      words={words.trim()}
    />
  ));
}
