import type { NewHandOver } from '@/lib/contracts/viewer/hand-over';
import { ask } from '../fetch';

const contract = () => import('@/lib/contracts/viewer/hand-over');
const machinePath = (id: string) => `/api/hand-overs/${encodeURIComponent(id)}`;
const claimPath = (id: string) => `/api/hand-over-claims/${encodeURIComponent(id)}`;

/** Offers this machine's list and resume positions under a code of six letters, valid for five minutes. */
export const offerHandOver = (body: NewHandOver) =>
  ask('/api/hand-overs', contract, 'madeHandOverSchema', { body });

export const fetchHandOver = (id: string, signal?: AbortSignal) =>
  ask(machinePath(id), contract, 'handOverSchema', { signal });

/** Accepts or refuses on the machine; returns the list that was opened here, if any. */
export const answerHandOver = (id: string, agrees: boolean) =>
  ask(`${machinePath(id)}/answer`, contract, 'openedListSchema', { body: { agrees } });

/** What a machine offers under a code. Throws with `NOT_FOUND` for a wrong code, `RATE_LIMITED` after five attempts. */
export const claimHandOver = (code: string) =>
  ask('/api/hand-over-claims', contract, 'claimSchema', { body: { code } });

export const fetchClaim = (id: string, signal?: AbortSignal) =>
  ask(claimPath(id), contract, 'claimSchema', { signal });

/** @param listId list to open on the machine; null: the person takes what the machine has */
export const wishHandOver = (id: string, listId: string | null) =>
  ask(`${claimPath(id)}/wish`, contract, 'claimSchema', { body: { listId } });
