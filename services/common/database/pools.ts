/** The connections of a process that answers requests and also does work that may take longer. */
import { ANSWER_MS } from './answer';
import { type Database, openDatabase } from './database';

/**
 * As long as the most patient of those who ask, and little: a request that was given up ends, but its statement would run on, and a
 * few of them would hold every connection (docs/decisions/0113).
 */
export const REQUEST_STATEMENT_MS = 2_000;

export interface Pools<Tables> {
  /** For requests that somebody waits for. */
  requests: Database<Tables>;
  /** For work whose statements may take half a minute. */
  patient: Database<Tables>;
  close: () => Promise<void>;
}

/** @param connections how many each pool may have; of requests by default as `openDatabase` */
export function openPools<Tables>(
  url: string,
  schema: string,
  connections: { requests: number | undefined; patient: number },
): Pools<Tables> {
  const requests = openDatabase<Tables>(url, schema, connections.requests, {
    statementMs: REQUEST_STATEMENT_MS,
    answeredMs: REQUEST_STATEMENT_MS + ANSWER_MS,
  });
  // Asked each time: a statement that nobody answers would be waited for as long as the longest may take.
  const patient = openDatabase<Tables>(url, schema, connections.patient, { restMs: 0 });
  return {
    requests,
    patient,
    close: async () => {
      await Promise.all([requests.close(), patient.close()]);
    },
  };
}
