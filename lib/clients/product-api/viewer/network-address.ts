import { send } from '../fetch';

export const NETWORK_ADDRESS_PATH = '/api/what-is-my-ip';

/** The network address that this visitor comes from, as the library sees it (R-API-1: a text body, trimmed). */
export const fetchNetworkAddress = async (): Promise<string> =>
  (await send(NETWORK_ADDRESS_PATH, (response) => response.text())).trim();
