/** The customers service's server with all its routes; the caller calls `listen` or `inject`. */
import { customersSchemaText } from '@/lib/contracts/viewer/customers-graphql';
import { allowOrigins } from '@/services/common/http/cors';
import { createServer } from '@/services/common/http/http';
import type { Logger } from '@/services/common/log';
import { otherMethods } from '@/services/common/http/methods';
import { registerDocumentation } from '@/services/common/operations/documentation';
import type { TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { createArrivals, type ArrivalOptions } from './arrival';
import { registerAdministration } from './administration/routes';
import { registerGraphql } from './graphql';
import { registerRest } from './rest';
import { registerStanding } from './standing';
import type { Db } from './tables';

export interface CustomersAppOptions {
  db: Db;
  /** The primary, where changes are written and read back. */
  primary: Db;
  /** CUSTOMERS_API_KEY. */
  key: string;
  tokens: TokenVerifier;
  /** Name of the tokens' issuer; null for our own. */
  issuer: string | null;
  /** Fetches that issuer's profile of the bearer of a token. */
  askProfile: ArrivalOptions['askProfile'];
  log: Logger;
  /** Web origins whose pages may call (D7). */
  origins: readonly string[];
  ready: () => Promise<void>;
}

export async function createApp(options: CustomersAppOptions) {
  const { db, primary, key, tokens, issuer, askProfile, log, origins, ready } = options;
  const app = createServer({ log, ready });
  await allowOrigins(app, origins);
  await registerDocumentation(app, {
    title: 'Customers API',
    description:
      'Organisations by network, by company and by id, for the servers of this library. What people may ask about themselves is GraphQL, at POST /v3/graphql, its schema at /docs/schema.graphql.',
    schemaText: customersSchemaText,
  });
  const methods = otherMethods(app);
  registerRest(app, { db, key });
  const arrive = createArrivals({ db: primary, issuer, askProfile });
  registerStanding(app, { tokens, arrive });
  registerGraphql(app, { db, primary, tokens, issuer, arrive });
  registerAdministration(app, { db: primary, tokens, issuer });
  methods.refuse();
  return app;
}
