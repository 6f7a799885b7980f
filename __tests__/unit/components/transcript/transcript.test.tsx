import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render as renderPlain, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { TranscriptPanel } from '@/components/transcript/TranscriptPanel';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';
import { permitted, anonymous } from '@/__tests__/support/content/item-page';
import { signedIn } from '@/__tests__/support/in-browser/product';

const FILE = `WEBVTT

00:01.000 --> 00:02.000
<v Hamlet>To be,

00:03.000 --> 00:04.000
<v Hamlet>or not to be
`;
const english = { kind: 'captions', lang: 'en', label: 'English', url: 'https://media.test/c.vtt' };
const grant = { captions: [english] };
const mockAsk = jest.fn();
const mockCaptions = jest.fn();
jest.mock('@/lib/clients/grants', () => ({
  requestPlaybackGrant: (...call: unknown[]) => mockAsk(...call) as unknown,
  fetchCaptions: (...call: unknown[]) => mockCaptions(...call) as unknown,
}));

beforeEach(() => {
  Element.prototype.scrollTo = jest.fn() as typeof Element.prototype.scrollTo;
  usePlaybackStore.setState({ ...idlePlayback, itemId: 'p', seek: null });
  mockAsk.mockReset().mockResolvedValue({ granted: true, grant });
  mockCaptions.mockReset().mockResolvedValue(FILE);
});

const render = (panel: ReactElement) =>
  renderPlain(<QueryClientProvider client={new QueryClient()}>{panel}</QueryClientProvider>);

async function open() {
  render(<TranscriptPanel itemId="p" name="Hamlet" access={permitted} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show the transcript' }));
  await screen.findByRole('region', { name: 'Transcript of Hamlet' });
}

describe('the transcript', () => {
  it('is fetched when somebody asks for it, without playing', async () => {
    await open();
    expect(screen.getByText('or not to be')).toBeInTheDocument();
    expect(screen.getAllByText('Hamlet')).toHaveLength(1);
    expect(usePlaybackStore.getState().status).toBe('idle');
  });

  it('is open where a search found words, at the place that was chosen', async () => {
    history.replaceState(null, '', '/productions/p?t=3#said=be');
    render(<TranscriptPanel itemId="p" name="Hamlet" access={permitted} />);
    expect(await screen.findByRole('searchbox')).toHaveValue('be');
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
    history.replaceState(null, '', '/');
  });

  it('stays closed there for whoever may not read it', () => {
    history.replaceState(null, '', '/productions/p?t=3#said=be');
    render(<TranscriptPanel itemId="p" name="Hamlet" access={anonymous} />);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(mockAsk).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  it('is read in each of its languages, written as they are written', async () => {
    const text = (lang: string, label: string) => ({
      ...english,
      lang,
      label,
      url: `https://media.test/${lang}.vtt`,
    });
    const captions = [text('cy', 'Cymraeg'), text('fr', 'Français'), text('ar', 'العربية')];
    mockAsk.mockResolvedValue({ granted: true, grant: { captions } });
    await open();
    const language = screen.getByRole('combobox', { name: 'Language' });
    expect(language).toHaveValue('cy');
    mockCaptions.mockResolvedValue('WEBVTT\n\n00:01.000 --> 00:02.000\nأكون أو لا أكون\n');
    await userEvent.selectOptions(language, 'العربية');
    const line = await screen.findByText('أكون أو لا أكون');
    expect(mockCaptions).toHaveBeenLastCalledWith('https://media.test/ar.vtt');
    expect(line.closest('[lang]')).toHaveAttribute('lang', 'ar');
    expect(line.closest('[dir]')).toHaveAttribute('dir', 'auto');
  });

  it('says in the player’s words that the recording cannot be reached, and says it once', () => {
    usePlaybackStore.setState({
      ...idlePlayback,
      itemId: 'p',
      seek: null,
      status: 'failed',
      failure: 'UNAVAILABLE',
    });
    render(<TranscriptPanel itemId="p" name="Hamlet" access={permitted} />);
    expect(screen.getByText(/^The recording cannot be reached\./)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads from a line into the recording', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Play from 0:03' }));
    expect(usePlaybackStore.getState().seek?.seconds).toBe(3);
  });

  it('marks the line that is spoken', async () => {
    await open();
    act(() => {
      usePlaybackStore.setState({ status: 'ready', seconds: 3.5 });
    });
    expect(screen.getByText('or not to be').closest('[data-line]')).toHaveAttribute('aria-current', 'true');
  });

  it('scrolls with the recording, but not while a note is written or the keyboard is in it', async () => {
    const scrolled = () => jest.mocked(Element.prototype.scrollTo).mock.calls.length;
    const at = (seconds: number) => act(() => usePlaybackStore.setState({ status: 'ready', seconds }));
    signedIn();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Write a note at 0:01' }));
    await userEvent.keyboard('Louder');
    screen.getByRole('searchbox').focus();
    const before = scrolled();
    at(3.5);
    expect(scrolled()).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    screen.getByRole('searchbox').focus();
    at(1.5);
    expect(scrolled()).toBe(before + 1);
    screen.getByRole('button', { name: 'Play from 0:01' }).focus();
    at(3.5);
    expect(scrolled()).toBe(before + 1);
  });

  it('finds words and counts the places', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), 'BE');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'Next match' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2');
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search in the transcript' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), 'ghost');
    expect(screen.getByRole('status')).toHaveTextContent('Not found');
  });

  it('counts the places anew in another language', async () => {
    const french = { ...english, lang: 'fr', label: 'Français', url: 'https://media.test/fr.vtt' };
    mockAsk.mockResolvedValue({ granted: true, grant: { captions: [english, french] } });
    await open();
    await userEvent.type(screen.getByRole('searchbox'), 'be');
    await userEvent.click(screen.getByRole('button', { name: 'Next match' }));
    mockCaptions.mockResolvedValue('WEBVTT\n\n00:01.000 --> 00:02.000\nBelle nuit\n');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    expect(await screen.findByText('1 of 1')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Transcript of Hamlet' })).toHaveTextContent('Belle nuit');
  });

  it('says why there is none, and tries again', async () => {
    mockCaptions.mockResolvedValueOnce(null);
    render(<TranscriptPanel itemId="p" name="Hamlet" access={permitted} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show the transcript' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Transcript of Hamlet' });
  });

  it('shows the first lines, and no more, to whoever may not play', () => {
    const opening = [
      { start: 1, end: 2, speaker: 'Hamlet', text: 'To be,' },
      { start: 3, end: 4, speaker: 'Hamlet', text: 'or not to be' },
    ];
    render(<TranscriptPanel itemId="p" name="Hamlet" access={{ ...anonymous, opening }} />);
    expect(screen.getByText('or not to be')).toBeInTheDocument();
    expect(screen.getAllByText('Hamlet')).toHaveLength(1);
    expect(screen.getByText(/The full transcript opens/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(mockAsk).not.toHaveBeenCalled();
  });

  it('asks for nothing where the viewer may not play', () => {
    render(<TranscriptPanel itemId="p" name="Hamlet" access={anonymous} />);
    expect(screen.getByText(/opens when you play/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(mockAsk).not.toHaveBeenCalled();
  });
});
