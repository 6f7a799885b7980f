/** One call of a service of ours by another: JSON there and back, and its refusals as what they are. */
import type { z } from 'zod';
import { apiErrorBodySchema, errorCodes } from '@/lib/contracts/errors';
import { ServiceError } from './service-error';

export interface ServiceRequest<Answer> {
  url: string;
  /** Who asks, and by which request. */
  headers: Readonly<Record<string, string>>;
  schema: z.ZodType<Answer>;
  /** Sent by POST. */
  body?: unknown;
  timeoutMs: number;
  /** What to say when it does not answer, or not in the contract's words. */
  away: string;
  ask?: typeof fetch;
}

/** The service's own refusal; null where it is none of the contract's, or the service's own fault. */
async function refusalOf(response: Response): Promise<ServiceError | null> {
  const body = apiErrorBodySchema.safeParse(await response.json().catch(() => null));
  const code = body.success ? errorCodes.find((one) => one === body.data.error.code) : undefined;
  if (!body.success || code === undefined || response.status >= 500) return null;
  return new ServiceError(code, body.data.error.message, body.data.error.details);
}

/** Throws ServiceError with the service's own refusal, or UNAVAILABLE with the HTTP status, or what went wrong, as its cause. */
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

/** Whether a service that is not ours was asked: it knows no such call, and says so in words of its own. */
export const isForeignService = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'UNAVAILABLE' && error.cause === 404;
