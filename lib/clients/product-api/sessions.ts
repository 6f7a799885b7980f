/** Lists and ends a person's sign-ins. */
import type { EndSessions, SignInSessions } from '@/lib/contracts/viewer/sign-in-sessions';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

export function fetchSessions(connection: ProductConnection = browserConnection()): Promise<SignInSessions> {
  return productRequest(connection, {
    path: '/api/sessions',
    schema: async () => (await import('@/lib/contracts/viewer/sign-in-sessions')).signInSessionsSchema,
  });
}

/** Ends one sign-in, or every one but the current: its tokens are refused within a second. */
export async function endSessions(which: EndSessions): Promise<void> {
  await productRequest(browserConnection(), {
    path: '/api/sessions/end',
    schema: async () => (await import('@/lib/contracts/viewer/sign-in-sessions')).endedSessionsSchema,
    body: which,
  });
}
