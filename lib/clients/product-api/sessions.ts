/** Lists and ends a person's sign-ins. */
import type { EndSessions, SignInSessions } from '@/lib/contracts/viewer/sign-in-sessions';
import { ask } from './fetch';

const contract = () => import('@/lib/contracts/viewer/sign-in-sessions');

export function fetchSessions(): Promise<SignInSessions> {
  return ask('/api/sessions', contract, 'signInSessionsSchema');
}

/** Ends one sign-in, or every one but the current: its tokens are refused within a second. */
export async function endSessions(body: EndSessions): Promise<void> {
  await ask('/api/sessions/end', contract, 'endedSessionsSchema', { body });
}
