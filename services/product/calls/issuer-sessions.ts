/**
 * Where a person is signed in: our issuer lists it for the bearer of the person's token. The list's address is in the
 * discovery document; an issuer that names none has no such list. Server only.
 */
import {
  endedSessionsSchema,
  SESSIONS_MEMBER,
  signInSessionsSchema,
  type EndSessions,
  type SignInSessions,
} from '@/lib/contracts/viewer/sign-in-sessions';
import { statusOfCode } from '@/lib/contracts/http/errors';
import { fetchJson, UnexpectedAnswer } from '@/lib/platform/http/fetch-json';
import { ServiceError, unavailable } from '@/lib/platform/service-error';
import type { Discovery } from '@/lib/platform/visitor/discovery';

/** Short, because a person waits for the answer. */
const TIMEOUT_MS = 2_000;
const limit = () => AbortSignal.timeout(TIMEOUT_MS);
const away = unavailable('The identity service is not answering');

/** The person's token, and headers that tell the issuer which visitor asks and from which address (signed-visitor.ts). */
export interface AskedBy {
  token: string;
  headers: Readonly<Record<string, string>>;
}

export interface IssuerSessions {
  /** Throws ServiceError: UNAVAILABLE, UNAUTHENTICATED. */
  list: (asked: AskedBy) => Promise<SignInSessions>;
  /** Returns how many were ended. Throws like `list`, and NOT_FOUND when the issuer keeps no list. */
  end: (asked: AskedBy, which: EndSessions) => Promise<number>;
}

/** A 401 of the list is about the person's token; one of the discovery document would not be. */
const tellOfToken = (cause: unknown): never => {
  if (cause instanceof UnexpectedAnswer && cause.status === statusOfCode.UNAUTHENTICATED)
    throw new ServiceError('UNAUTHENTICATED', 'The access token is not valid');
  return away(cause);
};
const headersOf = ({ token, headers }: AskedBy) => ({ ...headers, Authorization: `Bearer ${token}` });

export function createIssuerSessions({ endpoint }: Discovery): IssuerSessions {
  const listAddress = () => endpoint(SESSIONS_MEMBER).catch(away);

  return {
    list: async (asked) => {
      const at = await listAddress();
      if (at === null) return { available: false, sessions: [] };
      const init = { headers: headersOf(asked), signal: limit() };
      return fetchJson(at, signInSessionsSchema, init).catch(tellOfToken);
    },
    end: async (asked, which) => {
      const at = await listAddress();
      if (at === null) throw new ServiceError('NOT_FOUND', 'The identity provider keeps no list of sign-ins');
      const headers = { ...headersOf(asked), 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(which), signal: limit() };
      return (await fetchJson(`${at}/end`, endedSessionsSchema, init).catch(tellOfToken)).ended;
    },
  };
}
