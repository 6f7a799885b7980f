/** Product GraphQL, called by the web server on behalf of one visitor. Server only. */
import type { GraphqlConnection } from '@/lib/clients/product-graphql/client';
import { webConfig } from './config';
import type { Visitor } from '@/lib/platform/visitor/visitor';

export function graphqlConnection({ token }: Pick<Visitor, 'token'>): GraphqlConnection {
  return { url: webConfig().PRODUCT_GRAPHQL_URL, token };
}
