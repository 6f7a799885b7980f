import { useEffect, useState } from 'react';
import { logEvent } from '@/lib/browser/log';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { SegmentMoment } from '@/lib/domain/playback/moments';

async function readChapters(url: string): Promise<SegmentMoment[]> {
  const [{ fetchCaptions }, { parseCaptions }] = await Promise.all([
    import('@/lib/clients/grants'),
    import('@/lib/domain/playback/captions'),
  ]);
  return parseCaptions((await fetchCaptions(url)) ?? '').map(({ start, end, text }) => ({
    id: String(start),
    name: text,
    startTimestampInSeconds: start,
    endTimestampInSeconds: end,
  }));
}

/**
 * The chapters that a grant tells of, as the card of an entry has none: listed in it, or in a file, empty until that is read. Read
 * once: each renewed grant has another address for the same file. @param grant null: its chapters are not shown
 */
export function useChapters(grant: PlaybackGrant | null): readonly SegmentMoment[] {
  const [read, setRead] = useState<readonly SegmentMoment[]>([]);
  const isKnown = read.length > 0;
  const url = grant?.chapters ?? null;
  useEffect(() => {
    if (isKnown || url === null) return undefined;
    let isCurrent = true;
    readChapters(url).then(
      (chapters) => isCurrent && setRead(chapters),
      // It plays without chapters, and a renewed grant tries again.
      (error: unknown) => logEvent('warn', 'The chapters of a recording could not be read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, isKnown]);
  return grant?.segments ?? read;
}
