import { useEffect } from 'react';
import { useIdle } from './use-idle';

/** Fetches what shows messages before there is one: what is said when the network fails is often that it failed. */
export function useMessages(): void {
  const idle = useIdle();
  useEffect(() => {
    // Where it cannot be fetched now, it is asked for again with the first message.
    if (idle) void import('@/components/ui/message/ToastMessage').catch(() => undefined);
  }, [idle]);
}
