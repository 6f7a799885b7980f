/** Reports a use of an item for the library's usage statistics: no cookie, no consent needed, no person in what is stored. */
import type { ToldUse } from '@/lib/contracts/usage/usage';
import { postReport } from './post-report';

/** Fire and forget: losing a count must never cause an error. */
export function countUse(use: ToldUse): void {
  postReport('/api/usage', { uses: [use] }).catch(() => undefined);
}
