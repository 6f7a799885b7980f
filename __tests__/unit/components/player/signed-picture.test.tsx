/** The signed version beside a clip. The player's own state needs a browser's media: here it is given. */
import { render, screen } from '@testing-library/react';
import { SignedPicture } from '@/components/player/grant/SignedPicture';

/** A clip from second 60, five seconds in: Vidstack's `currentTime` begins at the start of the clip. */
const mockState: Record<string, unknown> = {
  currentTime: 5,
  realCurrentTime: 65,
  playbackRate: 1,
  paused: true,
  waiting: false,
};
jest.mock('@vidstack/react', () => ({ useMediaState: (name: string) => mockState[name] }));
jest.mock('@/hooks/use-hls', () => ({ useHls: () => undefined }));

it('shows the moment of the recording that the clip is at', () => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const seek = jest.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
  const version = { lang: 'bfi', label: 'British Sign Language', hls: 'https://media.test/v/2/master.m3u8' };
  render(<SignedPicture version={version} place="beside" />);
  expect(screen.getByLabelText('British Sign Language')).toBeInTheDocument();
  expect(seek.mock.calls).toEqual([[65]]);
});
