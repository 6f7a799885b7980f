/** Where a clip lies in its recording: asked once, and what happens when it cannot be asked. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useEntryPlayback } from '@/components/list-player/use-entry-playback';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';
import { listEntry } from '@/__tests__/support/content/list-entry';

// The function answers null for what cannot be read; it is its script that can be away.
let mockLost: () => void = () => undefined;
let mockFound: (span: ClipSpan) => void = () => undefined;
const mockAsked: string[] = [];
jest.mock('@/lib/clients/grants', () => ({
  fetchClipSpan: (url: string) =>
    new Promise((resolve, reject) => {
      mockAsked.push(url);
      mockFound = resolve;
      mockLost = () => reject(new Error('no connection'));
    }),
}));

const entry = { ...listEntry, kind: 'clip', start: 5, end: 9 } as const;
const grant = { hls: 'https://media.test/a.m3u8', clip: 'https://media.test/clip.json' };

const send = jest.fn();

async function start() {
  send.mockClear();
  mockAsked.length = 0;
  mockLost = () => undefined;
  const unused = mockLost;
  usePlaybackStore.setState({
    ...idlePlayback,
    itemId: entry.id,
    send,
    status: 'ready',
    grant: grant as unknown as PlaybackGrant,
  });
  const { unmount, result } = renderHook(() => useEntryPlayback(entry, null));
  await waitFor(() => expect(mockLost).not.toBe(unused));
  return { leave: unmount, result };
}
const lose = () =>
  act(async () => {
    mockLost();
    await Promise.resolve();
  });

it('the entry says that it cannot be played', async () => {
  await start();
  await lose();
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'faulted' })));
});

it('the entry that is open by then does not', async () => {
  const { leave } = await start();
  leave();
  await lose();
  await lose();
  expect(send).not.toHaveBeenCalled();
});

/** A renewed grant has another address for the place of the same clip. */
const renew = (clip: string) =>
  act(async () => {
    usePlaybackStore.setState({ grant: { ...grant, clip } as unknown as PlaybackGrant });
    await Promise.resolve();
  });

it('a renewed grant asks nothing about a clip whose place is known', async () => {
  const { result } = await start();
  expect(result.current).toMatchObject({ clip: null, plays: false });
  await act(async () => {
    mockFound({ start: 1, end: 5 });
    await Promise.resolve();
  });
  await waitFor(() => expect(result.current.clip).toEqual({ start: 1, end: 5 }));
  await renew('https://media.test/renewed.json');
  expect(mockAsked).toEqual([grant.clip]);
  expect(result.current).toMatchObject({ clip: { start: 1, end: 5 }, plays: true });
});

it('a new grant asks again for a place that could not be asked for', async () => {
  const { result } = await start();
  await lose();
  await renew('https://media.test/again.json');
  await waitFor(() => expect(mockAsked).toEqual([grant.clip, 'https://media.test/again.json']));
  await act(async () => {
    mockFound({ start: 1, end: 5 });
    await Promise.resolve();
  });
  await waitFor(() => expect(result.current).toMatchObject({ clip: { start: 1, end: 5 }, plays: true }));
});
