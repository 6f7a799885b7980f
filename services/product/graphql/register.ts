/** POST /graphql (and GET for queries): GraphQL over HTTP, with bounded documents. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, Kind } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { productTypeDefs } from '@/lib/contracts/product-graphql';
import type { Server } from '@/services/common/http';
import { sendGraphqlAnswer } from '@/services/common/graphql-answer';
import type { ProductContext } from '../context';
import { limitsRule, MAX_TOKENS } from './limits';
import { asGraphqlError, createResolvers, type GraphqlContext } from './resolvers';

const GRAPHQL_PATH = '/graphql';

interface Exchange {
  req: FastifyRequest;
  reply: FastifyReply;
}

/** Bounds every document before it is run. */
const bounded: Plugin = {
  onParse: ({ params }) => {
    params.options = { ...params.options, maxTokens: MAX_TOKENS };
  },
  onValidate: ({ addValidationRule }) => addValidationRule(limitsRule),
};

/** Introspection of type names stays open to nobody, as the protocol's checks use it. */
function isIntrospection({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      ),
  );
}

/** D40: no operation runs for nobody. */
function signedInOnly(context: ProductContext): Plugin<Exchange & GraphqlContext> {
  return {
    onExecute: async ({ args, setResultAndStopExecution }) => {
      if (isIntrospection(args.document as DocumentNode)) return;
      try {
        await context.visitors.signedIn(args.contextValue.req);
      } catch (error) {
        const refusal = asGraphqlError(error);
        if (!(refusal instanceof GraphQLError)) throw error;
        setResultAndStopExecution({ errors: [refusal] });
      }
    },
  };
}

function createHandler(context: ProductContext) {
  const schema = createSchema<Exchange & GraphqlContext>({
    typeDefs: productTypeDefs,
    resolvers: createResolvers(context),
  });
  return createYoga<Exchange, GraphqlContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    graphiql: false,
    landingPage: false,
    cors: false, // the server's, for every path
    multipart: false,
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: (...details) => context.log.error({ details }, 'GraphQL'),
    },
    plugins: [bounded, signedInOnly(context)],
    context: ({ req }) => ({ caller: () => context.visitors.signedIn(req) }),
  });
}

export function registerGraphql(app: Server, context: ProductContext): void {
  const yoga = createHandler(context);
  app.route({
    url: GRAPHQL_PATH,
    method: ['GET', 'POST'],
    schema: { hide: true },
    handler: async (req, reply) => {
      const response = await yoga.handleNodeRequestAndResponse(req, reply, { req, reply });
      return sendGraphqlAnswer(reply, response);
    },
  });
}
