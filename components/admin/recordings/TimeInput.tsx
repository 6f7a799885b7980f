import { useState, type KeyboardEvent } from 'react';
import { readTime, timeText } from '@/lib/domain/playback/typed-time';

/** What an arrow key changes, seconds. */
const STEP = 0.1;
const steps: Readonly<Record<string, number>> = { ArrowUp: STEP, ArrowDown: -STEP };

interface TimeInputProps {
  label: string;
  /** NaN: what was typed is no time. */
  seconds: number;
  /** It is a time, but not a possible one. */
  isWrong?: boolean;
  onSeconds: (seconds: number) => void;
}

/** A field for a time of a recording, typed as `1:02.5` or moved with the arrow keys. */
export function TimeInput({ label, seconds, isWrong = false, onSeconds }: TimeInputProps) {
  /** The text that made the present time: another time, such as where a new chapter begins, is written anew. */
  const [typed, setTyped] = useState<{ text: string; seconds: number } | null>(null);
  const isOwn = typed !== null && Object.is(typed.seconds, seconds);
  const isNone = Number.isNaN(seconds);
  const written = isNone ? '' : timeText(seconds);
  const put = (text: string) => {
    const next = readTime(text) ?? NaN;
    setTyped({ text, seconds: next });
    onSeconds(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || isNone || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    put(timeText(Math.max(0, seconds + step)));
  };
  return (
    <input
      aria-label={label}
      aria-invalid={isNone || isWrong || undefined}
      value={isOwn ? typed.text : written}
      onChange={({ target }) => put(target.value)}
      onKeyDown={onKeyDown}
      // Written as all others are, once it is left; what is no time stays, to be corrected.
      onBlur={() => isNone || setTyped(null)}
    />
  );
}
