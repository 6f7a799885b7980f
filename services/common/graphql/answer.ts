/** The response of GraphQL over HTTP: its status, which depends on the errors, and its body. */
import { type ExecutionResult, GraphQLError } from 'graphql';
import { z } from 'zod';
import type { Failure } from '../http/http';
import { shownError } from './failure';
import type { MediaType } from './request';

/** An error may set the response status in `extensions.http`, which is removed from the response. */
const httpSchema = z.object({ status: z.number() });

/** A fault of the request itself: its status (400 by default) becomes the response's in either media type. */
export const badRequest = (message: string, code = 'BAD_REQUEST', status = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

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
  // No `data`: nothing ran. In application/json a client cannot tell whose 4xx it reads, so it gets 200 (the draft's 6.4.1).
  return 'data' in result || type === 'application/json' ? 200 : 400;
}

/** Status and body of a result. `loggedFailure` is given what resolvers have thrown. */
export function answerOf(
  result: ExecutionResult,
  type: MediaType,
  loggedFailure: (cause: unknown) => Failure,
): { status: number; text: string } {
  if (!result.errors) return { status: 200, text: JSON.stringify(result) };
  const errors = result.errors.map((error) => shownError(error, loggedFailure));
  return {
    status: statusOf(result, errors, type),
    text: JSON.stringify({ ...result, errors: errors.map(formatted) }),
  };
}
