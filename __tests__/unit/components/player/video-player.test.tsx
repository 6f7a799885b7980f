import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerCoreProps } from '@/components/player/source/PlayerCore';
import { ChapterList } from '@/components/player/ChapterList';
import { VideoPlayer } from '@/components/player/VideoPlayer';
import type { PageAccess } from '@/lib/domain/item-page/access';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';
import { itemPage, permitted, recording, anonymous } from '@/__tests__/support/content/item-page';

const grant = {
  contentId: 'p',
  assetId: 'rec-1',
  type: 'video' as const,
  hls: 'https://media.test/v/1/master.m3u8',
  dash: 'https://media.test/v/1/manifest.mpd',
  language: 'en',
  captions: [],
  chapters: null,
  storyboard: null,
  poster: null,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
};

/** The real player needs a browser's media; what it was given is what these tests are about. */
const mockShown = jest.fn();
jest.mock('@/components/player/source/PlayerCore', () => ({
  PlayerCore: (props: PlayerCoreProps) => {
    mockShown(props);
    return <div data-testid="core" data-media-player tabIndex={-1} />;
  },
}));

const mockAsk = jest.fn();
jest.mock('@/lib/clients/grant-call', () => ({
  callForPlayback: (...call: unknown[]) => mockAsk(...call) as unknown,
}));
jest.mock('@/lib/clients/grants', () => ({ readPlaybackGrant: (called: unknown) => called }));

function show(given: Partial<ItemPage> = {}, access: PageAccess = permitted) {
  const page = { ...itemPage(given), recording: given.recording ?? recording };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <VideoPlayer page={page} access={access} />
      <ChapterList itemId="p" segments={page.recording.segments} playable={access.allowed} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/productions/p');
  usePlaybackStore.setState({ ...idlePlayback, itemId: null, seek: null });
  mockShown.mockClear();
  mockAsk.mockReset();
  mockAsk.mockResolvedValue({ granted: true, grant });
});

describe('before the first play', () => {
  it('asks nobody for anything', () => {
    show();
    expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled();
    expect(mockAsk).not.toHaveBeenCalled();
    expect(screen.queryByTestId('core')).not.toBeInTheDocument();
  });

  it('draws the player when a pointer comes near, out of reach, and asks nobody', async () => {
    show();
    await userEvent.hover(screen.getByRole('button', { name: 'Play' }));
    expect((await screen.findByTestId('core')).closest('[inert]')).not.toBeNull();
    expect(mockShown).toHaveBeenLastCalledWith(
      expect.objectContaining({ grant: expect.objectContaining({ hls: null, dash: null }) as unknown }),
    );
    expect(mockAsk).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled();
  });

  it('offers to listen to a recording that is sound only', () => {
    show({ recording: { ...recording, kind: 'audio' } });
    expect(screen.getByRole('button', { name: 'Listen' })).toBeInTheDocument();
  });

  it('offers to resume where this device left off, or to begin again', async () => {
    const positions = [{ itemId: 'p', seconds: 75, duration: 600, at: 1 }];
    localStorage.setItem('dt.resume', JSON.stringify(positions));
    show();
    expect(await screen.findByRole('button', { name: 'Play from 1:15' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'From the beginning' }));
    expect(usePlaybackStore.getState().from).toBe(0);
  });

  it('starts at the moment the address names', async () => {
    history.replaceState(null, '', '/productions/p?t=1m5s');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Play from 1:05' }));
    expect(usePlaybackStore.getState().from).toBe(65);
  });

  it('R-ENT-38 starts at a segment the address names', async () => {
    history.replaceState(null, '', '/productions/p#segment-s2');
    show();
    expect(await screen.findByRole('button', { name: 'Play from 0:30' })).toBeInTheDocument();
  });
});

describe('playing', () => {
  it('asks for a grant and hands it to the player', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await screen.findByTestId('core');
    expect(mockAsk).toHaveBeenCalledTimes(1);
    expect(mockAsk).toHaveBeenCalledWith('p', null, undefined);
    expect(screen.getByTestId('core').closest('[inert]')).toBeNull();
    expect(mockShown).toHaveBeenLastCalledWith(
      expect.objectContaining({ grant, chapters: recording.segments }),
    );
  });

  it('asks with the press itself, before anything is drawn for it', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Play' });
    await act(async () => {
      button.click();
      expect(mockAsk).toHaveBeenCalledTimes(1);
      await Promise.resolve();
    });
    await screen.findByTestId('core');
  });

  it('R-ENT-26 hands over no chapters where the outline is hidden', async () => {
    show({ recording: { ...recording, outline: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await screen.findByTestId('core');
    expect(mockShown).toHaveBeenLastCalledWith(expect.objectContaining({ chapters: [] }));
  });

  it('R-ENT-38 a chapter pressed starts at its beginning', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: /The answer/ }));
    await screen.findByTestId('core');
    expect(usePlaybackStore.getState()).toMatchObject({ from: 30, seek: { seconds: 30 } });
    expect(location.hash).toBe('#segment-s2');
  });

  it('keeps the place on this device for viewers without an account', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await screen.findByTestId('core');
    const [props] = mockShown.mock.lastCall as [PlayerCoreProps];
    act(() => {
      props.onPosition(42.7, 600, true);
    });
    expect(JSON.parse(localStorage.getItem('dt.resume') ?? '[]')).toMatchObject([
      { itemId: 'p', seconds: 42 },
    ]);
  });

  it('offers the next step at the end, and starts nothing by itself', async () => {
    const { id, type, slug, name } = itemPage({ id: 'n', slug: 'next-one', name: 'The next one' });
    const card = {
      id,
      type,
      slug,
      name,
      subType: null,
      image: null,
      shortIntroduction: '',
      date: null,
      media: null,
      hasAdultThemes: false,
    };
    show({ next: { card, why: 'Next in Soliloquies' } });
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await screen.findByTestId('core');
    act(() => {
      usePlaybackStore.getState().send({ type: 'ended' });
    });
    expect(screen.getByRole('status')).toHaveTextContent('Next in Soliloquies');
    expect(screen.getByRole('link', { name: 'The next one' })).toHaveAttribute(
      'href',
      '/productions/next-one',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(screen.queryByText('Next in Soliloquies')).not.toBeInTheDocument();
    expect(usePlaybackStore.getState().seek?.seconds).toBe(0);
  });
});

it.each(['Play again', 'Close'])('%s at the end leaves the focus on the player', async (name) => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await screen.findByTestId('core');
  act(() => {
    usePlaybackStore.getState().send({ type: 'ended' });
  });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByText('The end')).not.toBeInTheDocument();
  expect(screen.getByTestId('core')).toHaveFocus();
});

describe('guidance', () => {
  const guidance = { ...itemPage().guidance, hasAdultThemes: true, healthGuidance: ['Flashing lights'] };

  it('is said before the first frame and accepted with the play button', async () => {
    show({ guidance });
    expect(screen.getByText(/adult themes/)).toBeInTheDocument();
    expect(screen.getByText(/Flashing lights/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I understand – play' }));
    await screen.findByTestId('core');
  });

  it('is accepted once per item', async () => {
    localStorage.setItem('dt.guidance.p', 'true');
    show({ guidance });
    expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(screen.getByText('Guidance: Adult themes, Flashing lights')).toBeInTheDocument();
  });

  it('is not passed over by pressing a chapter', async () => {
    show({ guidance });
    await userEvent.click(screen.getByRole('link', { name: /The answer/ }));
    expect(mockAsk).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'I understand – play from 0:30' })).toBeInTheDocument();
  });
});

describe('what can go wrong', () => {
  it.each([
    ['SUBSCRIPTION_EXPIRED', 'Your subscription has ended', false],
    ['UNAVAILABLE', 'The recording cannot be reached', true],
    ['OFFLINE', 'You are offline', true],
    ['NOT_FOUND', 'No longer available', false],
  ])('%s is said, with another try where it may help', async (failure, title, retry) => {
    mockAsk.mockResolvedValue({ granted: false, failure });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(retry);
  });

  it('another try asks again, and leaves the focus on the player', async () => {
    mockAsk.mockResolvedValueOnce({ granted: false, failure: 'UNAVAILABLE' });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByTestId('core')).toHaveFocus());
    expect(mockAsk).toHaveBeenCalledTimes(2);
  });

  it('goes on by itself when the connection is back', async () => {
    mockAsk.mockResolvedValueOnce({ granted: false, failure: 'OFFLINE' });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await screen.findByRole('alert');
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await screen.findByTestId('core');
  });

  it('an ended session leads to sign-in and back here', async () => {
    mockAsk.mockResolvedValue({ granted: false, failure: 'SIGN_IN_REQUIRED' });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?return=%2Fproductions%2Fp',
    );
  });

  it('an answer for an item that was left is not taken', async () => {
    let answer: (value: unknown) => void = () => undefined;
    mockAsk.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => {
      expect(mockAsk).toHaveBeenCalled();
    });
    act(() => {
      usePlaybackStore.getState().open('another');
    });
    await act(async () => {
      answer({ granted: true, grant });
      await Promise.resolve();
    });
    expect(usePlaybackStore.getState()).toMatchObject({ itemId: 'another', status: 'idle', grant: null });
  });
});

it('R-OPEN-10 without entitlement there is a notice and no player', () => {
  show({}, anonymous);
  expect(screen.getByText('Sign in to play or read')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
});
