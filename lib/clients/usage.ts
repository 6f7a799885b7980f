/** Tells what somebody did, for the library's figures of use: no cookie, no consent, no person in what is stored. */
import type { ToldUse } from '@/lib/contracts/usage';
import { currentAccessToken } from './access-token';

/** Fires and forgets: a figure is never worth a fault. */
export function countUse(use: ToldUse): void {
  const token = currentAccessToken();
  fetch('/api/usage', {
    method: 'POST',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ uses: [use] }),
  }).catch(() => undefined);
}
