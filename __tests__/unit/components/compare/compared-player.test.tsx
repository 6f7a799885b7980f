/** Each side of a comparison announces and skips what its recording warns of. A real player needs a browser's media. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ComparedPlayer } from '@/components/compare/ComparedPlayer';
import type { Compared } from '@/components/compare/use-compared';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { cardOf } from '@/lib/domain/catalogue/card';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { contentItem } from '@/__tests__/support/content/item';
import { renderPage } from '@/__tests__/support/in-browser/product';

const mockSeek = jest.fn();
jest.mock('@vidstack/react', () => ({
  MediaPlayer: ({ children }: { children: ReactNode }) => (
    <div data-testid="player" data-media-player tabIndex={-1}>
      {children}
    </div>
  ),
  MediaProvider: () => null,
  useMediaPlayer: () => null,
  useMediaRemote: () => ({ seek: mockSeek }),
  useMediaState: () => 45,
}));
jest.mock('@/components/player/source/player-source', () => ({
  sourceOf: () => [],
  isPlaceholder: () => false,
}));
jest.mock('@/lib/browser/steady-hls', () => ({}));
jest.mock('@/components/player/controls/PlayerControls', () => ({ PlayerControls: () => null }));
jest.mock('@/components/player/captions/CaptionsLayer', () => ({ CaptionsLayer: () => null }));

it('what comes is announced ten seconds ahead, and a skip is told with its length and leaves the focus in the player', async () => {
  const guidance = [{ kind: 'Loud noises', start: 51, end: 57 }];
  const item = cardOf(contentItem({ media: { type: 'video', assetId: 'a', durationMinutes: 2, guidance } }));
  const grant = { type: 'video', captions: [] } as unknown as PlaybackGrant;
  const playback = { ...idlePlayback, status: 'ready', grant } as const;
  const compared = {
    item,
    playback,
    setPlayer: () => undefined,
    send: () => undefined,
  } as unknown as Compared;
  const onSkip = jest.fn();
  renderPage(
    <ComparedPlayer
      place="First"
      compared={compared}
      seconds={0}
      hasSound
      onPlaying={() => undefined}
      onSkip={onSkip}
    />,
    '/compare',
  );
  expect(screen.getByText('Soon: Loud noises')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skip it' }));
  expect(mockSeek).toHaveBeenCalledWith(57);
  expect(onSkip).toHaveBeenCalledWith(12);
  expect(screen.getByTestId('player')).toHaveFocus();
});
