/** The parameters of the delivery API's official client: pages and the product service read the same content in the same way. */
import type { Environment } from '@/lib/contracts/environment';

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

/** The space that is configured. */
export const contentOptionsOf = (
  config: Environment<
    | 'CONTENTFUL_SPACE_ID'
    | 'CONTENTFUL_ACCESS_TOKEN'
    | 'CONTENTFUL_ENVIRONMENT'
    | 'CONTENTFUL_HOST'
    | 'CONTENTFUL_INSECURE'
    | 'CONTENTFUL_BASE_PATH'
  >,
) => ({
  space: config.CONTENTFUL_SPACE_ID,
  accessToken: config.CONTENTFUL_ACCESS_TOKEN,
  environment: config.CONTENTFUL_ENVIRONMENT,
  host: config.CONTENTFUL_HOST,
  insecure: config.CONTENTFUL_INSECURE,
  basePath: config.CONTENTFUL_BASE_PATH,
});

/** Specification §9. "Points settled" 7: sync is given as long. */
const TIMEOUT_MS = 30_000;
/** R-CON-15. */
const RETRIES = 5;

/** Rejects with the response body (R-CDA-19); a failure without a response is rethrown as it is. */
function rejectWithBody(error: unknown): never {
  throw (error as { response?: { data?: unknown } }).response?.data ?? error;
}

/**
 * Retries connection errors, 5xx and 429, the last after the time that the service names (R-CDA-21 to 24, R-CON-17), at most 5 times,
 * and throttles itself to the service's rate limit. `throttle` and `onError` are read by the client but missing from its type.
 */
export const clientParameters = ({
  space,
  accessToken,
  environment = 'master',
  host,
  insecure = false,
  basePath,
  log = () => undefined,
}: ContentClientOptions) => ({
  space,
  accessToken,
  environment,
  insecure,
  ...(host ? { host } : {}),
  ...(basePath ? { basePath } : {}),
  timeout: TIMEOUT_MS,
  retryLimit: RETRIES,
  throttle: 'auto',
  onError: rejectWithBody,
  logHandler: log,
});
