/** The customers service's administration, asked in the name of the signed-in person: that service decides what they may. */
import type { z } from 'zod';
import { serviceRequest } from '../service-request';
import { configuredUrl } from './http';

export interface AdministrationCall<Answer> {
  /** Of the person. */
  token: string;
  /** Null: none; the call is an operator's. */
  organisationId: string | null;
  /** Below the organisation, such as `networks/check`; an operator's call below all, such as `organisations?q=college`. */
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
const AWAY = 'The organisation’s data cannot be reached now';

/** @param baseUrl CUSTOMERS_API_URL; a missing one throws when it is first used */
export function createAdministration(baseUrl: string | undefined, ask: typeof fetch = fetch): Administration {
  return async ({ token, organisationId, path, schema, body, requestId }) => {
    const base = configuredUrl(baseUrl, 'CUSTOMERS_API_URL is missing');
    const below =
      organisationId === null ? path : `organisations/${encodeURIComponent(organisationId)}/${path}`;
    const url = `${base}/administration/${below}`;
    const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': requestId };
    return serviceRequest({ url, headers, schema, body, timeoutMs: TIMEOUT_MS, away: AWAY, ask });
  };
}
