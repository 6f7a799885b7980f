/** Errors of the delivery API in their wire format (delivery contract §10). */
export interface QueryFault {
  name: string;
  path?: readonly string[];
  value?: unknown;
  details?: string;
}

export type FailureId =
  | 'BadRequest'
  | 'InvalidQuery'
  | 'AccessTokenInvalid'
  | 'NotFound'
  | 'RateLimitExceeded'
  | 'RequestURITooLong'
  | 'ServerError';

export class ApiFailure extends Error {
  override name = 'ApiFailure';
  constructor(
    readonly status: number,
    readonly id: FailureId,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
  }

  /** The body; `requestId` equals the header `X-Contentful-Request-Id`. */
  body(requestId: string): string {
    const { id, message, details } = this;
    return JSON.stringify({
      sys: { type: 'Error', id },
      message,
      ...(details === undefined ? {} : { details }),
      requestId,
    });
  }
}

export const badRequest = (message: string): ApiFailure => new ApiFailure(400, 'BadRequest', message);

export function invalidQuery(...errors: QueryFault[]): ApiFailure {
  const message =
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.';
  return new ApiFailure(400, 'InvalidQuery', message, { errors });
}

export function unknownPath(path: readonly string[]): ApiFailure {
  return invalidQuery({ name: 'unknown', path, details: `The path "${path.join('.')}" is not recognized` });
}

export function contentTypeRequired(): ApiFailure {
  return badRequest(
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"',
  );
}

/** R-CDA-20. `details` names what is missing; the answer contains it as given. */
export function notFound(details?: Readonly<Record<string, string>>): ApiFailure {
  return new ApiFailure(404, 'NotFound', 'The resource could not be found.', details);
}

export const invalidResourceId = (): ApiFailure => new ApiFailure(404, 'NotFound', 'Invalid resource id');

export function accessTokenInvalid(): ApiFailure {
  return new ApiFailure(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  );
}

export function rateLimitExceeded(): ApiFailure {
  return new ApiFailure(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
  );
}
