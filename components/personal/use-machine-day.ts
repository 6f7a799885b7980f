import { useEffect } from 'react';
import { useSession } from '@/hooks/use-session';
import { turnDay } from '@/lib/browser/machine';

/** How soon after midnight a page that stays open notices, ms. */
const LOOK_EVERY_MS = 60_000;

/** On a machine that its network alone makes known, what was kept yesterday goes. */
export function useMachineDay(): void {
  const isMachine = useSession().method === 'IPAuth';
  useEffect(() => {
    if (!isMachine) return undefined;
    turnDay();
    const timer = setInterval(turnDay, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMachine]);
}
