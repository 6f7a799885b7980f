/** Which picture size is ticked. The player's own state needs a browser's media: here it is given. */
import { fireEvent, render, screen } from '@testing-library/react';
import { SettingsMenu } from '@/components/player/controls/SettingsMenu';

const sizes = [
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
];
let isAuto = true;

jest.mock('@/components/player/controls/PlayerMenu', () => ({
  PlayerMenu: ({ children }: { children: React.ReactNode }) => <div role="menu">{children}</div>,
}));
jest.mock('@vidstack/react', () => {
  // As the library answers: the size that plays is selected, also while it was chosen automatically.
  const options = () => [
    { value: 'auto', quality: null, selected: isAuto, select: jest.fn() },
    ...sizes.map((quality, index) => ({
      value: `${quality.height}`,
      quality,
      selected: index === 0,
      select: jest.fn(),
    })),
  ];
  return {
    useVideoQualityOptions: options,
    usePlaybackRateOptions: () => [],
    useAudioOptions: () => [],
  };
});

const ticked = () =>
  screen.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent);

it.each([
  [true, 'Auto (720p)'],
  [false, 'High 720p'],
])('only the choice is ticked, automatic: %p', (automatic, name) => {
  isAuto = automatic;
  render(<SettingsMenu />);
  expect(ticked()).toEqual([name]);
});

it('a chosen size says nothing beside Auto', () => {
  isAuto = false;
  render(<SettingsMenu />);
  expect(screen.getByRole('menuitemradio', { name: 'Auto' })).not.toBeChecked();
});

it('leads to the keys of the player, where it has keys', () => {
  const onHelp = jest.fn();
  const { rerender } = render(<SettingsMenu onHelp={onHelp} />);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Keys of the player' }));
  expect(onHelp).toHaveBeenCalledTimes(1);
  rerender(<SettingsMenu />);
  expect(screen.queryByRole('menuitem')).toBeNull();
});
