/** Which plays are counted, and as whose. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCompared } from '@/components/compare/use-compared';
import { useReadingReports } from '@/components/document/use-reading-reports';
import { ListPlayer } from '@/components/list-player/ListPlayer';
import { Usage } from '@/components/usage/Usage';
import { onUse } from '@/lib/browser/usage';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { cardOf } from '@/lib/domain/catalogue/card';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';
import { contentItem } from '@/__tests__/support/content/item';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

const mockCount = jest.fn();
jest.mock('@/lib/clients/usage', () => ({ countUse: (use: object) => mockCount(use) as unknown }));
jest.mock('@/components/player/source/PlayerCore', () => ({
  PlayerCore: () => <video data-testid="core" data-media-player tabIndex={-1} />,
}));
jest.mock('@/components/list-player/Order', () => ({ Order: () => null }));
jest.mock('@/components/player/grant/ask-for-grant', () => ({
  prepareGrant: () => undefined,
  askForGrant: () =>
    Promise.resolve({
      type: 'granted',
      grant: {
        hls: 'https://media.test/a.m3u8',
        chapters: null,
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
      },
    }),
}));

beforeEach(() => {
  mockCount.mockReset();
  usePlaybackStore.setState({ ...idlePlayback, itemId: null, seek: null });
});

const entry = (id: string, contentId: string) =>
  ({
    ...{ id, contentId, kind: 'item', start: null, end: null, documentId: null, title: id },
    ...{ question: '', note: '', documents: [] },
    item: { id: contentId, name: id, type: 'production', slug: id, image: null, media: { guidance: [] } },
  }) as unknown as ShownEntry;

function show(classKey: string | null) {
  const entries = [entry('entry-1', 'lear'), entry('entry-2', 'lear')];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FakeRouterProvider address="/lists/1/play">
        <Usage />
        <ListPlayer entries={entries} classKey={classKey} path="/" heading="Entries" />
      </FakeRouterProvider>
    </QueryClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function plays() {
  const core = await screen.findByTestId('core');
  act(() => void core.dispatchEvent(new Event('playing')));
  return core;
}

it('an entry of a list counts its item, once for each entry that is played', async () => {
  show(null);
  await press('Play entry-1');
  const core = await plays();
  expect(core.closest('[data-media]')).toHaveAttribute('data-media', 'lear');
  await plays();
  expect(mockCount.mock.calls).toEqual([[{ action: 'play', contentId: 'lear' }]]);
  act(() => usePlaybackStore.getState().send({ type: 'ended' }));
  await press('Next');
  await press('Play entry-2');
  await plays();
  expect(mockCount).toHaveBeenCalledTimes(2);
});

it('an entry that a class plays is told with the class', async () => {
  show('k');
  await press('Play entry-1');
  await plays();
  expect(mockCount.mock.calls).toEqual([
    [{ action: 'play', contentId: 'lear', class: { key: 'k', entryId: 'entry-1' } }],
  ]);
});

it('each compared recording counts its first playing, and again after its end', () => {
  const told: object[] = [];
  const stop = onUse((use) => void told.push(use));
  const { result } = renderHook(() => useCompared({ item: cardOf(contentItem({ id: 'lear' })), seconds: 0 }));
  let tell: (state: { playing: boolean; ended: boolean }) => void = () => undefined;
  const player = {
    state: {},
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  };
  act(() => result.current.setPlayer(player as never));
  const at = (playing: boolean, ended = false) => tell({ playing, ended });
  at(false);
  expect(told).toEqual([]);
  for (const playing of [true, false, true]) at(playing);
  expect(told).toEqual([{ action: 'play', contentId: 'lear' }]);
  at(false, true);
  at(true);
  expect(told).toHaveLength(2);
  stop();
});

it('a document that a class reads is told with the class', () => {
  const told: object[] = [];
  const stop = onUse((use) => void told.push(use));
  const entered = { key: 'k', entryId: 'entry-1' };
  const read = { contentId: 'guide', documentId: 'pdf', entered, name: 'Guide', page: 1 };
  const { rerender } = renderHook((isOpen: boolean) => useReadingReports({ ...read, isOpen }), {
    initialProps: false,
  });
  expect(told).toEqual([]);
  rerender(true);
  expect(told).toEqual([{ action: 'read', contentId: 'guide', part: 'pdf', class: entered }]);
  stop();
});
