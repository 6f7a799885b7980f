/** A call from one of our services to another: JSON in both directions, and the callee's refusals as ServiceErrors. */
import type { z } from 'zod';
import { apiErrorBodySchema, errorCodes } from '@/lib/contracts/errors';
import { ServiceError } from './service-error';

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
  ask?: typeof fetch;
}

/** The service's refusal; null when its body does not fit the contract, or for a fault of the service (5xx). */
async function refusalOf(response: Response): Promise<ServiceError | null> {
  const body = apiErrorBodySchema.safeParse(await response.json().catch(() => null));
  const code = body.success ? errorCodes.find((one) => one === body.data.error.code) : undefined;
  if (!body.success || code === undefined || response.status >= 500) return null;
  return new ServiceError(code, body.data.error.message, body.data.error.details);
}

/** Throws ServiceError: the service's own refusal, or UNAVAILABLE with the HTTP status or the caught error as its cause. */
export async function serviceRequest<Answer>(request: ServiceRequest<Answer>): Promise<Answer> {
  const { url, headers, schema, body, timeoutMs, ask = fetch } = request;
  const away = (cause: unknown) => Object.assign(new ServiceError('UNAVAILABLE', request.away), { cause });
  const response = await ask(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw away(cause);
  });
  if (!response.ok) throw (await refusalOf(response)) ?? away(response.status);
  const answer = schema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw away(answer.error);
  return answer.data;
}

/** Whether the service called is not one of ours: a 404 whose body does not fit our contract means it lacks this call. */
export const isForeignService = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'UNAVAILABLE' && error.cause === 404;
