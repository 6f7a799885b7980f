/** Guidance with times: what a clip contains, what to announce and what to skip. Pure; seconds. */
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { clockText } from './moments';

/** How long before a span it is announced: enough to reach for the button or look away. */
const AHEAD_SECONDS = 10;

interface Part {
  start: number;
  end: number;
}

/** Spans that overlap a part (null: the whole recording), in the time of the recording. */
export const guidanceWithin = (spans: readonly GuidanceSpan[], part: Part | null): readonly GuidanceSpan[] =>
  part === null ? spans : spans.filter(({ start, end }) => start < part.end && end > part.start);

/** The same, in time relative to the start of the part. */
export const guidanceOfPart = (spans: readonly GuidanceSpan[], part: Part | null): readonly GuidanceSpan[] =>
  part === null
    ? spans
    : guidanceWithin(spans, part).map(({ kind, start, end }) => ({
        kind,
        start: Math.max(0, start - part.start),
        end: Math.min(end, part.end) - part.start,
      }));

/** The span to announce at a position: the current one, else the next within AHEAD_SECONDS, else null. */
export function announcedAt(spans: readonly GuidanceSpan[], seconds: number): GuidanceSpan | null {
  return (
    spans.find(({ start, end }) => seconds >= start && seconds < end) ??
    spans.find(({ start }) => seconds < start && start - seconds <= AHEAD_SECONDS) ??
    null
  );
}

/** Position to skip to from within a span: the end of all spans that touch or overlap; null if there is none here. */
export function skippedTo(spans: readonly GuidanceSpan[], seconds: number): number | null {
  const on = spans.filter(({ start, end }) => seconds >= start && seconds < end);
  if (on.length === 0) return null;
  const end = Math.max(...on.map((span) => span.end));
  return skippedTo(spans, end) ?? end;
}

/** `Loud noises, 0:51 to 0:57`. */
export const spanWords = ({ kind, start, end }: GuidanceSpan): string =>
  `${kind}, ${clockText(start)} to ${clockText(end)}`;
