import { useMediaState } from '@vidstack/react';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { clockText } from '@/lib/domain/playback/moments';
import { PlayerNotice } from './PlayerNotice';

const TOLD_MS = 8_000;

/** Says that the film has gone on after a damaged part. @param part in the time of the recording; null before any */
export function LeftOutNotice({ part }: { part: ClipSpan | null }) {
  const clipStart = useMediaState('clipStartTime');
  const words =
    part &&
    `A damaged part was left out: ${clockText(part.start - clipStart)} to ${clockText(part.end - clipStart)}`;
  return <PlayerNotice event={part} forMs={TOLD_MS} words={words ?? ''} />;
}
