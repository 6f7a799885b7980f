/** The customers service's administration API, called as the signed-in person: that service decides what they may do. */
import type { z } from 'zod';
import { serviceRequest } from '@/lib/platform/http/service-request';
import { configuredUrl } from '@/lib/platform/customers/http';

export interface AdministrationCall<Answer> {
  /** The person's access token. */
  token: string;
  /** Below the API, with its query: `organisations/school/networks/check`. */
  path: string;
  schema: z.ZodType<Answer>;
  /** Sent by POST. */
  body?: unknown;
  requestId: string;
}

/** Throws ServiceError with the service's own refusal, or UNAVAILABLE. */
export type Administration = <Answer>(call: AdministrationCall<Answer>) => Promise<Answer>;

/** Shorter than the limit for a person's call to the product service, which waits for this one. */
const TIMEOUT_MS = 1_500;
const AWAY = 'The organisation’s data cannot be reached now';

/** @param baseUrl CUSTOMERS_API_URL; a missing one throws when it is first used */
export function createAdministration(baseUrl: string | undefined): Administration {
  return async ({ token, path, schema, body, requestId }) => {
    const url = `${configuredUrl(baseUrl)}/administration/${path}`;
    const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': requestId };
    return serviceRequest({ url, headers, schema, body, timeoutMs: TIMEOUT_MS, away: AWAY });
  };
}
