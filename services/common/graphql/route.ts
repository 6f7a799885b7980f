/**
 * GraphQL over HTTP at one path: GET for queries, POST for every operation, limits on documents. graphql-js is called
 * directly: web `Request` and `Response` objects in between would cost more than an entire small write.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { apiErrorBody } from '@/lib/contracts/http/errors';
import { failureOf, loggedFailure, type Server } from '../http/http';
import { answerOf, badRequest } from './answer';
import { Documents } from './documents';
import { acceptedType, type GraphqlParameters, readParameters } from './request';

export interface GraphqlRoute<Context> {
  path: string;
  schema: GraphQLSchema;
  contextOf: (request: FastifyRequest) => Context;
  /** Looks at a valid document before it runs; rejects to refuse it. */
  admit?: (document: DocumentNode, context: Context) => Promise<void>;
}

const NOT_OVER_GET = 'Can only perform a mutation operation from a POST request.';
const NO_OPERATION = 'Could not determine what operation to execute.';

function createRun<Context>({ schema, contextOf, admit }: GraphqlRoute<Context>) {
  const documents = new Documents(schema);

  const refusalOf = (document: DocumentNode, operationName: string | undefined, method: string) => {
    const operation = getOperationAST(document, operationName)?.operation;
    if (operation === undefined) return badRequest(NO_OPERATION, 'OPERATION_RESOLUTION_FAILURE');
    const changes = operation !== OperationTypeNode.QUERY;
    return changes && method !== 'POST' ? badRequest(NOT_OVER_GET, 'BAD_REQUEST', 405) : null;
  };

  return async (
    request: FastifyRequest,
    { query, variables, operationName }: GraphqlParameters,
  ): Promise<ExecutionResult> => {
    const checked = documents.of(query);
    if (!checked.ok) return { errors: checked.errors };
    const { document } = checked;
    // An empty name counts as none.
    const name = operationName || undefined;
    const refusal = refusalOf(document, name, request.method);
    if (refusal) return { errors: [refusal] };
    const contextValue = contextOf(request);
    try {
      await admit?.(document, contextValue);
    } catch (error) {
      if (!(error instanceof Error) || failureOf(error).code === 'INTERNAL') throw error;
      return { errors: [new GraphQLError(error.message, { originalError: error })] };
    }
    return execute({ schema, document, contextValue, variableValues: variables, operationName: name });
  };
}

function refuseType(reply: FastifyReply): FastifyReply {
  reply.header('Accept', 'application/graphql-response+json; charset=utf-8, application/json; charset=utf-8');
  const { error } = apiErrorBody('VALIDATION_FAILED', 'No type of answer that is asked for can be given');
  return reply.status(406).send({ error: { ...error, status: 406 } });
}

export function registerGraphqlRoute<Context>(app: Server, route: GraphqlRoute<Context>): void {
  const run = createRun(route);
  app.route({
    url: route.path,
    method: ['GET', 'POST'],
    handler: async (request, reply) => {
      reply.header('Cache-Control', cachePolicy.person);
      const type = acceptedType(request.headers.accept);
      if (type === null) return refuseType(reply);
      const read = readParameters(request);
      const result = typeof read === 'string' ? { errors: [badRequest(read)] } : await run(request, read);
      const { status, text } = answerOf(result, type, (cause) => loggedFailure(request, cause));
      if (status === 405) reply.header('Allow', 'POST');
      return reply.status(status).type(`${type}; charset=utf-8`).send(text);
    },
  });
}
