/** What a caller learns of an error of an operation: what was meant for them, an expected failure with its code, or that there was one. */
import { GraphQLError } from 'graphql';
import { type ErrorCode, statusOfCode } from '@/lib/contracts/http/errors';
import type { Failure } from '../http/http';

/** Failures of the request as a whole and not of one field: their status is the response's too, so that a client may try again. */
const SET_STATUS: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'UNAVAILABLE']);

/** A GraphQL error that was meant for the caller: not one that graphql-js wrapped around another error. */
function isMeant({ originalError }: GraphQLError): boolean {
  return !originalError || (originalError instanceof GraphQLError && isMeant(originalError));
}

/** The error as the caller may see it. `loggedFailure` is given what was thrown. */
export function shownError(error: GraphQLError, loggedFailure: (cause: unknown) => Failure): GraphQLError {
  if (isMeant(error)) return error;
  const { nodes = null, path = null, originalError } = error;
  const { code, message } = loggedFailure(originalError);
  if (code === 'INTERNAL')
    return new GraphQLError('Unexpected error.', {
      nodes,
      path,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  const http = SET_STATUS.has(code) ? { http: { status: statusOfCode[code] } } : {};
  return new GraphQLError(message, { nodes, path, extensions: { code, ...http } });
}
