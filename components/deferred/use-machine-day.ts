import { useEffect } from 'react';
import { turnDay } from '@/lib/browser/machine';
import { useMethod } from '@/stores/session';

/** How soon after midnight a page left open notices the new day, ms. */
const LOOK_EVERY_MS = 60_000;

/** On a machine identified only by its network, what was kept on an earlier day is deleted. */
export function useMachineDay(): void {
  const isMachine = useMethod() === 'IPAuth';
  useEffect(() => {
    if (!isMachine) return undefined;
    turnDay();
    const timer = setInterval(turnDay, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMachine]);
}
