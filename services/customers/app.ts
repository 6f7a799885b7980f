/** The customers service's server with all its routes; `listen` or `inject` by the caller. */
import cors from '@fastify/cors';
import type { Kysely } from 'kysely';
import { customersSchemaText } from '@/lib/contracts/customers-graphql';
import { registerSchemaText } from '@/services/common/graphql/schema-text';
import { createServer } from '@/services/common/http';
import type { Logger } from '@/services/common/log';
import { otherMethods } from '@/services/common/methods';
import type { TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { registerGraphql } from './graphql';
import { registerRest } from './rest';
import type { CustomersTables } from './tables';

export interface CustomersAppOptions {
  db: Kysely<CustomersTables>;
  /** CUSTOMERS_API_KEY. */
  key: string;
  tokens: TokenVerifier;
  log: Logger;
  /** Web origins whose pages may call (D7). */
  origins: readonly string[];
  ready: () => Promise<void>;
}

/** How long a browser may remember a preflight, seconds. */
const PREFLIGHT_SECONDS = 7_200;

export async function createApp({ db, key, tokens, log, origins, ready }: CustomersAppOptions) {
  const app = createServer({ log, ready });
  await app.register(cors, {
    origin: [...origins],
    strictPreflight: false, // an OPTIONS that is no preflight is answered like any other method
    methods: ['GET', 'POST', 'OPTIONS'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    maxAge: PREFLIGHT_SECONDS,
  });
  const methods = otherMethods(app);
  registerRest(app, { db, key });
  registerGraphql(app, { db, tokens });
  registerSchemaText(app, customersSchemaText);
  methods.refuse();
  return app;
}
