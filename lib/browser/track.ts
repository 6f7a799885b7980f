/**
 * The one `track` of the application. What calls it knows nothing of consent, guard or sink; those are loaded when
 * the visitor agreed (components/analytics). Without consent an event is gone at once.
 */
import { hasConsent } from './analytics-consent';
import { earlyEvents } from './early-events';
import type { NamedDimensions } from '@/lib/domain/personal/dimensions';

export interface TrackedEvent {
  category: string;
  action: string;
  name: string;
  value?: number;
  dimensions?: NamedDimensions;
}

/** Events from before the listener came; more than this are not worth keeping. */
const MOST_EARLY = 20;

const { tell, hear } = earlyEvents<TrackedEvent>(MOST_EARLY);

export function track(event: TrackedEvent): void {
  if (hasConsent()) tell(event);
}

export const onTrack = hear;
