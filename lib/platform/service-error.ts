/** Expected failures of a service: a code from the one table, a message for people, optional details. */
import type { ErrorCode } from '@/lib/contracts/errors';

export class ServiceError extends Error {
  override name = 'ServiceError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
  }
}
