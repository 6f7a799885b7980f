import { useCallback, useMemo } from 'react';
import { readStored, writeStored } from '@/lib/browser-storage';
import { parsePositions, resumeFrom, withPosition } from '@/lib/rules/item-page/resume';
import { useStored } from './use-stored';

const RESUME_KEY = 'dt.resume';

export interface Resume {
  /** Where this device left off; null when there is nothing worth resuming. */
  from: number | null;
  keep: (seconds: number, duration: number) => void;
}

/** The place of an item on this device, and a way to keep it. */
export function useResume(itemId: string): Resume {
  const stored = useStored(RESUME_KEY);
  const from = useMemo(
    () => resumeFrom(parsePositions(stored).find((position) => position.itemId === itemId) ?? null),
    [stored, itemId],
  );
  const keep = useCallback(
    (seconds: number, duration: number) => {
      const position = {
        itemId,
        seconds: Math.floor(seconds),
        duration: Math.floor(duration),
        at: Date.now(),
      };
      writeStored(RESUME_KEY, JSON.stringify(withPosition(parsePositions(readStored(RESUME_KEY)), position)));
    },
    [itemId],
  );
  return { from, keep };
}
