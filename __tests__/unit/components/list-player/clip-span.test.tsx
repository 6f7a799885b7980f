/** Where a clip lies in its recording, when it cannot be asked. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useEntryPlayback } from '@/components/list-player/use-entry-playback';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';
import { listEntry } from '@/__tests__/support/content/list-entry';

// The function answers null for what cannot be read; it is its script that can be away.
let mockLost: () => void = () => undefined;
jest.mock('@/lib/clients/grants', () => ({
  fetchClipSpan: () =>
    new Promise((_resolve, reject) => (mockLost = () => reject(new Error('no connection')))),
}));

const entry = { ...listEntry, kind: 'clip', start: 5, end: 9 } as const;
const grant = { hls: 'https://media.test/a.m3u8', clip: 'https://media.test/clip.json' };

const send = jest.fn();

async function start() {
  send.mockClear();
  mockLost = () => undefined;
  const unused = mockLost;
  usePlaybackStore.setState({
    ...idlePlayback,
    itemId: entry.id,
    send,
    status: 'ready',
    grant: grant as unknown as PlaybackGrant,
  });
  const { unmount } = renderHook(() => useEntryPlayback(entry, null));
  await waitFor(() => expect(mockLost).not.toBe(unused));
  return unmount;
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
  const leave = await start();
  leave();
  await lose();
  await lose();
  expect(send).not.toHaveBeenCalled();
});
