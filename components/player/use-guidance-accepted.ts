import { useCallback, useState } from 'react';
import { writeStored } from '@/lib/browser/storage';
import { useStored } from '@/hooks/use-stored';

const keyOf = (itemId: string) => `dt.guidance.${itemId}`;

/** Whether this device has accepted an item's guidance: asked once per item. */
export function useGuidanceAccepted(itemId: string): [boolean, () => void] {
  const stored = useStored(keyOf(itemId)) === 'true';
  // Where storage is forbidden the answer lasts as long as the page.
  const [accepted, setAccepted] = useState(false);
  const accept = useCallback(() => {
    writeStored(keyOf(itemId), 'true');
    setAccepted(true);
  }, [itemId]);
  return [stored || accepted, accept];
}
