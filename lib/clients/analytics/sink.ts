/** Where analytics events go; an installation chooses one by its environment (R-OPEN-11). */
import type { AnalyticsEvent } from '@/lib/contracts/product-reports';

export interface AnalyticsSink {
  /** Sends events, at most ANALYTICS_BATCH_LIMIT. Never throws, and is silent on failure. */
  send: (events: readonly AnalyticsEvent[]) => void;
}

/** Posts text in a way that survives the page: a beacon, else a request that may outlive it. */
export function post(address: string, body: string): void {
  try {
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => undefined);
  } catch {
    // Statistics are never worth a fault.
  }
}
