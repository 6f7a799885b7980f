/** Requests to the product API, both from the browser (relative addresses) and from the web server. */
import type { z } from 'zod';
import { logEvent } from '@/lib/browser/log';
import { currentAccessToken } from '../access-token';

/** Where the API is and on whose behalf it is called. */
export interface ProductConnection {
  /** Empty in the browser; `PRODUCT_API_URL` on the server. */
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /** Longest wait for an answer, ms. */
  timeoutMs: number;
  /** Logs a failure that the caller tolerates. */
  onFailure?: (message: string, error: unknown) => void;
}

/** Longest time a person waits before an error is shown, ms. */
const BROWSER_TIMEOUT_MS = 15_000;

/** The API, called on behalf of this browser's visitor. */
export function browserConnection(): ProductConnection {
  const token = currentAccessToken();
  return {
    baseUrl: '',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    timeoutMs: BROWSER_TIMEOUT_MS,
    onFailure: (message, error) => logEvent('error', message, error),
  };
}

/** The API refused, failed or could not be reached. `code` and `status` as in the error body; status 0: no answer. */
export class ProductApiError extends Error {
  override name = 'ProductApiError';
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

async function errorOf(response: Response, { headers }: ProductConnection): Promise<ProductApiError> {
  const { message, code } = await (await import('../refusal')).readRefusal(response, headers);
  return new ProductApiError(message, code, response.status);
}

/** How a call that pages make too is sent: by default on behalf of this browser's visitor. */
export interface Sending {
  connection?: ProductConnection;
  signal?: AbortSignal | undefined;
}

interface Asked extends Sending {
  /** Sent as JSON by POST. */
  body?: unknown;
  /** Value of the Prefer header (RFC 7240): how much the answer should contain. */
  prefer?: string;
}

/**
 * Sends a request and parses the answer. Throws ProductApiError; an abort by the caller's signal is rethrown as it is.
 *
 * @param load imports the contract with the first answer: the schema library is too large for the first load of a page
 * @param name of the answer's schema in that contract
 */
export async function ask<Name extends string, Contract extends Readonly<Record<Name, z.ZodType>>>(
  path: string,
  load: () => Promise<Contract>,
  name: Name,
  { connection = browserConnection(), body, prefer, signal }: Asked = {},
): Promise<z.output<Contract[Name]>> {
  const timeout = AbortSignal.timeout(connection.timeoutMs);
  const post = body !== undefined && {
    method: 'POST',
    body: JSON.stringify(body),
    // Changes made just before the visitor leaves the page are still sent.
    keepalive: true,
  };
  try {
    const response = await fetch(`${connection.baseUrl}${path}`, {
      ...post,
      headers: {
        Accept: 'application/json',
        ...(prefer && { Prefer: prefer }),
        ...(post && { 'Content-Type': 'application/json' }),
        ...connection.headers,
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw await errorOf(response, connection);
    return (await load())[name].parse(await response.json());
  } catch (error) {
    if (signal?.aborted || error instanceof ProductApiError) throw error;
    throw new ProductApiError('The library could not be reached', 'UNAVAILABLE', 0, { cause: error });
  }
}
