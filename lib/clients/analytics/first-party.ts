/** The library's own analytics sink: POST /api/analytics, no third party. */
import type { AnalyticsBatch } from '@/lib/contracts/usage/reports';
import { post, type AnalyticsSink } from './sink';

export const firstPartySink: AnalyticsSink = {
  send: (events) => post('/api/analytics', JSON.stringify({ events: [...events] } satisfies AnalyticsBatch)),
};
