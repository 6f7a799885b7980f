/**
 * The life of one player as a pure machine: grant, source, renewal, failure. Times in seconds. What is shown and
 * fetched follows from the state; nothing here fetches.
 */
import type { PlaybackGrant } from '@/lib/contracts/media';

/** Why it does not play. Each has its own words and its own next step. */
export type PlaybackFailure =
  | 'SIGN_IN_REQUIRED'
  | 'SUBSCRIPTION_REQUIRED'
  | 'SUBSCRIPTION_EXPIRED'
  | 'SUBSCRIPTION_NOT_STARTED'
  | 'DOWNLOAD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'OFFLINE'
  | 'BUSY'
  | 'UNAVAILABLE'
  | 'UNSUPPORTED'
  | 'BROKEN';

/** What went wrong inside the player. */
export type SourceFault = 'EXPIRED' | 'NETWORK' | 'MEDIA' | 'UNSUPPORTED';

export interface Playback {
  /** `starting`: waiting for a grant; a renewal keeps the picture because `grant` stays. */
  status: 'idle' | 'starting' | 'ready' | 'failed';
  grant: PlaybackGrant | null;
  failure: PlaybackFailure | null;
  /** HLS first; DASH when HLS cannot be decoded. */
  source: 'hls' | 'dash';
  /** Grows with each load of a source, so that the player reloads exactly then. */
  load: number;
  /** Where the next load begins. */
  from: number;
  /** Last known position. */
  seconds: number;
  /** The end was reached and nothing was chosen since. */
  ended: boolean;
  /** Renewals since the recording last moved on; bounds a loop against a refusing server. */
  renewals: number;
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
};

/** After so many renewals without a second played, the failure is shown. */
const MOST_RENEWALS = 2;

/** A grant this close to its end is renewed, so that no segment is asked for with a dead signature. Ms. */
export const RENEWAL_LEAD_MS = 30_000;

/** Milliseconds until the grant should be renewed; 0 when that moment has passed. */
export function renewalDelay(grant: Pick<PlaybackGrant, 'expiresAt'>, now: number): number {
  return Math.max(0, Date.parse(grant.expiresAt) - RENEWAL_LEAD_MS - now);
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
  if (fault === 'EXPIRED') return renew(state);
  if (fault === 'NETWORK') return fail(state, 'UNAVAILABLE');
  if (state.source === 'dash' || !state.grant?.dash)
    return fail(state, fault === 'UNSUPPORTED' ? 'UNSUPPORTED' : 'BROKEN');
  return { ...state, source: 'dash', status: 'ready', from: state.seconds, load: state.load + 1 };
}

function granted(state: Playback, grant: PlaybackGrant): Playback {
  const source = grant.hls === null ? 'dash' : state.source;
  return { ...state, source, status: 'ready', grant, failure: null, load: state.load + 1 };
}

/** The next state; events that make no sense in a state leave it as it is. */
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
      return fail(state, event.failure);
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
      return { ...state, status: 'starting', failure: null, source: 'hls', renewals: 0 };
  }
}
