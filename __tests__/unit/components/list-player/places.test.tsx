/** Where an entry begins, what remembers its place, its chapters, and a player that cannot be loaded. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryPlayer } from '@/components/list-player/EntryPlayer';
import type { PlayerCoreProps } from '@/components/player/source/PlayerCore';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { cardOf } from '@/lib/domain/catalogue/card';
import { idlePlayback, type PlaybackEvent } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';
import { useSessionStore } from '@/stores/session';
import { contentItem } from '@/__tests__/support/content/item';
import { listEntry } from '@/__tests__/support/content/list-entry';
import { signedIn } from '@/__tests__/support/in-browser/product';

const mockShown = jest.fn();
const mockScript = { isAway: false };
function MockCore(props: PlayerCoreProps) {
  mockShown(props);
  return <div data-testid="core" data-media-player tabIndex={-1} />;
}
jest.mock('@/components/player/source/PlayerCore', () => ({
  get PlayerCore() {
    if (mockScript.isAway) throw new Error('no connection');
    return MockCore;
  },
}));
const mockRead = jest.fn(() => Promise.resolve([{ itemId: 'a', seconds: 120, duration: 600, at: 1 }]));
jest.mock('@/lib/clients/product-api/personal/resume-positions', () => ({
  fetchPositions: () => mockRead(),
}));
const mockFetched = jest.fn<Promise<string | null>, [string]>();
jest.mock('@/lib/clients/grants', () => ({ fetchCaptions: (url: string) => mockFetched(url) }));
const mockGranted = (folder: string) =>
  ({
    type: 'granted',
    grant: {
      hls: `https://media.test/${folder}/a.m3u8`,
      chapters: `https://media.test/${folder}/chapters.vtt`,
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
    },
  }) as unknown as PlaybackEvent;
jest.mock('@/components/player/grant/ask-for-grant', () => ({
  prepareGrant: () => undefined,
  askForGrant: () => Promise.resolve(mockGranted('first')),
}));

const PLACE = { itemId: 'a', seconds: 90, duration: 600, at: 1 };

beforeEach(() => {
  localStorage.setItem('dt.resume', JSON.stringify([PLACE]));
  mockShown.mockClear();
  mockRead.mockClear();
  mockFetched.mockReset();
  mockFetched.mockResolvedValue(null);
  useSessionStore.setState({ method: 'none', profile: null });
  mockScript.isAway = false;
  usePlaybackStore.setState({ ...idlePlayback, itemId: null, seek: null });
});

function show(given: Partial<ShownEntry> = {}, classKey: string | null = null) {
  const media = { type: 'video', assetId: 'a', durationMinutes: 10 } as const;
  const item = cardOf(contentItem({ id: 'a', name: 'Storm', media }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntryPlayer
        entry={{ ...listEntry, title: '', item, ...given }}
        classKey={classKey}
        path="/"
        onNext={null}
      />
    </QueryClientProvider>,
  );
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const remembered = () =>
  (JSON.parse(localStorage.getItem('dt.resume') ?? '[]') as (typeof PLACE)[])[0]?.seconds;

async function playTo(seconds: number) {
  await screen.findByTestId('core');
  const [{ onPosition }] = mockShown.mock.lastCall as [PlayerCoreProps];
  act(() => onPosition(seconds, 600, true));
}

it('a whole recording goes on where the person left it, and remembers the next place', async () => {
  show();
  expect(screen.getByText('Play from 1:30')).toBeInTheDocument();
  await press('Play from 1:30 Storm');
  expect(usePlaybackStore.getState().from).toBe(90);
  await playTo(200);
  expect(remembered()).toBe(200);
});

it('or it begins at its beginning', async () => {
  show();
  await press('From the beginning');
  expect(usePlaybackStore.getState().from).toBe(0);
});

it.each([
  ['a clip', { kind: 'clip', start: 5, end: 9 }, null, 0, 90],
  ['an entry that a class plays', {}, 'key', 0, 90],
  ['a moment', { kind: 'moment', start: 30 }, null, 30, 200],
] as const)('%s begins where the list says', async (_what, given, classKey, from, place) => {
  show(given, classKey);
  expect(screen.queryByRole('button', { name: 'From the beginning' })).not.toBeInTheDocument();
  await press('Play Storm');
  expect(usePlaybackStore.getState().from).toBe(from);
  await playTo(200);
  expect(remembered()).toBe(place);
});

it.each([
  ['a whole recording', {}, null, 1],
  ['a clip', { kind: 'clip', start: 5, end: 9 }, null, 0],
  ['an entry that a class plays', {}, 'key', 0],
  ['a moment', { kind: 'moment', start: 30 }, null, 0],
] as const)(
  'the account is asked for the place only where it is offered: %s',
  async (_what, given, classKey, reads) => {
    signedIn();
    show(given, classKey);
    const name = reads === 0 ? 'Play Storm' : 'Play from 2:00 Storm';
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
    await act(() => jest.requireActual('node:timers/promises').setImmediate());
    expect(mockRead).toHaveBeenCalledTimes(reads);
  },
);

const CHAPTERS =
  'WEBVTT\n\n00:00.000 --> 01:00.000\nBanquo &amp; Macbeth\n\n01:00.000 --> 10:00.000\nThe heath\n';
const shownChapters = () => {
  const [{ chapters }] = mockShown.mock.lastCall as [PlayerCoreProps];
  return chapters.map(({ name, startTimestampInSeconds: start }) => `${start} ${name}`);
};

it('a whole recording has its chapters, for a class too, read once from the file that its grant names', async () => {
  mockFetched.mockResolvedValue(CHAPTERS);
  show({}, 'key');
  await press('Play Storm');
  await waitFor(() => expect(shownChapters()).toEqual(['0 Banquo & Macbeth', '60 The heath']));
  act(() => usePlaybackStore.getState().send(mockGranted('renewed')));
  expect(shownChapters()).toHaveLength(2);
  expect(mockFetched.mock.calls).toEqual([['https://media.test/first/chapters.vtt']]);
});

it('of a recording hosted elsewhere they are in the grant', async () => {
  const { send } = usePlaybackStore.getState();
  show();
  await press(/^Play/);
  await screen.findByTestId('core');
  const granted = mockGranted('elsewhere');
  const segments = [{ id: 's', name: 'The heath', startTimestampInSeconds: 60, endTimestampInSeconds: 600 }];
  if (granted.type === 'granted')
    act(() => send({ ...granted, grant: { ...granted.grant, chapters: null, segments } }));
  await waitFor(() => expect(shownChapters()).toEqual(['60 The heath']));
});

it('a clip has none', async () => {
  mockFetched.mockResolvedValue(CHAPTERS);
  show({ kind: 'clip', start: 5, end: 9 });
  await press('Play Storm');
  await screen.findByTestId('core');
  await act(() => jest.requireActual('node:timers/promises').setImmediate());
  expect(shownChapters()).toEqual([]);
  expect(mockFetched).not.toHaveBeenCalled();
});

it('a player whose script cannot be fetched says so, and is fetched again on "Try again"', async () => {
  mockScript.isAway = true;
  show();
  await press(/^Play/);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  mockScript.isAway = false;
  await press('Try again');
  expect(await screen.findByTestId('core')).toBeInTheDocument();
});
