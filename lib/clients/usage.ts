/** Reports a use of an item for the library's usage statistics: no cookie, no consent needed, no person in what is stored. */
import type { ToldUse } from '@/lib/contracts/usage/usage';
import { currentAccessToken } from './access-token';

/** Fire and forget: losing a count must never cause an error. */
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
