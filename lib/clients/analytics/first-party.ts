/** The library's own analytics sink: POST /api/analytics, no third party. */
import type { AnalyticsBatch } from '@/lib/contracts/usage/reports';
import { currentAccessToken } from '../access-token';
import { postReport } from '../post-report';
import { post, type AnalyticsSink } from './sink';

const PATH = '/api/analytics';

export const firstPartySink: AnalyticsSink = {
  send: (events) => {
    const batch: AnalyticsBatch = { events: [...events] };
    // A beacon is the surest way out of a page that may be closed, but carries no token.
    if (document.hidden || currentAccessToken() === null) post(PATH, JSON.stringify(batch));
    else postReport(PATH, batch).catch(() => undefined);
  },
};
