/** Where each of two compared players begins, and what it says of itself. */
import type { MediaPlayerInstance } from '@vidstack/react';
import { renderHook } from '@testing-library/react';
import { useComparedLink } from '@/components/compare/use-compared-link';
import { idlePlayback, type Playback } from '@/lib/domain/playback/playback';

jest.mock('@/components/player/source/player-source', () => ({ faultOfMedia: () => 'MEDIA' }));
jest.mock('@/lib/browser/steady-hls', () => ({ faultOfHls: () => 'EXPIRED' }));

function link(from: number) {
  const play = jest.fn(() => Promise.resolve());
  const player = { currentTime: 0, play, state: { canPlay: true } };
  const ref = { current: player as unknown as MediaPlayerInstance };
  const send = jest.fn();
  const shouldPlay = { current: true };
  const onPlaying = jest.fn();
  const { result, rerender } = renderHook(
    (playback: Playback) => useComparedLink(ref, { playback, send, shouldPlay }, onPlaying),
    { initialProps: { ...idlePlayback, from, load: 1 } },
  );
  return { player, send, onPlaying, handlers: () => result.current, rerender };
}

it('begins at its place, once for each source', () => {
  const { player, handlers, rerender } = link(20);
  handlers().onCanPlay();
  expect(player.currentTime).toBe(20);
  handlers().onCanPlay();
  expect(player.play).toHaveBeenCalledTimes(1);
  rerender({ ...idlePlayback, from: 31, load: 2 });
  handlers().onCanPlay();
  expect(player.currentTime).toBe(31);
  expect(player.play).toHaveBeenCalledTimes(2);
});

it('stays paused, where it was, when its grant is renewed', () => {
  const { player, handlers, rerender, onPlaying } = link(20);
  handlers().onCanPlay();
  handlers().onPlay();
  handlers().onPause();
  expect(onPlaying.mock.calls).toEqual([[true], [false]]);
  rerender({ ...idlePlayback, from: 25, load: 2 });
  handlers().onCanPlay();
  expect(player.currentTime).toBe(25);
  expect(player.play).toHaveBeenCalledTimes(1);
});

it('reports faults, and that it has ended', () => {
  const { handlers, send, onPlaying } = link(0);
  handlers().onHlsError({} as never);
  handlers().onError({} as never);
  expect(send.mock.calls).toEqual([
    [{ type: 'faulted', fault: 'EXPIRED', online: true }],
    [{ type: 'faulted', fault: 'MEDIA', online: true }],
  ]);
  handlers().onEnded();
  expect(onPlaying).toHaveBeenLastCalledWith(false);
});

it('does not play where it was paused before it could begin', () => {
  const { player, handlers, rerender, onPlaying } = link(0);
  handlers().onCanPlay();
  handlers().onPlay();
  handlers().onPlayFail();
  expect(onPlaying.mock.calls).toEqual([[true], [false]]);
  rerender({ ...idlePlayback, load: 2 });
  handlers().onCanPlay();
  expect(player.play).toHaveBeenCalledTimes(1);
});

it('plays on where a new source interrupted what was to play', () => {
  const { player, handlers, rerender } = link(0);
  handlers().onCanPlay();
  handlers().onPlay();
  player.state.canPlay = false;
  handlers().onPlayFail();
  rerender({ ...idlePlayback, load: 2 });
  player.state.canPlay = true;
  handlers().onCanPlay();
  expect(player.play).toHaveBeenCalledTimes(2);
});
