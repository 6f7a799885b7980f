/** Where the focus is while a list is played. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPlayer } from '@/components/list-player/ListPlayer';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { idlePlayback, type PlaybackEvent } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

jest.mock('@/components/player/source/PlayerCore', () => ({
  PlayerCore: ({ asked }: { asked?: object }) => (
    // As the player: another for another source.
    <div key={usePlaybackStore.getState().source} data-testid="core" data-media-player tabIndex={-1}>
      <button>Settings</button>
      <output>{JSON.stringify(asked)}</output>
    </div>
  ),
}));
jest.mock('@/components/list-player/Order', () => ({ Order: () => null }));
const mockAsk = jest.fn();
jest.mock('@/components/player/grant/ask-for-grant', () => ({
  askForGrant: (...asked: unknown[]) => mockAsk(...asked) as unknown,
  prepareGrant: () => undefined,
}));
beforeEach(() => {
  mockAsk.mockReset().mockResolvedValue({
    type: 'granted',
    grant: {
      hls: 'https://media.test/a.m3u8',
      chapters: null,
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
    },
  });
});

const entry = (id: string) =>
  ({
    ...{ id, contentId: id, kind: 'item', start: null, end: null, documentId: null, title: id },
    ...{ question: '', note: '', documents: [] },
    item: { id, name: id, type: 'guide', slug: id, image: null, media: { guidance: [] } },
  }) as unknown as ShownEntry;

async function start(classKey: string | null = null) {
  usePlaybackStore.setState({ ...idlePlayback, itemId: null, seek: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ListPlayer entries={[entry('one'), entry('two')]} classKey={classKey} path="/" heading="Entries" />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play one' }));
}

async function playToEnd() {
  await start();
  const core = await screen.findByTestId('core');
  return { core, end: () => act(() => usePlaybackStore.getState().send({ type: 'ended' })) };
}

it('goes to the player that replaces the play button, and stays there after "Play again"', async () => {
  const { core, end } = await playToEnd();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(core).toHaveFocus();
  end();
  await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(core).toHaveFocus();
});

it.each([
  [null, { contentId: 'one' }],
  ['k', { contentId: 'one', class: { key: 'k', entryId: 'one', renewal: true } }],
])(
  'tells the player what another grant is asked with, for the class with key %j',
  async (classKey, asked) => {
    await start(classKey);
    expect((await screen.findByTestId('core')).querySelector('output')).toHaveTextContent(
      JSON.stringify(asked),
    );
  },
);

it('leads from "Next" to the play button of the next entry', async () => {
  const { end } = await playToEnd();
  end();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Play two' })).toHaveFocus();
});

it('what fills the screen stays for the next film', async () => {
  const { end } = await playToEnd();
  const shared = document.querySelector('[data-screen]');
  expect(shared).toContainElement(screen.getByTestId('core'));
  end();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(shared).toContainElement(screen.getByRole('button', { name: 'Play two' }));
});

it.each(['hls', 'dash'] as const)('returns to the player after "Try again" (%s)', async (source) => {
  await start();
  await screen.findByTestId('core');
  act(() => {
    usePlaybackStore.setState({ source });
    usePlaybackStore.getState().send({ type: 'faulted', fault: 'NETWORK', online: true });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByTestId('core')).toHaveFocus());
});

it('goes there once, also where the first try got no player, and then stays where it is put', async () => {
  mockAsk.mockResolvedValueOnce({ type: 'refused', failure: 'UNAVAILABLE' });
  await start();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const core = await screen.findByTestId('core');
  await waitFor(() => expect(core).toHaveFocus());
  const settings = screen.getByRole('button', { name: 'Settings' });
  settings.focus();
  core.append(document.createElement('p'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(settings).toHaveFocus();
});

describe('in a class', () => {
  const first = ['one', { key: 'k', entryId: 'one' }];
  const again = ['one', { key: 'k', entryId: 'one', renewal: true }];
  const send = (event: PlaybackEvent) => act(async () => usePlaybackStore.getState().send(event));
  const faulted = { type: 'faulted', fault: 'NETWORK', online: true } as const;

  it('says of each further grant of the same viewing that it is a renewal, so that it is counted once', async () => {
    await start('k');
    await screen.findByTestId('core');
    await send({ type: 'renew' });
    await send(faulted);
    mockAsk.mockResolvedValueOnce({ type: 'refused', failure: 'UNAVAILABLE' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(mockAsk.mock.calls).toEqual([first, again, again, again]);
  });

  it('what is asked for again after nothing was granted is no renewal', async () => {
    mockAsk.mockResolvedValueOnce({ type: 'refused', failure: 'UNAVAILABLE' });
    await start('k');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(mockAsk.mock.calls).toEqual([first, first]);
  });

  it('the next entry is another viewing', async () => {
    await start('k');
    await screen.findByTestId('core');
    await send({ type: 'ended' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Play two' }));
    expect(mockAsk.mock.calls).toEqual([first, ['two', { key: 'k', entryId: 'two' }]]);
  });
});
