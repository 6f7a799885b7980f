/** The signed version beside a film. The player's own state needs a browser's media: here it is given. */
import { act, render, screen } from '@testing-library/react';
import { askForGrant } from '@/components/player/grant/ask-for-grant';
import { placeholderGrant } from '@/components/player/grant/placeholder-grant';
import { SignedPicture } from '@/components/player/sign-language/SignedPicture';
import { useHls } from '@/hooks/use-hls';
import { usePlaybackStore } from '@/stores/playback';

/** A clip from second 60, five seconds in: Vidstack's `currentTime` begins at the start of the clip. */
const mockState: Record<string, unknown> = {
  currentTime: 5, realCurrentTime: 65, playbackRate: 1, paused: true, waiting: false,
}; // prettier-ignore
jest.mock('@vidstack/react', () => ({ useMediaState: (name: string) => mockState[name] }));
jest.mock('@/hooks/use-hls', () => ({ useHls: jest.fn() }));
jest.mock('@/components/player/grant/ask-for-grant', () => ({ askForGrant: jest.fn() }));

const address = (signature: number) => `https://media.test/v/${signature}/master.m3u8`;
const versionAt = (signature: number) => ({
  lang: 'bfi', label: 'British Sign Language', hls: address(signature),
}); // prettier-ignore
const asked = { contentId: 'p', class: { key: 'k', entryId: 'e' } };
const pictureOf = (signature: number) => (
  <SignedPicture version={versionAt(signature)} place="beside" asked={asked} />
);

const lastCall = () => jest.mocked(useHls).mock.lastCall;
/** What is played now, and that it breaks. */
const played = () => (screen.queryByLabelText('British Sign Language') ? lastCall()?.[1] : null);
const breaks = () => act(async () => lastCall()?.[2]?.());
const grants = (signature: number) =>
  jest.mocked(askForGrant).mockResolvedValueOnce({
    type: 'granted',
    grant: { ...placeholderGrant('p', 'video'), hls: 'constant', signed: [versionAt(signature)] },
  });

let play: jest.SpyInstance;
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(askForGrant).mockReset();
  mockState['paused'] = true;
});

it('shows the moment of the recording that the clip is at', () => {
  const seek = jest.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
  render(pictureOf(2));
  expect(screen.getByLabelText('British Sign Language')).toBeInTheDocument();
  expect(seek.mock.calls).toEqual([[65]]);
});

describe('a signed version that breaks', () => {
  it('asks for a new grant as the film did, and plays on from it; the film is left alone', async () => {
    mockState['paused'] = false;
    const film = usePlaybackStore.getState();
    const seek = jest.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
    grants(2);
    render(pictureOf(1));
    expect(played()).toBe(address(1));
    await breaks();
    expect(jest.mocked(askForGrant).mock.calls).toEqual([['p', asked.class]]);
    expect(played()).toBe(address(2));
    expect(seek.mock.calls).toEqual([[65], [65]]);
    expect(play).toHaveBeenCalledTimes(2);
    expect(usePlaybackStore.getState()).toBe(film);
  });

  it('asks once, however many of its files are refused', async () => {
    jest.mocked(askForGrant).mockReturnValue(new Promise(() => undefined));
    render(pictureOf(1));
    await breaks();
    await breaks();
    expect(askForGrant).toHaveBeenCalledTimes(1);
    expect(played()).toBe(address(1));
  });

  it('says so where the new addresses are refused too, until the film has a new grant', async () => {
    grants(2);
    const { rerender } = render(pictureOf(1));
    await breaks();
    await breaks();
    expect(played()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('The signed version cannot be shown now.');
    expect(askForGrant).toHaveBeenCalledTimes(1);
    rerender(pictureOf(3));
    expect(played()).toBe(address(3));
  });

  it('asks again when it comes later', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    grants(2);
    grants(3);
    render(pictureOf(1));
    await breaks();
    now.mockReturnValue(61_000);
    await breaks();
    expect(played()).toBe(address(3));
  });

  it.each([
    ['the same address', () => grants(1)],
    ['no signed version', () => jest.mocked(askForGrant).mockResolvedValueOnce({
      type: 'granted', grant: placeholderGrant('p', 'video'),
    })],
    ['a refusal', () => jest.mocked(askForGrant).mockResolvedValueOnce({
      type: 'refused', failure: 'BUSY',
    })],
  ])('says so where the answer is %s', async (_what, answers) => {
    answers();
    render(pictureOf(1));
    await breaks();
    expect(played()).toBeNull();
    expect(screen.getByRole('status')).toBeInTheDocument();
  }); // prettier-ignore

  it('is not given an answer that comes after the film’s own new grant', async () => {
    let answer: (value: Awaited<ReturnType<typeof askForGrant>>) => void = () => undefined;
    jest.mocked(askForGrant).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { rerender } = render(pictureOf(1));
    await breaks();
    rerender(pictureOf(3));
    await act(async () => answer({ type: 'refused', failure: 'BUSY' }));
    expect(played()).toBe(address(3));
  });
});

it('plays on when its video can play again, as after a fault that was recovered from', () => {
  mockState['paused'] = false;
  render(pictureOf(1));
  const video = screen.getByLabelText('British Sign Language');
  act(() => void video.dispatchEvent(new Event('canplay')));
  expect(play).toHaveBeenCalledTimes(2);
});
