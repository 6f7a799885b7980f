/** Expected failures of a service, which its error handler turns into the contract's error body. */
import { statusOfCode, type ErrorCode } from '@/lib/contracts/http/errors';

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

const codes = Object.keys(statusOfCode) as readonly ErrorCode[];

/** The code of that name; undefined where we have none. */
export const codeNamed = (name: string): ErrorCode | undefined => codes.find((code) => code === name);

/** The code of a refusal (4xx). RFC 9110 §15.5: an unknown status is treated as the first of its class. */
export const codeOfStatus = (status: number): ErrorCode =>
  codes.find((code) => statusOfCode[code] === status) ?? 'VALIDATION_FAILED';
