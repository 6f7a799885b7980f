/** Guidance that is tied to times: what a clip holds, what is announced and what is skipped. Pure; seconds. */
import type { GuidanceSpan } from '@/lib/contracts/timed-guidance';
import { clockText } from './moments';

/** Long enough to reach for the button, or to look away. */
const AHEAD_SECONDS = 10;

interface Part {
  start: number;
  end: number;
}

/** What of it lies within a part, null: all; as it lies in the recording. */
export const guidanceWithin = (spans: readonly GuidanceSpan[], part: Part | null): readonly GuidanceSpan[] =>
  part === null ? spans : spans.filter(({ start, end }) => start < part.end && end > part.start);

/** The same in the time of a part that is shown as if it were all. */
export const guidanceOfPart = (spans: readonly GuidanceSpan[], part: Part | null): readonly GuidanceSpan[] =>
  part === null
    ? spans
    : guidanceWithin(spans, part).map(({ kind, start, end }) => ({
        kind,
        start: Math.max(0, start - part.start),
        end: Math.min(end, part.end) - part.start,
      }));

/** The span that is announced at a second: the one that is on, else the next within ten seconds; null for none. */
export function announcedAt(spans: readonly GuidanceSpan[], seconds: number): GuidanceSpan | null {
  return (
    spans.find(({ start, end }) => seconds >= start && seconds < end) ??
    spans.find(({ start }) => seconds < start && start - seconds <= AHEAD_SECONDS) ??
    null
  );
}

/** Where playing goes on for who skips all that is warned of: behind spans that touch or overlap; null where nothing is on. */
export function skippedTo(spans: readonly GuidanceSpan[], seconds: number): number | null {
  const on = spans.filter(({ start, end }) => seconds >= start && seconds < end);
  if (on.length === 0) return null;
  const end = Math.max(...on.map((span) => span.end));
  return skippedTo(spans, end) ?? end;
}

/** `Loud noises, 0:51 to 0:57`. */
export const spanWords = ({ kind, start, end }: GuidanceSpan): string =>
  `${kind}, ${clockText(start)} to ${clockText(end)}`;
