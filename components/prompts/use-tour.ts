import { useCallback, useState } from 'react';
import { logEvent } from '@/lib/browser/log';
import { decideTour, TOUR_DONE } from '@/lib/domain/prompts/tour';

/** R-TOU-1. */
const TOUR_KEY = 'dt.showTour';

/** R-TOU-1..5, R-TOU-7: decided once. Without storage there is no tour, because it would come back on every visit. */
function decide(now: Date): boolean {
  try {
    const decision = decideTour(localStorage.getItem(TOUR_KEY), now);
    if (decision.show && decision.store !== null) localStorage.setItem(TOUR_KEY, decision.store);
    return decision.show;
  } catch (error) {
    logEvent('warn', 'The tour cannot be remembered, so it is not shown', error);
    return false;
  }
}

/**
 * Whether the tour is shown, decided once when it is first allowed, and the function that ends it: finished or quit, it does not
 * come back (R-TOU-6).
 */
export function useTour(allowed: boolean) {
  const [due, setDue] = useState<boolean | null>(null);
  // Decided during rendering, so that nothing else appears before the tour.
  if (allowed && due === null) setDue(decide(new Date()));
  const end = useCallback(() => {
    setDue(false);
    try {
      localStorage.setItem(TOUR_KEY, TOUR_DONE);
    } catch (error) {
      logEvent('warn', 'The end of the tour cannot be remembered', error);
    }
  }, []);
  return { shown: allowed && due === true, end };
}
