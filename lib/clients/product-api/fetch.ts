/** Requests to the library's API, and to the web app's own JSON, both from the browser (relative addresses) and from the web server. */
import type { z } from 'zod';
import { logEvent } from '@/lib/browser/log';
import { BODY_PACE } from '@/lib/contracts/http/body-pace';
import type { ErrorCode } from '@/lib/contracts/http/errors';
import { currentAccessToken } from '../access-token';

/** Where the API is and on whose behalf it is called. */
export interface ProductConnection {
  /** Empty in the browser; `PRODUCT_API_URL` on the server. */
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /** Longest wait for an answer once the request is sent, ms. */
  timeoutMs: number;
  /** Logs a failure that the caller tolerates. */
  onFailure?: (message: string, error: unknown) => void;
}

/** Longest time a person waits before an error is shown, beside that which what is sent may take, ms. */
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

/** The API refused, failed or could not be reached. `status` is the answer's; 0: no answer that could be read. */
export class ProductApiError extends Error {
  override name = 'ProductApiError';
  constructor(
    message: string,
    readonly code: ErrorCode,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Why the API refused a call (4xx); null for a fault, for no answer, and for anything else that was thrown. */
export const refusalOf = (error: unknown): ErrorCode | null =>
  error instanceof ProductApiError && error.status >= 400 && error.status < 500 ? error.code : null;

/** For `catch`: null where there is no such thing, or none for this caller; any other failure is rethrown. */
export function nullWhenMissing(error: unknown): null {
  if (refusalOf(error) === 'NOT_FOUND') return null;
  throw error;
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

interface Sent extends Sending {
  /** Without it, POST for a request with a body, GET for the others. */
  method?: 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Longest body that is still sent when the visitor leaves the page, in characters of at most three bytes: browsers refuse to send
 * more than 64 KiB in this way (Fetch standard, `keepalive`).
 */
const KEEPALIVE_CHARACTERS = 20_000;

/** Method, body and their headers. */
function contentOf({ method, body }: Sent) {
  if (body === undefined) return { method: method ?? 'GET', headers: {}, body: null };
  const text = JSON.stringify(body);
  return {
    method: method ?? 'POST',
    body: text,
    // Changes made just before the visitor leaves the page are still sent.
    keepalive: text.length <= KEEPALIVE_CHARACTERS,
    headers: { 'Content-Type': 'application/json' },
  };
}

/**
 * Sends a request and reads the answer, both within the connection's time limit and the time for the body. Throws ProductApiError; an
 * abort by the caller's signal is rethrown as it is.
 */
export async function send<Answer>(
  path: string,
  read: (response: Response) => Promise<Answer>,
  sent: Sent = {},
): Promise<Answer> {
  const { connection = browserConnection(), signal } = sent;
  const content = contentOf(sent);
  // Over a slow line a long text is on its way for as long as the gateway gives it.
  const sendingMs = Math.ceil(new Blob([content.body ?? '']).size / BODY_PACE.bytesPerMs);
  const timeout = AbortSignal.timeout(connection.timeoutMs + sendingMs);
  try {
    const response = await fetch(`${connection.baseUrl}${path}`, {
      ...content,
      headers: { ...content.headers, ...sent.headers, ...connection.headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw await errorOf(response, connection);
    return await read(response);
  } catch (error) {
    if (signal?.aborted || error instanceof ProductApiError) throw error;
    throw new ProductApiError('The library could not be reached', 'UNAVAILABLE', 0, { cause: error });
  }
}

interface Asked extends Omit<Sent, 'headers'> {
  /** Value of the Prefer header (RFC 7240): how much the answer should contain. */
  prefer?: string;
}

/**
 * Sends a request and parses its JSON answer. Throws as `send` does.
 *
 * @param load imports the contract with the first answer: the schema library is too large for the first load of a page
 * @param name of the answer's schema in that contract
 */
export function ask<Name extends string, Contract extends Readonly<Record<Name, z.ZodType>>>(
  path: string,
  load: () => Promise<Contract>,
  name: Name,
  { prefer, ...sent }: Asked = {},
): Promise<z.output<Contract[Name]>> {
  const headers = { Accept: 'application/json', ...(prefer && { Prefer: prefer }) };
  return send(path, async (response) => (await load())[name].parse(await response.json()), {
    ...sent,
    headers,
  });
}
