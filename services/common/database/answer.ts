/** Whether a server of PostgreSQL still answers. */
import type { QueryConfig } from 'pg';

/** As long as a statement of a request may take (pools.ts): a server that is slower than that answers no request either. */
export const ANSWER_MS = 2_000;

/**
 * Rejects where no answer comes in two seconds. Told by the clock of this process, because that of a server that hangs stands still.
 *
 * @param asked a pool, which then gives its connection up, or a connection, of which the caller has to do that
 */
export async function requireAnswer(asked: {
  query: (statement: QueryConfig & { query_timeout: number }) => Promise<unknown>;
}): Promise<void> {
  await asked.query({ text: 'select 1', query_timeout: ANSWER_MS });
}

/** Whether a statement was given up by the clock of this process (`query_timeout`): the server may still be at it. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
