/**
 * The error body shared by all services (contract product-and-customers §1, D4 to D6).
 * Every response with a status of 400 or more has it; `code` is for programs, `message` for people.
 */
import { z } from 'zod';

/** HTTP status of each code. LOCKED and INSUFFICIENT_STORAGE are of RFC 4918 §11.3 and §11.5. UNAVAILABLE (503) is the gateway's response when an upstream is down, REQUEST_TIMEOUT to a body that takes too long. */
export const statusOfCode = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  LOCKED: 423,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
} as const satisfies Readonly<Record<string, number>>;
export type ErrorCode = keyof typeof statusOfCode;

const codes = Object.keys(statusOfCode) as readonly ErrorCode[];

/** The code of that name; undefined where we have none. */
export const codeNamed = (name: string): ErrorCode | undefined => codes.find((code) => code === name);

/** The code of a status of 400 or more. RFC 9110 §15: an unknown status is treated as the first of its class. */
export const codeOfStatus = (status: number): ErrorCode =>
  codes.find((code) => statusOfCode[code] === status) ?? (status < 500 ? 'VALIDATION_FAILED' : 'INTERNAL');

/** The same message for hidden and for missing items, so that nobody can tell the two apart (R-VIS-10). */
export const NOT_SHOWN_MESSAGE = 'This does not exist, or your organisation does not show it';

/** The whole body, as our services send it. Whoever reads a refusal uses `refusalIn`. */
export const apiErrorBodySchema = z.object({
  error: z.object({
    message: z.string(),
    code: z.string(),
    status: z.number(),
    details: z.unknown().optional(),
  }),
});
export type ApiErrorBody = z.infer<typeof apiErrorBodySchema>;

/** Builds the body; `details` is left out when undefined. */
export function apiErrorBody(code: ErrorCode, message: string, details?: unknown): ApiErrorBody {
  const error = { message, code, status: statusOfCode[code] };
  return { error: details === undefined ? error : { ...error, details } };
}

const refusalReader = z.object({
  error: z.object({
    message: z.string(),
    code: z.string().nullable().catch(null),
    details: z.unknown().optional(),
  }),
});
/** A refusal as it is read. `code` is null when the server sent none. */
type Refusal = z.infer<typeof refusalReader>['error'];

/**
 * What the body of a refusal says; null when it has no message. Only the message is required (R-ERR-15, R-VAL-10): the
 * specification fixes nothing else, so a server that is not ours may send it alone. The status is the response's own.
 */
export const refusalIn = (body: unknown): Refusal | null => refusalReader.safeParse(body).data?.error ?? null;
