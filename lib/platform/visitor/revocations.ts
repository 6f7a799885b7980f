/**
 * Sign-ins that were ended before their tokens expire. Our issuer publishes those of the last minutes at an address named in
 * its discovery document. Each verifying process reads that list at most once a second, so that checking a call costs no
 * query. Without a list, or while the issuer fails, nothing further is revoked: tokens live ten minutes.
 */
import { z } from 'zod';
import { fetchJson } from '../http/fetch-json';
import { createLogThrottle } from '../log/log-throttle';
import type { Discovery } from './discovery';

/** How long an ended sign-in may still be accepted. */
const FRESH_MS = 1_000;
/** A stuck list delays nobody for longer than this; a cooldown follows. */
const TIMEOUT_MS = 1_000;
const COOLDOWN_MS = 5_000;
/** When an issuer without a list is asked again: it may be ours, upgraded meanwhile. */
const NO_LIST_MS = 10 * 60_000;

/** Member of the discovery document (RFC 8414 §2 allows others). */
export const REVOCATIONS_MEMBER = 'session_revocations_uri';

const revocationsSchema = z.object({ revoked: z.array(z.string()) });

async function readRevoked(address: string): Promise<ReadonlySet<string>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Set((await fetchJson(address, revocationsSchema, { signal })).revoked);
}

/** Whether the sign-in that a token's `sid` names has been ended. Never rejects. */
export type IsRevoked = (session: string) => Promise<boolean>;

export interface RevocationOptions {
  /** Called at most once a minute while reading fails, when newly ended sign-ins are still accepted. */
  onError: (error: unknown) => void;
  /** ms of a monotonic clock: if the time of day were set back, an old list would count as fresh. */
  now?: () => number;
}

export function createRevocations(
  { endpoint }: Discovery,
  { onError, now = () => performance.now() }: RevocationOptions,
): IsRevoked {
  let revoked: ReadonlySet<string> = new Set();
  let askAt = -Infinity;
  let reading: Promise<void> | null = null;
  const due = createLogThrottle({ now });

  const read = async (): Promise<void> => {
    try {
      const address = await endpoint(REVOCATIONS_MEMBER);
      if (address !== null) revoked = await readRevoked(address);
      askAt = now() + (address === null ? NO_LIST_MS : FRESH_MS);
    } catch (error) {
      // The known list stays in use.
      if (due() > 0) onError(error);
      askAt = now() + COOLDOWN_MS;
    }
  };

  return async (session) => {
    if (now() >= askAt) await (reading ??= read().finally(() => (reading = null)));
    return revoked.has(session);
  };
}
