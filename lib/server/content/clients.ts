/** The two delivery clients (delivery contract §§11 to 13, R-CDA-8). Create them once per process: they keep connections open. */
import { createClient, type CreateClientParams } from 'contentful';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { ContentAnswerError, type DeliveryClient } from './delivery';

export interface ContentClientOptions {
  space: string;
  accessToken: string;
  /** R-CDA-10: default `master`. */
  environment?: string;
  /** host:port; absent: the hosted service. */
  host?: string;
  /** http instead of https. */
  insecure?: boolean;
  basePath?: string;
  /** Receives the client's messages about retries and warnings. */
  log?: (level: string, data: unknown) => void;
}

export interface ContentClients {
  /** Removes links that cannot be resolved (R-CDA-9). */
  dropping: DeliveryClient;
  /** Keeps links that cannot be resolved as link objects, for code that reads raw links (adult guidance, for example). */
  keeping: DeliveryClient;
}

/** Specification §9. */
const TIMEOUT_MS = 30_000;
const RETRY_LIMIT = 5;

/** Rejects with the response body (R-CDA-19); a failure without a response is rethrown as it is. */
function rejectWithBody(error: unknown): never {
  throw (error as { response?: { data?: unknown } }).response?.data ?? error;
}

/** Queries and answers have the same form on the wire in both types; only the generics differ. */
function isDelivery(client: object): client is DeliveryClient {
  return 'getEntries' in client && 'getEntry' in client;
}

/**
 * What the service answered, if it has the form of an answer. A page of somebody else's under the address, or an answer that was
 * cut, has none: on those the client itself fails, as if over a fault in our code, or passes them on.
 */
async function answerOf<Answer>(
  asked: Promise<Answer>,
  isAnswer: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await asked.catch((cause: unknown) => {
    throw cause instanceof TypeError || cause instanceof SyntaxError
      ? new ContentAnswerError({ cause })
      : cause;
  });
  if (!isAnswer(answer)) throw new ContentAnswerError();
  return answer;
}

function asDelivery(client: object): DeliveryClient {
  if (!isDelivery(client)) throw new TypeError('The content client cannot read entries');
  return {
    getEntries: (query) => answerOf(client.getEntries(query), (page) => Array.isArray(page?.items)),
    getEntry: (id, query) =>
      answerOf(client.getEntry(id, query), (entry) => typeof entry?.sys?.id === 'string'),
  };
}

/**
 * R-CDA-1: throws the client's TypeError without a token or a space. Retries connection errors, 5xx and 429, the last after
 * the time that the service names (R-CDA-21 to 24, R-CON-17), at most 5 times, and throttles itself to the service's rate limit.
 */
export function createContentClients(options: ContentClientOptions): ContentClients {
  const { space, accessToken, environment, host, insecure, basePath, log } = options;
  const parameters = {
    space,
    accessToken,
    environment: environment ?? 'master',
    ...(host ? { host } : {}),
    insecure: insecure ?? false,
    ...(basePath ? { basePath } : {}),
    timeout: TIMEOUT_MS,
    retryLimit: RETRY_LIMIT,
    throttle: 'auto',
    onError: rejectWithBody,
    logHandler: log ?? (() => undefined),
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
  };
  // `throttle` and `onError` are read by the client but missing from its published type.
  const client = createClient(parameters as CreateClientParams);
  return { dropping: asDelivery(client.withoutUnresolvableLinks), keeping: asDelivery(client) };
}
