/** Where the player begins, when another moment is pressed while the recording is still opening. */
import type { MediaPlayerInstance } from '@vidstack/react';
import { act, renderHook } from '@testing-library/react';
import { placeholderGrant } from '@/components/player/grant/placeholder-grant';
import { usePlayerLink } from '@/components/player/use-player-link';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

jest.mock('@/components/player/source/player-source', () => ({}));

/** As much of the player as the link uses; `currentTime` is where the library opened the source. */
function link(currentTime: number) {
  const play = jest.fn(() => Promise.resolve());
  const pause = jest.fn(() => Promise.resolve());
  const player = { currentTime, play, pause, state: { canPlay: false, paused: true } };
  const ref = { current: player as unknown as MediaPlayerInstance };
  const { result } = renderHook(() => usePlayerLink(ref, { onPosition: () => undefined }));
  return { player, handlers: () => result.current.handlers };
}

beforeEach(() => usePlaybackStore.setState({ ...idlePlayback, itemId: 'p', seek: null }));

it.each([50, 0])('begins at %d s, pressed last, where the first press was for 20 s', (pressed) => {
  const { player, handlers } = link(20);
  act(() => usePlaybackStore.setState({ status: 'starting', from: 20, load: 1 }));
  act(() => usePlaybackStore.getState().seekTo(pressed));
  expect(player.play).not.toHaveBeenCalled();
  act(() => handlers().onCanPlay());
  expect(player.currentTime).toBe(pressed);
  expect(player.play).toHaveBeenCalledTimes(1);
});

it('plays a moment pressed while the source of a paused recording is renewed', () => {
  const { player, handlers } = link(20);
  player.state.canPlay = true;
  act(() => handlers().onPause());
  player.state.canPlay = false;
  act(() => usePlaybackStore.setState({ load: 2, from: 20 }));
  act(() => usePlaybackStore.getState().seekTo(50));
  act(() => handlers().onCanPlay());
  expect(player.play).toHaveBeenCalledTimes(1);
});

/** The link over DASH; Vidstack says that it can play a renewed source before dash.js has opened it. */
function linkDash(canPlay: boolean) {
  const { player, handlers } = link(0);
  const provider = { $$PROVIDER_TYPE: 'DASH', media: { readyState: 0 } };
  Object.assign(player, { provider });
  player.state.canPlay = canPlay;
  act(() => usePlaybackStore.setState({ status: 'ready', from: 90, load: 2 }));
  return { player, media: provider.media, handlers };
}

it('over DASH begins a renewed source once dash.js has opened it', () => {
  const { player, media, handlers } = linkDash(true);
  act(() => handlers().onCanPlay());
  expect(player.play).not.toHaveBeenCalled();
  media.readyState = HTMLMediaElement.HAVE_CURRENT_DATA;
  act(() => handlers().onLoadedData());
  expect(player.currentTime).toBe(90);
  expect(player.play).toHaveBeenCalledTimes(1);
});

it('over DASH begins a first source once Vidstack can play it', () => {
  const { player, media, handlers } = linkDash(false);
  media.readyState = HTMLMediaElement.HAVE_CURRENT_DATA;
  act(() => handlers().onLoadedData());
  expect(player.play).not.toHaveBeenCalled();
  player.state.canPlay = true;
  act(() => handlers().onCanPlay());
  expect(player.currentTime).toBe(90);
  expect(player.play).toHaveBeenCalledTimes(1);
});

it('a renewed source begins where somebody went, even if that place could not be loaded', () => {
  const { player, handlers } = link(20);
  // Vidstack's state still says where the first of two quick seeks went, and counts a clip from its start.
  Object.assign(player.state, { canPlay: true, currentTime: 31, clipStartTime: 5 });
  act(() => handlers().onSeeking(36));
  act(() => handlers().onSeeking(41));
  expect(usePlaybackStore.getState().seconds).toBe(36);
});

it('plays on at a change of quality after a grant was renewed for the same addresses, as of films hosted elsewhere', () => {
  const { player, handlers } = link(0);
  const grant = { ...placeholderGrant('p', 'video'), hls: 'https://elsewhere.test/master.m3u8' };
  const { send } = usePlaybackStore.getState();
  const at = (seconds: number) => {
    player.currentTime = seconds;
    send({ type: 'moved', seconds });
  };
  act(() => send({ type: 'play', from: 0 }));
  act(() => send({ type: 'granted', grant }));
  act(() => handlers().onCanPlay());
  act(() => at(840));
  act(() => send({ type: 'renew' }));
  act(() => send({ type: 'granted', grant: { ...grant } }));
  act(() => at(900));
  act(() => handlers().onCanPlay());
  expect(player.currentTime).toBe(900);
});

it('begins nothing before there is a source', () => {
  const { player, handlers } = link(0);
  act(() => handlers().onCanPlay());
  expect(player.play).not.toHaveBeenCalled();
});

it('saves the position every five seconds, and at a pause', () => {
  const onPosition = jest.fn();
  const player = { currentTime: 0, state: { canPlay: true, currentTime: 7, duration: 60 } };
  const ref = { current: player as unknown as MediaPlayerInstance };
  const { result } = renderHook(() => usePlayerLink(ref, { onPosition }));
  act(() => result.current.handlers.onTimeUpdate({ currentTime: 7 }));
  act(() => result.current.handlers.onTimeUpdate({ currentTime: 11 }));
  act(() => result.current.handlers.onPause());
  expect(onPosition.mock.calls).toEqual([
    [7, 60, false],
    [7, 60, true],
  ]);
});

/** A recording that plays while its next segment cannot be reached. */
function linkFailed() {
  const { player, handlers } = link(20);
  player.state.canPlay = true;
  act(() => usePlaybackStore.setState({ status: 'ready', from: 20, load: 1 }));
  act(() => handlers().onCanPlay());
  act(() => usePlaybackStore.getState().send({ type: 'faulted', fault: 'NETWORK', online: true }));
  return { player, handlers };
}

it('what has failed is not heard under the words that say so, by no key either', () => {
  const { player, handlers } = linkFailed();
  expect(player.pause).toHaveBeenCalledTimes(1);
  act(() => handlers().onPlay());
  expect(player.pause).toHaveBeenCalledTimes(2);
});

it('and plays on with another try', () => {
  const { player, handlers } = linkFailed();
  act(() => handlers().onPause());
  const { send } = usePlaybackStore.getState();
  act(() => send({ type: 'retry' }));
  act(() =>
    send({ type: 'granted', grant: { ...placeholderGrant('p', 'video'), hls: 'https://media.test/2' } }),
  );
  act(() => handlers().onCanPlay());
  expect(player.play).toHaveBeenCalledTimes(2);
});

it.each([
  [30, false],
  [65, true],
])('a seek to %d s of a recording that stands at its end of 60 s: at its end %p', (seconds, isAtEnd) => {
  const { player, handlers } = link(60);
  const set = jest.fn();
  Object.assign(player.state, { canPlay: true, ended: true, duration: 60, clipStartTime: 5 });
  Object.assign(player, { $state: { ended: { set } } });
  act(() => usePlaybackStore.getState().send({ type: 'ended' }));
  act(() => handlers().onSeeking(seconds));
  expect(usePlaybackStore.getState().ended).toBe(isAtEnd);
  expect(set.mock.calls).toEqual(isAtEnd ? [] : [[false]]);
});
