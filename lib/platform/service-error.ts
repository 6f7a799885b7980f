/** Expected failures of a service, which its error handler turns into the contract's error body. */
import type { ErrorCode } from '@/lib/contracts/http/errors';

/**
 * A code from the one table, a message for people, and optional details. All three are sent to the client; the `cause` of the
 * options is for the log alone, because it may name hosts, queries and other people.
 */
export class ServiceError extends Error {
  override name = 'ServiceError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: unknown,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What to do with the error of a call that did not answer: throws UNAVAILABLE with this message, and the error as its cause. */
export const unavailable =
  (message: string) =>
  (cause: unknown): never => {
    throw new ServiceError('UNAVAILABLE', message, undefined, { cause });
  };
