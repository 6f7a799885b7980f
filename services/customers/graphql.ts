/** Customers GraphQL v3 (contract §5): asked by the signed-in user about themselves. */
import { GraphQLError } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { CUSTOMERS_GRAPHQL_PATH, customersSchemaText } from '@/lib/contracts/customers-graphql';
import { statusOfCode } from '@/lib/contracts/errors';
import { sendGraphqlAnswer } from '@/services/common/graphql-answer';
import { failureOf, type Server } from '@/services/common/http';
import { ServiceError } from '@/services/common/errors';
import type { Logger } from '@/services/common/log';
import type { TokenVerifier } from '@/services/common/tokens';
import { selfOf } from './self';
import type { CustomersTables } from './tables';

interface Exchange {
  req: FastifyRequest;
  reply: FastifyReply;
}
interface Context extends Exchange {
  self: () => Promise<Awaited<ReturnType<typeof selfOf>>>;
}

export interface GraphqlOptions {
  db: Kysely<CustomersTables>;
  tokens: TokenVerifier;
  log: Logger;
}

/** An expected failure as GraphQL says it; anything else stays unexpected, and is masked and logged. */
function asGraphqlError(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { code, message } = failureOf(error);
  return new GraphQLError(message, { extensions: { code, http: { status: statusOfCode[code] } } });
}

function schemaOf() {
  return createSchema<Context>({
    typeDefs: customersSchemaText,
    resolvers: { Query: { self: (_parent, _arguments, { self }) => self() } },
  });
}

/** One answer a request, however many aliases ask for it. */
function rememberOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | null = null;
  return () => (answer ??= load());
}

function createHandler({ db, tokens, log }: GraphqlOptions) {
  return createYoga<Exchange, Context>({
    schema: schemaOf(),
    graphqlEndpoint: CUSTOMERS_GRAPHQL_PATH,
    graphiql: false,
    landingPage: false,
    cors: false, // the server's, for every path
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: (...details) => log.error({ details }, 'GraphQL'),
    },
    context: ({ req, reply }) => ({
      req,
      reply,
      self: rememberOnce(async () => {
        try {
          const token = await tokens.verifyHeader(req.headers.authorization);
          if (!token) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
          return await selfOf(db, token.subject, token.scopes);
        } catch (error) {
          throw asGraphqlError(error);
        }
      }),
    }),
  });
}

export function registerGraphql(app: Server, options: GraphqlOptions): void {
  const yoga = createHandler(options);
  app.route({
    url: CUSTOMERS_GRAPHQL_PATH,
    method: ['GET', 'POST'],
    handler: async (req, reply) => {
      const response = await yoga.handleNodeRequestAndResponse(req, reply, { req, reply });
      return sendGraphqlAnswer(reply, response);
    },
  });
}
