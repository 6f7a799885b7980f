/**
 * Which sign-ins were ended before their tokens are over. Our issuer publishes the list of the last minutes and names its
 * address in the discovery document; it is read once a second at the most, by whoever verifies a token, so that a checked
 * call costs no query. An issuer that names none, or that fails, revokes nothing more: tokens live ten minutes.
 */
import { z } from 'zod';
import { discoveryAddress, reachedAddress, type IssuerPlace } from './issuer-keys';

/** How long an ended sign-in may still be believed. */
const FRESH_MS = 1_000;
/** A stuck issuer holds nobody for longer, and is left alone for a while. */
const TIMEOUT_MS = 1_000;
const COOLDOWN_MS = 5_000;
/** An issuer that has no list is asked again, as it may be ours of a later version. */
const NO_LIST_MS = 10 * 60_000;

/** Member of the discovery document (RFC 8414 §2 allows others). */
export const REVOCATIONS_MEMBER = 'session_revocations_uri';

const discoverySchema = z.object({ [REVOCATIONS_MEMBER]: z.url().optional() });
const revocationsSchema = z.object({ revoked: z.array(z.string()) });

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/** Whether the sign-in that a token's `sid` names has been ended. Never rejects. */
export type IsRevoked = (session: string) => Promise<boolean>;

/** @param now milliseconds of a clock that never goes back: the time of day may be set back and make an old list new */
export function createRevocations(
  place: IssuerPlace,
  now: () => number = () => performance.now(),
): IsRevoked {
  let address: string | null = null;
  let revoked: ReadonlySet<string> = new Set();
  let askAt = -Infinity;
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    try {
      address ??= discoverySchema.parse(await readJson(discoveryAddress(place)))[REVOCATIONS_MEMBER] ?? null;
      if (address === null) {
        askAt = now() + NO_LIST_MS;
        return;
      }
      revoked = new Set(revocationsSchema.parse(await readJson(reachedAddress(address, place))).revoked);
      askAt = now() + FRESH_MS;
    } catch {
      // What is known goes on counting; that the issuer is away is said where its keys are wanted.
      askAt = now() + COOLDOWN_MS;
    }
  };

  return async (session) => {
    if (now() >= askAt) await (reading ??= read().finally(() => (reading = null)));
    return revoked.has(session);
  };
}
