import { useEffect, useState } from 'react';
import type { PlannedChange } from '@/lib/contracts/administration/entries';
import { untilNextStage } from '@/lib/domain/administration/plan-stage';

/**
 * The time by which plans are shown. When one of them comes due the list is fetched, and again until it is carried out: but not while a
 * dialog is open, which a changed row would close.
 */
export function usePlanClock(plans: readonly PlannedChange[], fetchAgain: () => unknown): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const wait = untilNextStage(plans, new Date());
    if (wait === null) return;
    const timer = setTimeout(() => {
      setNow(new Date());
      if (document.querySelector('dialog[open]') === null) void fetchAgain();
    }, wait);
    return () => clearTimeout(timer);
  }, [plans, now, fetchAgain]);
  return now;
}
