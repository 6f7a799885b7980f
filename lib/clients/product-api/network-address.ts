import { browserConnection, ProductApiError } from './fetch';

export const NETWORK_ADDRESS_PATH = '/api/what-is-my-ip';

/** The network address that this visitor comes from, as the library sees it (R-API-1: a text body, trimmed). */
export async function fetchNetworkAddress(): Promise<string> {
  const { headers, timeoutMs } = browserConnection();
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(NETWORK_ADDRESS_PATH, { headers, signal });
  if (!response.ok)
    throw new ProductApiError('The address could not be read', 'UNAVAILABLE', response.status);
  return (await response.text()).trim();
}
