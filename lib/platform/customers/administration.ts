/** The customers service's administration, asked in the name of the signed-in person: that service decides what they may. */
import type { z } from 'zod';
import { apiErrorBodySchema, errorCodes } from '@/lib/contracts/errors';
import { ServiceError } from '../service-error';
import { configuredUrl } from './http';

export interface AdministrationCall<Answer> {
  /** Of the person. */
  token: string;
  /** Null: none; the call is an operator's. */
  organisationId: string | null;
  /** Below the organisation, such as `networks/check`; for an operator's call below all of them, such as `?q=college`. */
  path: string;
  schema: z.ZodType<Answer>;
  /** Sent by POST. */
  body?: unknown;
  requestId: string;
}

/** Throws ServiceError with the service's own refusal, or UNAVAILABLE. */
export type Administration = <Answer>(call: AdministrationCall<Answer>) => Promise<Answer>;

/** Below the bound of a person's call to the product service. */
const TIMEOUT_MS = 1_500;

const away = (cause: unknown) =>
  Object.assign(new ServiceError('UNAVAILABLE', 'The organisation’s data cannot be reached now'), { cause });

async function refusalOf(response: Response): Promise<ServiceError> {
  const body = apiErrorBodySchema.safeParse(await response.json().catch(() => null));
  const code = body.success ? errorCodes.find((one) => one === body.data.error.code) : undefined;
  if (!body.success || code === undefined || response.status >= 500) return away(response.statusText);
  return new ServiceError(code, body.data.error.message, body.data.error.details);
}

/** @param baseUrl CUSTOMERS_API_URL; a missing one throws when it is first used */
export function createAdministration(baseUrl: string | undefined, ask: typeof fetch = fetch): Administration {
  return async ({ token, organisationId, path, schema, body, requestId }) => {
    const base = configuredUrl(baseUrl, 'CUSTOMERS_API_URL is missing');
    const below = organisationId === null ? path : `/${encodeURIComponent(organisationId)}/${path}`;
    const url = `${base}/administration/organisations${below}`;
    const response = await ask(url, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        'X-Request-Id': requestId,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw away(cause);
    });
    if (!response.ok) throw await refusalOf(response);
    const answer = schema.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw away(answer.error);
    return answer.data;
  };
}
