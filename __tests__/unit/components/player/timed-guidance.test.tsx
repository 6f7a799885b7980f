/** Where the focus is after a skip, and who hears of it. The player's own state needs a browser's media: here it is given. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimedGuidance } from '@/components/player/guidance/TimedGuidance';
import { rememberPlayer } from '@/lib/browser/player-memory';

const mockSeek = jest.fn();
let mockMoved: (state: { currentTime: number }) => void = () => undefined;
const mockPlayer = {
  currentTime: 51.5,
  subscribe: (listener: typeof mockMoved) => {
    mockMoved = listener;
    return () => undefined;
  },
};
jest.mock('@vidstack/react', () => ({
  useMediaPlayer: () => mockPlayer,
  useMediaRemote: () => ({ seek: mockSeek }),
  useMediaState: () => 50,
}));

const spans = [{ kind: 'Loud noises', start: 51, end: 57 }];

it('a skip that is pressed leaves the focus on the player, whose keys work on', async () => {
  const onSkip = jest.fn();
  render(
    <div data-media="p">
      <div data-testid="core" data-media-player tabIndex={-1}>
        <TimedGuidance spans={spans} onSkip={onSkip} />
      </div>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Skip it' }));
  expect(mockSeek).toHaveBeenCalledWith(57);
  expect(onSkip).toHaveBeenCalledWith(7);
  expect(screen.getByTestId('core')).toHaveFocus();
});

it('who chose to skip what is warned of is led past it, and says how far before the player moves', () => {
  rememberPlayer({ skipsGuided: true });
  const onSkip = jest.fn(() => expect(mockPlayer.currentTime).toBe(51.5));
  render(<TimedGuidance spans={spans} onSkip={onSkip} />);
  act(() => mockMoved({ currentTime: 51.5 }));
  expect(onSkip).toHaveBeenCalledWith(5.5);
  expect(mockPlayer.currentTime).toBe(57);
  expect(screen.getByRole('status')).toHaveTextContent('Skipped: Loud noises');
});

it.each([
  ['the player is rendered again', () => undefined],
  ['skipping is switched off', () => act(() => rememberPlayer({ skipsGuided: false }))],
])('what was skipped is said for four seconds, also when %s meanwhile', (_what, meanwhile) => {
  jest.useFakeTimers();
  rememberPlayer({ skipsGuided: true });
  const { rerender } = render(<TimedGuidance spans={spans} />);
  act(() => mockMoved({ currentTime: 51.5 }));
  act(() => jest.advanceTimersByTime(3_000));
  rerender(<TimedGuidance spans={[...spans]} />);
  meanwhile();
  expect(screen.getByRole('status')).toHaveTextContent('Skipped: Loud noises');
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText('Skipped: Loud noises')).toBeNull();
  jest.useRealTimers();
});
