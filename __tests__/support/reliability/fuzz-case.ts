/** One request of a fuzz run, what its answer must look like, and the check. */
import { counterExceptionSchema } from '@/lib/contracts/usage/counter';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';

/** Who answers: decides the form that an error body must have. */
export type Contract = 'api' | 'counter' | 'graphql' | 'delivery' | 'identity' | 'page';

export interface FuzzCase {
  contract: Contract;
  origin: string;
  method: string;
  /** Path and query exactly as sent. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
  /** Seconds. */
  retryAfter: number | null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isGraphqlErrors = (body: unknown) =>
  Array.isArray((body as { errors?: unknown } | null)?.errors) &&
  (body as { errors: { message?: unknown }[] }).errors.every(({ message }) => typeof message === 'string');

const isDeliveryError = (body: unknown) => {
  const found = body as {
    sys?: { type?: unknown; id?: unknown };
    message?: unknown;
    requestId?: unknown;
  } | null;
  return (
    found?.sys?.type === 'Error' && typeof found.sys.id === 'string' && typeof found.requestId === 'string'
  );
};

/** GraphQL errors that say the server itself failed; a masked error has this message. */
const isMasked = (body: unknown) =>
  isGraphqlErrors(body) &&
  (body as { errors: { message: string }[] }).errors.some(({ message }) => message === 'Unexpected error.');

/** Whether a refusal's body has the form its contract gives it. */
const isRefusal: Readonly<Record<Contract, (body: unknown, answer: FuzzAnswer) => boolean>> = {
  api: (body) => apiErrorBodySchema.safeParse(body).success,
  // What the service refuses before it is a COUNTER call has the body of any other.
  counter: (body) =>
    counterExceptionSchema.safeParse(body).success || apiErrorBodySchema.safeParse(body).success,
  graphql: (body) => isGraphqlErrors(body) || apiErrorBodySchema.safeParse(body).success,
  delivery: isDeliveryError,
  identity: (_body, { type }) => /html|json/.test(type),
  // The framework answers requests for its own files in a few plain words.
  page: (_body, { type, text }) => /html|json/.test(type) || text.length < 200,
};

/** What is wrong with an answer, or null. */
export function fault({ contract: owner, method, path }: FuzzCase, answer: FuzzAnswer): string | null {
  const contract = owner === 'api' && path.startsWith('/counter/') ? 'counter' : owner;
  const { status, type, text } = answer;
  if (status >= 500) return `status ${status}`;
  const body = jsonOf(text);
  if (contract === 'graphql' && isMasked(body)) return 'an unexpected error, masked';
  if (status < 400 || method === 'HEAD' || isRefusal[contract](body, answer)) return null;
  return `${status} without the error body of its contract (${contract}), but "${type}"`;
}
