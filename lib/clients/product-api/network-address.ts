import { browserConnection, ProductApiError } from './fetch';

export const NETWORK_ADDRESS_PATH = '/api/what-is-my-ip';

/** The network address that this visitor comes from, as the library sees it (R-API-1: a text body, trimmed). */
export async function fetchNetworkAddress(): Promise<string> {
  const { baseUrl, headers, timeoutMs } = browserConnection();
  const response = await fetch(`${baseUrl}${NETWORK_ADDRESS_PATH}`, {
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok)
    throw new ProductApiError('The address could not be read', 'UNAVAILABLE', response.status);
  return (await response.text()).trim();
}
