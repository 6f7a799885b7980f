/**
 * The one `track` of the application. What calls it knows nothing of consent, guard or sink; those are loaded when
 * the visitor agreed (components/analytics). Without consent an event is gone at once.
 */
import { hasConsent } from './analytics-consent';
import type { NamedDimensions } from '@/lib/domain/personal/dimensions';

export interface TrackedEvent {
  category: string;
  action: string;
  name: string;
  value?: number;
  dimensions?: NamedDimensions;
}

type Listener = (event: TrackedEvent) => void;

/** Events from before the listener came; more than this are not worth keeping. */
const MOST_EARLY = 20;

let listener: Listener | null = null;
let early: TrackedEvent[] = [];

export function track(event: TrackedEvent): void {
  if (!hasConsent()) return;
  if (listener) listener(event);
  else if (early.length < MOST_EARLY) early.push(event);
}

/** Hears every event, first those that came early, until the returned function is called. */
export function onTrack(next: Listener): () => void {
  listener = next;
  const waiting = early;
  early = [];
  waiting.forEach(next);
  return () => {
    if (listener === next) listener = null;
  };
}
