import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { failureWords } from '@/lib/domain/playback/failures';
import {
  idlePlayback,
  nextPlayback,
  renewalDelay,
  RENEWAL_LEAD_MS,
  type Playback,
  type PlaybackEvent,
} from '@/lib/domain/playback/playback';

const grant: PlaybackGrant = {
  contentId: 'p1',
  assetId: 'rec-1',
  type: 'video',
  hls: 'https://media.test/v/1/master.m3u8',
  dash: 'https://media.test/v/1/manifest.mpd',
  language: 'en',
  captions: [],
  chapters: null,
  storyboard: null,
  poster: null,
  expiresAt: '2026-03-10T12:20:00.000Z',
};

const after = (...events: PlaybackEvent[]): Playback => events.reduce(nextPlayback, idlePlayback);
const granted: PlaybackEvent = { type: 'granted', grant };
/** As the media service grants again, in another second: its addresses name the time of their end. */
const grantedAnew = (second: number): PlaybackEvent => ({
  type: 'granted',
  grant: { ...grant, hls: `https://media.test/v/${second}/master.m3u8` },
});

describe('the life of a player', () => {
  it('asks for a grant only when somebody plays', () => {
    expect(idlePlayback.status).toBe('idle');
    expect(after({ type: 'play', from: 12 })).toMatchObject({ status: 'starting', from: 12 });
  });

  it('loads the source once for each grant', () => {
    expect(after({ type: 'play', from: 12 }, granted)).toMatchObject({
      status: 'ready',
      load: 1,
      source: 'hls',
    });
  });

  it('plays a hosted recording by the one manifest that it has, and has no other to turn to', () => {
    const broken: PlaybackEvent = { type: 'faulted', fault: 'UNSUPPORTED', online: true };
    const dashAlone = after({ type: 'play', from: 0 }, { type: 'granted', grant: { ...grant, hls: null } });
    expect(dashAlone).toMatchObject({ source: 'dash', status: 'ready' });
    const hlsAlone = after(
      { type: 'play', from: 0 },
      { type: 'granted', grant: { ...grant, dash: null } },
      broken,
    );
    expect(hlsAlone).toMatchObject({ source: 'hls', status: 'failed', failure: 'UNSUPPORTED' });
  });

  it('renews an expired grant at the second it had reached', () => {
    const state = after(
      { type: 'play', from: 0 },
      granted,
      { type: 'moved', seconds: 42 },
      {
        type: 'faulted',
        fault: 'EXPIRED',
        online: true,
      },
    );
    expect(state).toMatchObject({ status: 'starting', from: 42, grant });
    expect(nextPlayback(state, grantedAnew(2))).toMatchObject({ status: 'ready', load: 2, from: 42 });
  });

  it('goes on where somebody went while the renewed grant was on its way', () => {
    const asked = after(
      { type: 'play', from: 0 },
      granted,
      { type: 'moved', seconds: 42 },
      { type: 'renew' },
    );
    const state = nextPlayback(nextPlayback(asked, { type: 'moved', seconds: 90 }), grantedAnew(2));
    expect(state).toMatchObject({ status: 'ready', load: 2, from: 90 });
  });

  describe('a renewal that is refused', () => {
    const refused: PlaybackEvent = { type: 'refused', failure: 'UNAVAILABLE' };
    const expired: PlaybackEvent = { type: 'faulted', fault: 'EXPIRED', online: true };
    const renewing = [{ type: 'play', from: 0 }, granted, { type: 'renew' }] as const;

    it('interrupts nobody while the earlier grant serves, and is asked for again when that is over', () => {
      const state = after(...renewing, refused);
      expect(state).toMatchObject({ status: 'ready', failure: null, grant, load: 1 });
      expect(nextPlayback(state, expired)).toMatchObject({ status: 'starting', renewals: 2 });
      expect(after(...renewing, refused, expired, refused)).toMatchObject({ failure: 'UNAVAILABLE' });
    });

    it('is told where the earlier grant ended meanwhile', () => {
      expect(after(...renewing, expired, refused)).toMatchObject({ failure: 'UNAVAILABLE' });
    });
  });

  it('gives up after two renewals that played nothing', () => {
    const expired: PlaybackEvent = { type: 'faulted', fault: 'EXPIRED', online: true };
    const renewals = [expired, grantedAnew(2), expired, grantedAnew(3)];
    expect(after({ type: 'play', from: 5 }, granted, ...renewals)).toMatchObject({
      status: 'ready',
      load: 3,
    });
    const state = after({ type: 'play', from: 5 }, granted, ...renewals, expired);
    expect(state).toMatchObject({ status: 'failed', failure: 'UNAVAILABLE' });
  });

  it('says so when the new grant has the addresses that were refused: no player loads the same again', () => {
    const refused: PlaybackEvent = { type: 'faulted', fault: 'EXPIRED', online: true };
    const state = after({ type: 'play', from: 5 }, granted, refused, granted);
    expect(state).toMatchObject({ status: 'failed', failure: 'UNAVAILABLE', from: 5 });
    // Whoever tries again opens the player anew.
    expect([{ type: 'retry' } as const, granted].reduce(nextPlayback, state)).toMatchObject({
      status: 'ready',
    });
  });

  it('takes the same addresses again when nobody refused them, as those of films that are hosted elsewhere', () => {
    const state = after(
      { type: 'play', from: 5 },
      granted,
      { type: 'renew' },
      granted,
      { type: 'renew' },
      granted,
    );
    // Nothing is loaded: a load that no player begins would wait, and the next change of quality would go back to this second.
    expect(state).toMatchObject({ status: 'ready', failure: null, load: 1 });
  });

  it('loads the same addresses again for whoever tries again after a failure', () => {
    const lost: PlaybackEvent = { type: 'faulted', fault: 'NETWORK', online: true };
    expect(after({ type: 'play', from: 5 }, granted, lost, { type: 'retry' }, granted).load).toBe(2);
  });

  it('loads the same addresses again where it failed while they were asked for: there is no player any longer', () => {
    const lost: PlaybackEvent = { type: 'faulted', fault: 'NETWORK', online: true };
    const state = after({ type: 'play', from: 5 }, granted, { type: 'renew' }, lost, granted);
    expect(state).toMatchObject({ status: 'ready', failure: null, load: 2 });
  });

  it('asks for one grant when several requests of a source are refused as expired', () => {
    const expired: PlaybackEvent = { type: 'faulted', fault: 'EXPIRED', online: true };
    const state = after({ type: 'play', from: 5 }, granted, expired, expired, expired, expired);
    expect(state).toMatchObject({ status: 'starting', renewals: 1, failure: null });
  });

  it('counts the renewals until more than a second was played', () => {
    const renewed = after(
      { type: 'play', from: 5 },
      granted,
      { type: 'moved', seconds: 8 },
      { type: 'renew' },
    );
    expect(renewed).toMatchObject({ from: 8, renewals: 1 });
    expect(nextPlayback(renewed, { type: 'moved', seconds: 9 }).renewals).toBe(1);
    expect(nextPlayback(renewed, { type: 'moved', seconds: 9.1 }).renewals).toBe(0);
  });

  it('knows its end until something else is chosen, or it begins again', () => {
    const ended = after(
      { type: 'play', from: 0 },
      granted,
      { type: 'moved', seconds: 70 },
      { type: 'ended' },
    );
    expect(ended).toMatchObject({ ended: true, status: 'ready', seconds: 70, grant });
    expect(nextPlayback(ended, { type: 'dismissEnd' })).toEqual({ ...ended, ended: false });
    expect(nextPlayback(ended, { type: 'play', from: 0 }).ended).toBe(false);
  });

  it('renews again and again while it plays on', () => {
    const rounds = [1, 2, 3, 4].flatMap((round): PlaybackEvent[] => [
      { type: 'moved', seconds: round * 100 },
      { type: 'renew' },
      granted,
    ]);
    expect(after({ type: 'play', from: 0 }, granted, ...rounds)).toMatchObject({
      status: 'ready',
      from: 400,
    });
  });

  it('falls back on DASH when HLS cannot be decoded, and says so when neither can', () => {
    const broken: PlaybackEvent = { type: 'faulted', fault: 'MEDIA', online: true };
    const state = after({ type: 'play', from: 0 }, granted, { type: 'moved', seconds: 9 }, broken);
    expect(state).toMatchObject({ source: 'dash', status: 'ready', load: 2, from: 9 });
    expect(nextPlayback(state, broken)).toMatchObject({ status: 'failed', failure: 'BROKEN' });
  });

  it('tells the visitor’s own connection from ours', () => {
    const lost = (online: boolean) =>
      after({ type: 'play', from: 0 }, granted, { type: 'faulted', fault: 'NETWORK', online });
    expect(lost(false).failure).toBe('OFFLINE');
    expect(lost(true).failure).toBe('UNAVAILABLE');
  });

  it('goes on from the same second after a retry', () => {
    const state = after(
      { type: 'play', from: 0 },
      granted,
      { type: 'moved', seconds: 33 },
      {
        type: 'faulted',
        fault: 'NETWORK',
        online: false,
      },
    );
    expect(nextPlayback(nextPlayback(state, { type: 'retry' }), granted)).toMatchObject({
      status: 'ready',
      from: 33,
    });
  });

  it('that fails before any grant has no other source to turn to', () => {
    const state = after({ type: 'play', from: 0 }, { type: 'faulted', fault: 'MEDIA', online: true });
    expect(state).toMatchObject({ status: 'failed', failure: 'BROKEN' });
  });

  it('keeps the first failure when the player reports more', () => {
    const state = after({ type: 'play', from: 0 }, { type: 'refused', failure: 'SUBSCRIPTION_EXPIRED' });
    expect(nextPlayback(state, { type: 'faulted', fault: 'MEDIA', online: true })).toBe(state);
  });

  it('does not renew what is not playing', () => {
    expect(after({ type: 'renew' })).toEqual(idlePlayback);
  });

  it('renews half a minute before the end of the grant, and not by the clock when that has passed', () => {
    const end = Date.parse(grant.expiresAt);
    expect(renewalDelay(grant, end - RENEWAL_LEAD_MS - 5_000)).toBe(5_000);
    expect(renewalDelay(grant, end - RENEWAL_LEAD_MS)).toBeNull();
    expect(renewalDelay(grant, end + 1)).toBeNull();
  });

  it('waits no longer than a timer can, by a clock that is a month behind', () => {
    const month = 31 * 24 * 3_600_000;
    expect(renewalDelay(grant, Date.parse(grant.expiresAt) - month)).toBe(2 ** 31 - 1);
  });

  it('has words for every failure, and offers another try only where it may help', () => {
    for (const [failure, words] of Object.entries(failureWords)) {
      expect(words.title).not.toBe('');
      expect(words.retry).toBe(['OFFLINE', 'BUSY', 'UNAVAILABLE', 'BROKEN'].includes(failure));
    }
  });
});
