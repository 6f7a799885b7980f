/** Customers GraphQL v3 (contract §5): signed-in users query it about themselves. */
import { CUSTOMERS_GRAPHQL_PATH, customersSchemaText } from '@/lib/contracts/viewer/customers-graphql';
import { registerGraphqlRoute } from '@/services/common/graphql/route';
import { executableSchema } from '@/services/common/graphql/schema';
import type { Server } from '@/services/common/http/http';
import { ServiceError } from '@/lib/platform/service-error';
import { bearerOf, type TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import type { Arrive } from './arrival';
import { selfOf } from './self';
import type { Db } from './tables';

interface Context {
  self: () => Promise<Awaited<ReturnType<typeof selfOf>>>;
}

export interface GraphqlOptions {
  db: Db;
  /** The primary, which has people who were just added. */
  primary: Db;
  tokens: TokenVerifier;
  /** Issuer of the tokens; null for our own. */
  issuer: string | null;
  arrive: Arrive;
}

/** Loads once per request, however many aliases query it. */
function rememberOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | null = null;
  return () => (answer ??= load());
}

export function registerGraphql(app: Server, { db, primary, tokens, issuer, arrive }: GraphqlOptions): void {
  registerGraphqlRoute<Context>(app, {
    path: CUSTOMERS_GRAPHQL_PATH,
    schema: executableSchema<Context>(customersSchemaText, {
      Query: { self: (_parent, _given, { self }) => self() },
    }),
    contextOf: ({ headers }) => ({
      self: rememberOnce(async () => {
        const token = await tokens.verifyHeader(headers.authorization);
        if (!token) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
        const person = { subject: token.subject, issuer };
        const self = await selfOf(db, person, token.scopes);
        if (self.user !== null || issuer === null) return self;
        // The first sign-in of a person from an institution's own identity provider.
        const answer = await arrive(token, bearerOf(headers.authorization) ?? '');
        return answer === 'known' ? await selfOf(primary, person, token.scopes) : self;
      }),
    }),
  });
}
