/** Where the focus is after a skip. The player's own state needs a browser's media: here it is given. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimedGuidance } from '@/components/player/guidance/TimedGuidance';

const mockSeek = jest.fn();
jest.mock('@vidstack/react', () => ({
  useMediaPlayer: () => null,
  useMediaRemote: () => ({ seek: mockSeek }),
  useMediaState: () => 50,
}));

it('a skip that is pressed leaves the focus on the player, whose keys work on', async () => {
  render(
    <div data-media="p">
      <div data-testid="core" data-media-player tabIndex={-1}>
        <TimedGuidance spans={[{ kind: 'Loud noises', start: 51, end: 57 }]} />
      </div>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Skip it' }));
  expect(mockSeek).toHaveBeenCalledWith(57);
  expect(screen.getByTestId('core')).toHaveFocus();
});
