/**
 * Product GraphQL as the signed-in user (R-ROL-8). Loaded on first use: the client and the schemas are too large for
 * the first load of a page.
 */
import { ClientError, GraphQLClient } from 'graphql-request';
import { forgetMyPage } from '../product-api/personal/my-page';
import {
  productDocuments,
  productResultSchemas,
  type ProductDocumentName,
  type ProductResult,
} from '@/lib/contracts/product-graphql';
import { currentAccessToken } from '../access-token';
import { tellRefusal } from '../refusal';

/** Longest wait for an answer, ms. */
const TIMEOUT_MS = 15_000;

export interface GraphqlConnection {
  /** Absolute address of the endpoint; a missing one fails at first use (R-VAL-9). */
  url: string | undefined;
  token: string | null;
}

/** The endpoint behind the gateway, called as this browser's visitor. */
function browserGraphql(): GraphqlConnection {
  return { url: `${location.origin}/graphql`, token: currentAccessToken() };
}

/** One GraphQL error: its message, and the code of its extensions when there is one. */
export interface GraphqlFault {
  message: string;
  code: string | undefined;
}

/**
 * The operation failed. `faults` are the server's errors; empty when there was no answer or it could not be parsed. `status`
 * is the answer's, 0 without one: refused requests are not retried (lib/browser/query-client.ts).
 */
export class ProductGraphqlError extends Error {
  override name = 'ProductGraphqlError';
  constructor(
    readonly faults: readonly GraphqlFault[],
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(faults[0]?.message ?? 'The library could not be reached', options);
  }
}

function faultsOf(error: unknown): GraphqlFault[] {
  if (!(error instanceof ClientError)) return [];
  return (error.response.errors ?? []).map(({ message, extensions }) => {
    const code = (extensions as { code?: unknown } | undefined)?.code;
    return { message, code: typeof code === 'string' ? code : undefined };
  });
}

/** Sends one document of the contract and parses its data. Throws ProductGraphqlError for every failure. */
export async function productGraphql<Name extends ProductDocumentName>(
  name: Name,
  variables: Readonly<Record<string, unknown>> = {},
  { url, token }: GraphqlConnection = browserGraphql(),
): Promise<ProductResult<Name>> {
  if (!url) throw new Error('you need to supply a graphql api url');
  if (productDocuments[name].startsWith('mutation')) forgetMyPage();
  const client = new GraphQLClient(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  try {
    const data: unknown = await client.request({
      document: productDocuments[name],
      variables,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return productResultSchemas[name].parse(data) as ProductResult<Name>;
  } catch (error) {
    const status = error instanceof ClientError ? error.response.status : 0;
    if (status === 401) tellRefusal(`Bearer ${token ?? ''}`);
    throw new ProductGraphqlError(faultsOf(error), status, { cause: error });
  }
}
