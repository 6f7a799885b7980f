/** The answer of GraphQL over HTTP: its status by what went wrong, and its text. */
import { type ExecutionResult, GraphQLError } from 'graphql';
import { z } from 'zod';
import type { MediaType } from './request';

/** An error may ask for the answer's status; this is for the server and no part of the answer. */
const httpSchema = z.object({ status: z.number() });

/** A fault of the request itself: its status, 400 unless told, is the answer's in either media type. */
export const badRequest = (message: string, code = 'BAD_REQUEST', status = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

/** A GraphQL error that was meant for the caller: not one that graphql-js put around something unexpected. */
function isMeant({ originalError }: GraphQLError): boolean {
  return !originalError || (originalError instanceof GraphQLError && isMeant(originalError));
}

/** Without what only the server should know. What nobody expected goes to `report` and is named no further. */
function shown(error: GraphQLError, report: (cause: unknown) => void): GraphQLError {
  if (isMeant(error)) return error;
  report(error.originalError);
  const { nodes = null, path = null } = error;
  const extensions = { code: 'INTERNAL_SERVER_ERROR' };
  return new GraphQLError('Unexpected error.', { nodes, path, extensions });
}

function formatted(error: GraphQLError): object {
  const { extensions: { http: _http, ...extensions } = {}, ...rest } = error.toJSON();
  return Object.keys(extensions).length > 0 ? { ...rest, extensions } : rest;
}

function statusOf(result: ExecutionResult, errors: readonly GraphQLError[], type: MediaType): number {
  const asked = errors.flatMap(({ extensions }) => {
    const http = httpSchema.safeParse(extensions.http);
    return http.success ? [http.data.status] : [];
  });
  if (asked.length > 0) return Math.max(...asked);
  // No data: nothing was run. In application/json a client may not tell whose status it reads (the draft's 6.4.1).
  return 'data' in result || type === 'application/json' ? 200 : 400;
}

/** Status and body of a result. */
export function answerOf(
  result: ExecutionResult,
  type: MediaType,
  report: (cause: unknown) => void,
): { status: number; text: string } {
  if (!result.errors) return { status: 200, text: JSON.stringify(result) };
  const errors = result.errors.map((error) => shown(error, report));
  return {
    status: statusOf(result, errors, type),
    text: JSON.stringify({ ...result, errors: errors.map(formatted) }),
  };
}
