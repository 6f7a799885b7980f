/**
 * HTTP to the customers API: a timeout, one retry of calls that only read and failed soon, and errors with the server's own message. Apart from
 * `serviceRequest`, because a customers system may be another's, whose refusals count by their status alone (R-VAL-10, R-ERR-16).
 */
import type { z } from 'zod';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { refusalIn } from '@/lib/contracts/http/errors';
import { ServiceError } from '../service-error';

/** A call that failed: for whoever needed the answer, customers is unavailable. `status` is null when no answer came. */
export class CustomersError extends ServiceError {
  override name = 'CustomersError';
  constructor(
    message: string,
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super('UNAVAILABLE', message, undefined, options);
  }
}

/** Short, because a page waits for this answer; on timeout the last known one is used. */
const TIMEOUT_MS = 2_000;
const RETRY_AFTER_MS = 100;
/** Cooldown after the service did not answer, so that an outage does not make the next visitors wait. */
const REST_MS = 1_000;

/** For a body that is not of the contract. */
export const unreadable = (cause: unknown, status = 200) =>
  new CustomersError('The customers service gave an unreadable answer', status, { cause });

/** R-VAL-10: the server's message; the status text when the body cannot be read (R-ERR-16). */
async function failureOf(response: Response): Promise<CustomersError> {
  const refusal = refusalIn(await response.json().catch(() => null));
  return new CustomersError(refusal?.message ?? response.statusText, response.status);
}

async function attempt(url: URL, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new CustomersError('The customers service is not answering', null, { cause });
    },
  );
  if (!response.ok) throw await failureOf(response);
  return response.json().catch((cause: unknown) => {
    throw unreadable(cause, response.status);
  });
}

/** No answer in the whole time limit: asked again, a service that hangs would be waited for twice as long. */
const hung = (error: unknown) =>
  error instanceof CustomersError && (error.cause as { name?: unknown } | undefined)?.name === 'TimeoutError';

const mayPass = (error: unknown) =>
  error instanceof CustomersError && (error.status === null || error.status >= 500 || error.status === 429);

async function attemptTwice(url: URL, init: RequestInit): Promise<unknown> {
  try {
    return await attempt(url, init);
  } catch (error) {
    if (!mayPass(error) || hung(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return attempt(url, init);
  }
}

/** The answer to a read-only call; retried once when the failure may be temporary. Throws CustomersError. */
export type JsonReader = <Answer>(url: URL, init: RequestInit, schema: z.ZodType<Answer>) => Promise<Answer>;

export const readJson: JsonReader = async (url, init, schema) => {
  const answer = schema.safeParse(await attemptTwice(url, init));
  if (answer.success) return answer.data;
  throw unreadable(answer.error);
};

/** Nothing came back at all: the service is away, and not only for this one question. */
export const isAway = (error: unknown) => error instanceof CustomersError && error.status === null;

/**
 * `readJson` for one kind of question, with a short cooldown after a failure of which `rests` is true.
 *
 * @param now epoch ms
 */
export function createReader(now: () => number, rests: (error: unknown) => boolean = mayPass): JsonReader {
  let restUntil = -Infinity;
  return async (url, init, schema) => {
    if (now() < restUntil)
      throw new CustomersError('The customers service did not answer a moment ago', null);
    try {
      return await readJson(url, init, schema);
    } catch (error) {
      if (rests(error)) restUntil = now() + REST_MS;
      throw error;
    }
  };
}

/** R-ERR-8. */
const MISSING_ADDRESS = 'MISSING ENV';

/** The configured address; one that is not configured throws when it is first used. */
export function configuredUrl(base: string | undefined, message = MISSING_ADDRESS): string {
  if (base === undefined || base === '') throw new Error(message);
  return withoutSlash(base);
}
