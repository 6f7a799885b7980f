/** Collects events and sends them to a sink in batches (R-ANA-1, R-ANA-2). Nothing is sent without consent. */
import { hasConsent } from '@/lib/browser/analytics-consent';
import { ANALYTICS_BATCH_LIMIT } from '@/lib/contracts/constants';
import type { AnalyticsEvent } from '@/lib/contracts/usage/reports';
import { completeEvent, type PageInfo } from '@/lib/domain/reports/analytics';
import { numberedDimensions, type NamedDimensions } from '@/lib/domain/reports/dimensions';
import type { TrackedEvent } from '@/lib/browser/track';
import type { AnalyticsSink } from './sink';

/** Longest time an event waits for its batch to fill, ms. */
export const BATCH_WAIT_MS = 5_000;

interface QueueOptions {
  sink: AnalyticsSink;
  /** The current page (R-OPEN-11). */
  page: () => Partial<PageInfo>;
  /** Dimensions of the visitor; an event's own dimensions are added and take precedence. */
  visitor: () => NamedDimensions;
}

export class AnalyticsQueue {
  private waiting: AnalyticsEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: QueueOptions) {}

  /** An event without category, action, name or page is dropped. */
  add({ value, dimensions = {}, ...event }: TrackedEvent): void {
    const { page, visitor } = this.options;
    const complete = completeEvent({ ...event, page: page() });
    if (complete === null) return;
    this.waiting.push({
      ...complete,
      ...(value === undefined ? {} : { value }),
      dimensions: numberedDimensions({ ...visitor(), ...dimensions }),
      at: Date.now(),
    });
    if (this.waiting.length >= ANALYTICS_BATCH_LIMIT) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), BATCH_WAIT_MS);
  }

  /** Sends what is queued; if consent has been withdrawn meanwhile, discards it. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = this.waiting;
    this.waiting = [];
    if (events.length > 0 && hasConsent()) this.options.sink.send(events);
  }
}
