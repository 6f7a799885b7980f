import { useEffect, useState } from 'react';
import { logEvent } from '@/lib/browser/log';
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
 * The chapters in a file that a grant names, as the card of an entry has none; empty until they are read. Read once: each renewed
 * grant has another address for the same file. @param url null: there is none, or its chapters are not shown
 */
export function useChapters(url: string | null): readonly SegmentMoment[] {
  const [chapters, setChapters] = useState<readonly SegmentMoment[]>([]);
  const isKnown = chapters.length > 0;
  useEffect(() => {
    if (isKnown || url === null) return undefined;
    let isCurrent = true;
    readChapters(url).then(
      (read) => isCurrent && setChapters(read),
      // It plays without chapters, and a renewed grant tries again.
      (error: unknown) => logEvent('warn', 'The chapters of a recording could not be read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, isKnown]);
  return chapters;
}
