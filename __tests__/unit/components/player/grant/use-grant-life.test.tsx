/** When a grant is renewed, by the clock of a device that may be wrong. */
import { act, renderHook } from '@testing-library/react';
import { useReducer } from 'react';
import { useGrantLife } from '@/components/player/grant/use-grant-life';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { idlePlayback, nextPlayback } from '@/lib/domain/playback/playback';

const LIFE_MS = 900_000;
const LEAD_MS = 30_000;

/** A grant that is issued at the server's time, `ahead` ms behind the device's. */
const grantBy = (ahead: number): PlaybackGrant => ({
  contentId: 'p',
  assetId: 'rec-1',
  type: 'video',
  hls: `https://media.test/v/${Date.now()}/master.m3u8`,
  dash: null,
  language: 'en',
  captions: [],
  chapters: null,
  storyboard: null,
  poster: null,
  expiresAt: new Date(Date.now() - ahead + LIFE_MS).toISOString(),
});

/** A player on a device whose clock is ahead: each request is answered at once. */
function playBy(ahead: number) {
  jest.useFakeTimers();
  const { result } = renderHook(() => {
    const [playback, send] = useReducer(nextPlayback, idlePlayback);
    useGrantLife(playback, send);
    return { playback, send };
  });
  const answer = () => {
    const { playback, send } = result.current;
    if (playback.status === 'starting') send({ type: 'granted', grant: grantBy(ahead) });
  };
  act(() => result.current.send({ type: 'play', from: 0 }));
  act(answer);
  return {
    result,
    wait: (ms: number) => {
      act(() => jest.advanceTimersByTime(ms));
      act(answer);
    },
  };
}

afterEach(() => jest.useRealTimers());

it('a device whose clock is an hour ahead plays, and renews when the media origin says that the grant has expired', () => {
  const { result, wait } = playBy(3_600_000);
  for (let round = 0; round < 5; round += 1) wait(1_000);
  expect(result.current.playback).toMatchObject({ status: 'ready', load: 1, failure: null });
  wait(900_000);
  act(() => result.current.send({ type: 'moved', seconds: 900 }));
  act(() => result.current.send({ type: 'faulted', fault: 'EXPIRED', online: true }));
  wait(0);
  expect(result.current.playback).toMatchObject({ status: 'ready', load: 2, from: 900 });
});

it('a device whose clock is a month behind plays, and does not renew without end', () => {
  const { result, wait } = playBy(-31 * 24 * 3_600_000);
  for (let round = 0; round < 5; round += 1) wait(1_000);
  expect(result.current.playback).toMatchObject({ status: 'ready', load: 1, failure: null });
});

it('by a right clock the grant is renewed once, before it expires', () => {
  const { result, wait } = playBy(0);
  wait(LIFE_MS - LEAD_MS - 1);
  expect(result.current.playback.load).toBe(1);
  wait(1);
  expect(result.current.playback).toMatchObject({ status: 'ready', load: 2 });
});
