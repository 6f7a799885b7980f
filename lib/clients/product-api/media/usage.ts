/** Uses that the web server tells of, where a page without script cannot. A browser tells its own by lib/clients/usage. */
import type { ToldUse } from '@/lib/contracts/usage/usage';
import { send, type ProductConnection } from '../fetch';

/** @param agent of the browser: what robots do is not counted */
export const tellUse = (connection: ProductConnection, agent: string, use: ToldUse): Promise<void> =>
  send('/api/usage', () => Promise.resolve(), {
    connection,
    body: { uses: [use] },
    headers: { 'User-Agent': agent },
  });
