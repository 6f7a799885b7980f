/** Customers GraphQL v3 (contract §5): asked by the signed-in user about themselves. */
import { GraphQLError } from 'graphql';
import type { Kysely } from 'kysely';
import { CUSTOMERS_GRAPHQL_PATH, customersSchemaText } from '@/lib/contracts/customers-graphql';
import { statusOfCode } from '@/lib/contracts/errors';
import { registerGraphqlRoute } from '@/services/common/graphql/route';
import { executableSchema } from '@/services/common/graphql/schema';
import { failureOf, type Server } from '@/services/common/http';
import { ServiceError } from '@/lib/platform/service-error';
import type { TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { selfOf } from './self';
import type { CustomersTables } from './tables';

interface Context {
  self: () => Promise<Awaited<ReturnType<typeof selfOf>>>;
}

export interface GraphqlOptions {
  db: Kysely<CustomersTables>;
  tokens: TokenVerifier;
}

/** An expected failure as GraphQL says it; anything else stays unexpected, and is masked and logged. */
function asGraphqlError(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { code, message } = failureOf(error);
  return new GraphQLError(message, { extensions: { code, http: { status: statusOfCode[code] } } });
}

/** One answer a request, however many aliases ask for it. */
function rememberOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | null = null;
  return () => (answer ??= load());
}

export function registerGraphql(app: Server, { db, tokens }: GraphqlOptions): void {
  registerGraphqlRoute<Context>(app, {
    path: CUSTOMERS_GRAPHQL_PATH,
    schema: executableSchema<Context>(customersSchemaText, {
      Query: { self: (_parent, _given, { self }) => self() },
    }),
    contextOf: ({ headers }) => ({
      self: rememberOnce(async () => {
        try {
          const token = await tokens.verifyHeader(headers.authorization);
          if (!token) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
          return await selfOf(db, token.subject, token.scopes);
        } catch (error) {
          throw asGraphqlError(error);
        }
      }),
    }),
  });
}
