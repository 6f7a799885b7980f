import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '@/lib/browser-storage';

const keyOf = (itemId: string) => `dt.guidance.${itemId}`;

/** Whether this device has accepted an item's guidance: asked once per item. */
export function useGuidanceAccepted(itemId: string): [boolean, () => void] {
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    setAccepted(readStored(keyOf(itemId)) === 'true');
  }, [itemId]);
  const accept = useCallback(() => {
    writeStored(keyOf(itemId), 'true');
    setAccepted(true);
  }, [itemId]);
  return [accepted, accept];
}
