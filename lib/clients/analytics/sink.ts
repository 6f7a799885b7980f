/** Where analytics events are sent; the installation's environment selects one (R-OPEN-11). */
import type { AnalyticsEvent } from '@/lib/contracts/usage/reports';

export interface AnalyticsSink {
  /** Sends events, at most ANALYTICS_BATCH_LIMIT. Never throws, and is silent on failure. */
  send: (events: readonly AnalyticsEvent[]) => void;
}

/** Posts text so that it is sent even if the page is closed: as a beacon, else as a keepalive request. */
export function post(address: string, body: string): void {
  try {
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => undefined);
  } catch {
    // Losing statistics must never cause an error.
  }
}
