/**
 * The content GraphQL endpoint and the errors of its client (specification §§7 and 8, R-CDA-18, R-CGQ-1 to 3). The
 * product reads content through the delivery API; this is implemented for the specification, but not called.
 */
import { z } from 'zod';
import { environmentAddress } from '@/lib/contracts/catalogue/content-address';

export interface GraphqlEndpointOptions {
  /** Host of the GraphQL service, without a scheme. */
  host: string;
  space: string;
  /** Default `master`. */
  environment?: string;
}

/** Address of the endpoint. */
export function contentGraphqlEndpoint({
  host,
  space,
  environment = 'master',
}: GraphqlEndpointOptions): string {
  return environmentAddress({
    CONTENTFUL_HOST: host,
    CONTENTFUL_INSECURE: false,
    CONTENTFUL_BASE_PATH: 'content/v1',
    CONTENTFUL_SPACE_ID: space,
    CONTENTFUL_ENVIRONMENT: environment,
  });
}

/** R-CGQ-1, R-CGQ-3: the server refused, or answered without data and errors. */
export class ServerError extends Error {
  override name = 'ServerError';
  constructor(
    message: string,
    readonly statusCode: number,
    readonly response: Response,
    /** The parsed body, or its text. */
    readonly result: unknown,
  ) {
    super(message);
  }
}

/** R-CGQ-2: the body is not JSON. */
export class ServerParseError extends Error {
  override name = 'ServerParseError';
  constructor(
    cause: unknown,
    readonly statusCode: number,
    readonly response: Response,
    readonly bodyText: string,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export interface GraphqlRequest {
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  operationName: string;
}

const answerSchema = z.object({ data: z.unknown().optional(), errors: z.array(z.unknown()).optional() });
export type GraphqlResult = z.infer<typeof answerSchema>;

function parsed(text: string): { value: unknown } | { failure: unknown } {
  try {
    return { value: JSON.parse(text) };
  } catch (failure) {
    return { failure };
  }
}

/** Reads an answer; throws in the order of the delivery contract §14. */
export async function readGraphqlResponse(response: Response, operationName: string): Promise<GraphqlResult> {
  const { status } = response;
  const text = await response.text();
  const body = parsed(text);
  if (status >= 300) {
    const message = `Response not successful: Received status code ${status}`;
    throw new ServerError(message, status, response, 'value' in body ? body.value : text);
  }
  if ('failure' in body) throw new ServerParseError(body.failure, status, response, text);
  const answer = answerSchema.safeParse(body.value);
  if (!answer.success || !('data' in answer.data || 'errors' in answer.data)) {
    throw new ServerError(
      `Server response was missing for query '${operationName}'.`,
      status,
      response,
      body.value,
    );
  }
  return answer.data;
}

/** One request with a bearer token. */
export async function requestContentGraphql(
  endpoint: string,
  token: string,
  request: GraphqlRequest,
): Promise<GraphqlResult> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  return readGraphqlResponse(response, request.operationName);
}
