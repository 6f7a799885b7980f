/** The two delivery clients (delivery contract §§11 to 13). Created once a process: each holds its connections. */
import { createClient, type CreateClientParams } from 'contentful';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { DeliveryClient } from './delivery';

export interface ContentClientOptions {
  space: string;
  accessToken: string;
  /** R-CDA-10: `master` unless said otherwise. */
  environment?: string;
  /** host:port; absent: the hosted service. */
  host?: string;
  /** http instead of https. */
  insecure?: boolean;
  basePath?: string;
  /** Retries and warnings of the client. */
  log?: (level: string, data: unknown) => void;
}

export interface ContentClients {
  /** Links that cannot be resolved are left out. */
  dropping: DeliveryClient;
  /** Links that cannot be resolved stay as link objects: what reads raw links, such as adult guidance, needs them. */
  keeping: DeliveryClient;
}

/** Specification §9. */
const TIMEOUT_MS = 30_000;
const RETRY_LIMIT = 5;

/** The response body becomes the rejection (R-CDA-19); a failure without a response stays the error it is. */
function rejectWithBody(error: unknown): never {
  throw (error as { response?: { data?: unknown } }).response?.data ?? error;
}

/** Queries and answers have the wire's form in both types; only the generics differ. */
function isDelivery(client: object): client is DeliveryClient {
  return 'getEntries' in client && 'getEntry' in client;
}

function asDelivery(client: object): DeliveryClient {
  if (!isDelivery(client)) throw new TypeError('The content client cannot read entries');
  return client;
}

/**
 * R-CDA-1: without a token or a space this throws the client's TypeError. Retries connection errors, 5xx and 429, the
 * last after the time the service names (R-CDA-21 to 24), at most 5 times, and paces itself by the service's limit.
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
