import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '@/lib/browser-storage';
import { parsePositions, resumeFrom, withPosition } from '@/lib/rules/item-page/resume';

const RESUME_KEY = 'dt.resume';

/** Where this device left off, and a way to keep the place. Null until the browser has been asked. */
export function useResume(itemId: string): { from: number | null; keep: (seconds: number, duration: number) => void } {
  const [from, setFrom] = useState<number | null>(null);

  useEffect(() => {
    const kept = parsePositions(readStored(RESUME_KEY)).find((position) => position.itemId === itemId);
    setFrom(resumeFrom(kept ?? null));
  }, [itemId]);

  const keep = useCallback(
    (seconds: number, duration: number) => {
      const positions = parsePositions(readStored(RESUME_KEY));
      const position = { itemId, seconds: Math.floor(seconds), duration: Math.floor(duration), at: Date.now() };
      writeStored(RESUME_KEY, JSON.stringify(withPosition(positions, position)));
    },
    [itemId],
  );
  return { from, keep };
}
