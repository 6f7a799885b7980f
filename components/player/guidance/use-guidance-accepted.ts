import { useCallback, useState } from 'react';
import { writeStored } from '@/lib/browser/storage';
import { useStored } from '@/hooks/use-stored';

const keyOf = (itemId: string) => `dt.guidance.${itemId}`;

/** Whether this device has accepted an item's guidance: asked once per item. */
export function useGuidanceAccepted(itemId: string): [boolean, () => void] {
  const stored = useStored(keyOf(itemId)) === 'true';
  // If storage is refused, the answer lasts until the page is left.
  const [accepted, setAccepted] = useState(false);
  const accept = useCallback(() => {
    writeStored(keyOf(itemId), 'true');
    setAccepted(true);
  }, [itemId]);
  return [stored || accepted, accept];
}
