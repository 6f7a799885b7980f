/** A call from one of our services to another: JSON in both directions, and the callee's refusals as ServiceErrors. */
import type { z } from 'zod';
import { codeNamed, codeOfStatus, refusalIn, statusOfCode } from '@/lib/contracts/http/errors';
import { UnexpectedAnswer } from './fetch-json';
import { ServiceError, unavailable } from '../service-error';

export interface ServiceRequest<Answer> {
  url: string;
  /** Identify the caller and the request. */
  headers: Readonly<Record<string, string>>;
  schema: z.ZodType<Answer>;
  /** Sent by POST. */
  body?: unknown;
  timeoutMs: number;
  /** Error message when the service does not answer, or its answer does not fit the contract. */
  away: string;
}

/**
 * The service's refusal; null when its body does not fit the contract, or for a fault of the service (5xx). One without a code
 * is of a service that is not ours (R-ERR-15): it has the code of its status, and the answer as its cause. A 401 says that the
 * caller's own key is refused, which is a fault of ours: passed on, it would tell people that their session is over.
 */
async function refusalOf(url: string, response: Response): Promise<ServiceError | null> {
  const { status } = response;
  const refusal = refusalIn(await response.json().catch(() => null));
  if (refusal === null || status === statusOfCode.UNAUTHENTICATED || status >= 500) return null;
  const { message, details } = refusal;
  if (refusal.code === null)
    return new ServiceError(codeOfStatus(status), message, undefined, {
      cause: new UnexpectedAnswer(url, status),
    });
  const code = codeNamed(refusal.code);
  return code === undefined ? null : new ServiceError(code, message, details);
}

/** Throws ServiceError: the service's own refusal, or UNAVAILABLE with the unexpected answer or the caught error as its cause. */
export async function serviceRequest<Answer>(request: ServiceRequest<Answer>): Promise<Answer> {
  const { url, headers, schema, body, timeoutMs } = request;
  const away = unavailable(request.away);
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(away);
  if (!response.ok)
    throw (await refusalOf(url, response)) ?? away(new UnexpectedAnswer(url, response.status));
  const answer = schema.safeParse(await response.json().catch(() => null));
  return answer.success ? answer.data : away(answer.error);
}

/** Whether the service called is not one of ours: a 404 whose body is not ours means it lacks this call. */
export const isForeignService = (error: unknown): boolean =>
  error instanceof ServiceError && error.cause instanceof UnexpectedAnswer && error.cause.status === 404;
