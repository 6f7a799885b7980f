/** Lists and ends a person's sign-ins. */
import type { EndSessions } from '@/lib/contracts/viewer/sign-in-sessions';
import { ask } from '../fetch';

const contract = () => import('@/lib/contracts/viewer/sign-in-sessions');

export const fetchSessions = () => ask('/api/sessions', contract, 'signInSessionsSchema');

/** Ends one sign-in, or every one but the current: its tokens are refused within a second. */
export async function endSessions(body: EndSessions): Promise<void> {
  await ask('/api/sessions/end', contract, 'endedSessionsSchema', { body });
}
