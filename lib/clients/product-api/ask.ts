import type { z } from 'zod';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

interface Asked {
  /** Sent as JSON by POST. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** By default this browser's visitor asks. */
  connection?: ProductConnection;
}

/**
 * `productRequest` for an answer whose schema has a name in a contract.
 *
 * @param load imports the contract: it must not be in the first load of a page, because it brings the schema library
 */
export function ask<Name extends string, Contract extends Readonly<Record<Name, z.ZodType>>>(
  path: string,
  load: () => Promise<Contract>,
  name: Name,
  { connection = browserConnection(), ...request }: Asked = {},
): Promise<z.output<Contract[Name]>> {
  return productRequest(connection, { path, schema: async () => (await load())[name], ...request });
}
