/**
 * The application's only `track` function. Callers need not know about consent, validation or sink, which are loaded once
 * the visitor has consented (components/analytics). Without consent an event is dropped at once.
 */
import { hasConsent } from './analytics-consent';
import { earlyEvents } from './early-events';
import type { NamedDimensions } from '@/lib/domain/reports/dimensions';

export interface TrackedEvent {
  category: string;
  action: string;
  name: string;
  value?: number;
  dimensions?: NamedDimensions;
}

/** Most events buffered before the listener is attached. */
const MOST_EARLY = 20;

const { emit, subscribe } = earlyEvents<TrackedEvent>(MOST_EARLY);

export function track(event: TrackedEvent): void {
  if (hasConsent()) emit(event);
}

export const onTrack = subscribe;
