import { classNames } from '@/components/ui/class-names';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { spanWords } from '@/lib/domain/playback/timed-guidance';
import styles from './timed-guidance.module.css';

/** More would push the button out of sight; our player announces each one. */
const MOST_SHOWN = 6;

interface GuidanceTimesProps {
  spans: readonly GuidanceSpan[];
  /** All of them: what plays next is the browser’s own player, which announces none. */
  isWhole?: boolean;
  className?: string | undefined;
}

/** Content warnings with their times, shown before play. Nothing when none have been recorded. */
export function GuidanceTimes({ spans, isWhole = false, className }: GuidanceTimesProps) {
  if (spans.length === 0) return null;
  const shown = isWhole ? spans : spans.slice(0, MOST_SHOWN);
  const others = spans.length - shown.length;
  return (
    <ul className={classNames(styles.times, className)} aria-label="Guidance with times">
      {shown.map((span) => (
        <li key={`${span.start} ${span.kind}`}>{spanWords(span)}</li>
      ))}
      {others > 0 ? <li>and {others} more, announced in time</li> : null}
    </ul>
  );
}
