import type {
  HandOver,
  HandOverClaim,
  MadeHandOver,
  NewHandOver,
  OpenedList,
} from '@/lib/contracts/hand-over';
import { browserConnection, productRequest } from './fetch';

const contract = () => import('@/lib/contracts/hand-over');
const claimAnswer = async () => (await contract()).claimSchema;
const machinePath = (id: string) => `/api/hand-overs/${encodeURIComponent(id)}`;
const claimPath = (id: string) => `/api/hand-over-claims/${encodeURIComponent(id)}`;

/** Offers this machine's list and resume positions under a code of six letters, valid for five minutes. */
export function offerHandOver(body: NewHandOver): Promise<MadeHandOver> {
  const schema = async () => (await contract()).madeHandOverSchema;
  return productRequest(browserConnection(), { path: '/api/hand-overs', schema, body });
}

export function fetchHandOver(id: string, signal?: AbortSignal): Promise<HandOver> {
  const schema = async () => (await contract()).handOverSchema;
  return productRequest(browserConnection(), { path: machinePath(id), schema, signal });
}

/** Accepts or refuses on the machine; returns the list that was opened here, if any. */
export function answerHandOver(id: string, agrees: boolean): Promise<OpenedList> {
  const schema = async () => (await contract()).openedListSchema;
  return productRequest(browserConnection(), { path: `${machinePath(id)}/answer`, schema, body: { agrees } });
}

/** What a machine offers under a code. Throws with `NOT_FOUND` for a wrong code, `RATE_LIMITED` after five attempts. */
export function claimHandOver(code: string): Promise<HandOverClaim> {
  return productRequest(browserConnection(), {
    path: '/api/hand-over-claims',
    schema: claimAnswer,
    body: { code },
  });
}

export function fetchClaim(id: string, signal?: AbortSignal): Promise<HandOverClaim> {
  return productRequest(browserConnection(), { path: claimPath(id), schema: claimAnswer, signal });
}

/** @param listId list to open on the machine; null: the person takes what the machine has */
export function wishHandOver(id: string, listId: string | null): Promise<HandOverClaim> {
  return productRequest(browserConnection(), {
    path: `${claimPath(id)}/wish`,
    schema: claimAnswer,
    body: { listId },
  });
}
