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
import { ServiceError } from '@/lib/platform/service-error';
import type { Discovery } from './discovery';

/** Short, because a person waits for the answer. */
const TIMEOUT_MS = 2_000;

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

export function createIssuerSessions({ endpoint }: Discovery): IssuerSessions {
  const ask = async (address: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 401) throw new ServiceError('UNAUTHENTICATED', 'The access token is not valid');
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.json();
  };
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof ServiceError) throw cause;
      throw new ServiceError('UNAVAILABLE', 'The identity service is not answering', undefined, { cause });
    }
  };
  const headersOf = ({ token, headers }: AskedBy) => ({ ...headers, Authorization: `Bearer ${token}` });

  return {
    list: (asked) =>
      guarded(async () => {
        const at = await endpoint(SESSIONS_MEMBER);
        if (at === null) return { available: false, sessions: [] };
        return signInSessionsSchema.parse(await ask(at, { headers: headersOf(asked) }));
      }),
    end: (asked, which) =>
      guarded(async () => {
        const at = await endpoint(SESSIONS_MEMBER);
        if (at === null)
          throw new ServiceError('NOT_FOUND', 'The identity provider keeps no list of sign-ins');
        const headers = { ...headersOf(asked), 'Content-Type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(which) };
        return endedSessionsSchema.parse(await ask(`${at}/end`, init)).ended;
      }),
  };
}
