/**
 * What is counted when somebody signs in, and how much of it a window allows; throttle.ts does the counting.
 *
 * Attempts with the answer to a challenge (challenge.ts) are counted apart from plain ones. A flood of plain attempts costs
 * nothing to send, so it must take nothing from people whose browsers answer. A browser that has signed in to the account before
 * has a count of its own, so it needs no answer, whatever others do.
 */
import { siteNetwork, subscriberNetworks } from '@/lib/platform/network/subscriber';
import { sealOf } from '@/services/common/seal';
import { normalEmail } from '../store/accounts';

export type Kind = 'plain' | 'answered';
type Limits = Readonly<Record<Kind, number>>;

/** For one account from one network, or from one known browser. Specialised hardware could answer hundreds of challenges. */
export const PER_ACCOUNT: Limits = { plain: 5, answered: 60 };
/** From one network, for all accounts: 500 pupils behind it may each mistype once, and answer a few times. */
export const PER_NETWORK: Limits = { plain: 600, answered: 3_000 };
/**
 * Plain attempts for one account by all unknown browsers together, wherever they are. Answered ones are not limited by it, so
 * that whoever guesses from many networks makes the owner's browser answer, but never makes the owner wait.
 */
const PER_ACCOUNT_ANYWHERE = 30;
/** Wrong codes for one account from all networks together: six digits would soon be guessed. */
const CODES_ANYWHERE = 20;
/**
 * Sign-ins begun from one network in a minute, of at most three kilobytes each: a school of 1,000 behind it may come to a lesson at once,
 * and half of them begin again. No longer window, or a pupil's moment of mischief would bar the school for all of it.
 */
const BEGUN_A_MINUTE = 1_500;
const MINUTE_MS = 60_000;
/** Each wider network of an address is allowed this many times more: it may be several subscribers. */
const WIDER = 2;

export interface Attempt {
  /** As typed. */
  email: string;
  /** Canonical text. */
  address: string;
  /** Id of the known browser, see known-device.ts; null for a new one. */
  device: string | null;
  /** The challenge that the attempt answers; null if none. */
  challenge: string | null;
  /** A code of the second factor. */
  isCode?: boolean;
}

export interface Counter {
  key: string;
  limit: number;
}

/** Only keyed digests (HMAC) are stored, never e-mails or addresses. */
export const digest = (secret: string, ...parts: string[]): string => sealOf(parts.join('\n'), secret);

/**
 * Only somebody who has the password gets as far as a code, so codes may be counted from everywhere without locking the owner
 * out, and they count for nobody else.
 */
function codeCounters(account: string, network: string, secret: string): [Counter, Counter] {
  return [
    { key: digest(secret, 'code', account, network), limit: PER_ACCOUNT.plain },
    { key: digest(secret, 'code', account), limit: CODES_ANYWHERE },
  ];
}

/** The counters that an attempt adds to. The first is the person's own; others use the rest as well. */
export function countersOf(attempt: Attempt, kind: Kind, secret: string): [Counter, ...Counter[]] {
  const account = normalEmail(attempt.email);
  const [network, ...wider] = subscriberNetworks(attempt.address);
  if (attempt.isCode) return codeCounters(account, network, secret);
  const counter = (limits: Limits, width: number, ...parts: string[]): Counter => ({
    key: digest(secret, kind, ...parts),
    limit: limits[kind] * WIDER ** width,
  });
  if (attempt.device !== null) return [counter(PER_ACCOUNT, 0, 'device', account, attempt.device)];
  const anywhere = { key: digest(secret, 'anywhere', account), limit: PER_ACCOUNT_ANYWHERE };
  return [
    counter(PER_ACCOUNT, 0, 'account', account, network),
    ...wider.map((around, index) => counter(PER_ACCOUNT, index + 1, 'account', account, around)),
    ...[network, ...wider].map((around, index) => counter(PER_NETWORK, index, 'network', around)),
    ...(kind === 'plain' ? [anywhere] : []),
  ];
}

/** What is counted for each network of an address alone. */
const networkCounters = (what: string, limit: number, address: string, secret: string): Counter[] =>
  subscriberNetworks(address).map((network, index) => ({
    key: digest(secret, what, network),
    limit: limit * WIDER ** index,
  }));

/** Requests for a letter; how many one person gets is limited in password/forgotten.ts. */
export const letterCounters = (address: string, secret: string): Counter[] =>
  networkCounters('letter', PER_NETWORK.plain, address, secret);

/** Sign-ins that were begun in this minute, each of which is stored for an hour, signed in or not. */
export const begunCounters = (address: string, secret: string, now: Date): Counter[] =>
  networkCounters(`begun ${Math.floor(now.getTime() / MINUTE_MS)}`, BEGUN_A_MINUTE, address, secret);

/** Attempts for e-mails without an account, by site: within one, IPv6 has addresses without end. */
export const unknownCounter = (address: string, secret: string): Counter => ({
  key: digest(secret, 'unknown', siteNetwork(address)),
  limit: 1,
});
