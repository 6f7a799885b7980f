/**
 * One player as a pure state machine: grant, source, renewal, failure. Times in seconds. Callers fetch and render
 * according to the state; nothing here fetches.
 */
import type { GrantRefusal, PlaybackGrant } from '@/lib/contracts/media/media';

/** Why there is no grant: refused, or no answer. */
export type GrantFailure = GrantRefusal | 'NOT_FOUND' | 'OFFLINE' | 'BUSY' | 'UNAVAILABLE';
/** Why playback failed. Each reason has its own message and next step. */
export type PlaybackFailure = GrantFailure | 'UNSUPPORTED' | 'BROKEN';

/** What went wrong inside the player. */
export type SourceFault = 'EXPIRED' | 'NETWORK' | 'MEDIA' | 'UNSUPPORTED';

export interface Playback {
  /** `starting`: waiting for a grant. During a renewal the old `grant` stays, so the picture does not disappear. */
  status: 'idle' | 'starting' | 'ready' | 'failed';
  grant: PlaybackGrant | null;
  failure: PlaybackFailure | null;
  /** HLS first; DASH if HLS cannot be decoded. */
  source: 'hls' | 'dash';
  /** Incremented each time a source must be loaded; the player reloads when it changes. */
  load: number;
  /** Position at which the next load begins. */
  from: number;
  /** Last known position. */
  seconds: number;
  /** The end was reached, and the viewer has not chosen anything since. */
  ended: boolean;
  /** Renewals since playback last advanced; prevents an endless loop if the server keeps refusing. */
  renewals: number;
  /** The media origin refused the grant's addresses: a new grant with the same ones would be loaded by nobody. */
  refused: boolean;
}

export type PlaybackEvent =
  | { type: 'play'; from: number }
  | { type: 'granted'; grant: PlaybackGrant }
  | { type: 'refused'; failure: PlaybackFailure }
  | { type: 'moved'; seconds: number }
  | { type: 'ended' }
  | { type: 'dismissEnd' }
  | { type: 'renew' }
  | { type: 'faulted'; fault: SourceFault; online: boolean }
  | { type: 'retry' };

export const idlePlayback: Playback = {
  status: 'idle',
  grant: null,
  failure: null,
  source: 'hls',
  load: 0,
  from: 0,
  seconds: 0,
  ended: false,
  renewals: 0,
  refused: false,
};

/** Most renewals without progress before a failure is shown. */
const MOST_RENEWALS = 2;

/** A grant is renewed this long before it expires, so that no media segment is requested with an expired signature. Ms. */
export const RENEWAL_LEAD_MS = 30_000;

/** A longer time runs out at once: timers count in 32 bits (HTML standard, `setTimeout`). 24.8 days, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Milliseconds until the grant should be renewed; null for one that is already due. A grant that has just arrived is due only by
 * a device clock that is ahead, and so would the next be: it is renewed when the media origin says that it has expired. By a
 * clock that is far behind, it would be due in weeks: as long as a timer can wait, at most.
 */
export function renewalDelay(grant: Pick<PlaybackGrant, 'expiresAt'>, now: number): number | null {
  const delay = Date.parse(grant.expiresAt) - RENEWAL_LEAD_MS - now;
  return delay > 0 ? Math.min(delay, LONGEST_TIMER_MS) : null;
}

function fail(state: Playback, failure: PlaybackFailure): Playback {
  return { ...state, status: 'failed', failure, from: state.seconds };
}

function renew(state: Playback): Playback {
  if (state.renewals >= MOST_RENEWALS) return fail(state, 'UNAVAILABLE');
  return { ...state, status: 'starting', from: state.seconds, renewals: state.renewals + 1 };
}

function faulted(state: Playback, fault: SourceFault, online: boolean): Playback {
  if (state.status === 'failed') return state;
  if (!online) return fail(state, 'OFFLINE');
  // Picture, sound and repeated requests are each refused: all of them together ask for one new grant.
  if (fault === 'EXPIRED') return { ...(state.status === 'starting' ? state : renew(state)), refused: true };
  if (fault === 'NETWORK') return fail(state, 'UNAVAILABLE');
  if (state.source === 'dash' || !state.grant?.dash)
    return fail(state, fault === 'UNSUPPORTED' ? 'UNSUPPORTED' : 'BROKEN');
  return { ...state, source: 'dash', status: 'ready', from: state.seconds, load: state.load + 1 };
}

/** A new grant with the same addresses, as of films hosted elsewhere, is no new source: the player plays on and loads nothing. */
function granted(state: Playback, grant: PlaybackGrant): Playback {
  const isSame = grant.hls === state.grant?.hls && grant.dash === state.grant.dash;
  if (isSame && state.refused) return fail(state, 'UNAVAILABLE');
  return {
    ...state,
    source: grant.hls === null ? 'dash' : state.source,
    status: 'ready',
    // Not where it was when the grant was asked for: during a renewal it plays on, and people seek.
    from: state.seconds,
    load: isSame && state.status !== 'failed' ? state.load : state.load + 1,
    grant,
    failure: null,
    refused: false,
  };
}

/**
 * A grant is renewed before it expires: until the media origin refuses it, a renewal that failed interrupts nobody. Once it does, a new
 * one is asked for again.
 */
function refused(state: Playback, failure: PlaybackFailure): Playback {
  const isServed = state.status === 'starting' && state.grant !== null && !state.refused;
  return isServed ? { ...state, status: 'ready' } : fail(state, failure);
}

/** The next state. Events that do not apply to a state leave it unchanged. */
export function nextPlayback(state: Playback, event: PlaybackEvent): Playback {
  switch (event.type) {
    case 'play':
      return {
        ...state,
        status: 'starting',
        failure: null,
        from: event.from,
        seconds: event.from,
        ended: false,
      };
    case 'granted':
      return granted(state, event.grant);
    case 'refused':
      return refused(state, event.failure);
    case 'moved':
      return {
        ...state,
        seconds: event.seconds,
        renewals: event.seconds > state.from + 1 ? 0 : state.renewals,
      };
    case 'ended':
      return { ...state, ended: true };
    case 'dismissEnd':
      return { ...state, ended: false };
    case 'renew':
      return state.status === 'ready' ? renew(state) : state;
    case 'faulted':
      return faulted(state, event.fault, event.online);
    case 'retry':
      // Without the old grant the player waits as at first, and loads the new one even if it has the same addresses.
      return { ...state, status: 'starting', grant: null, failure: null, source: 'hls', renewals: 0 };
  }
}
