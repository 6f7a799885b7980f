/** What a key has set is said for a moment, each time it is pressed. */
import { act, render, screen } from '@testing-library/react';
import { KeyNotice } from '@/components/player/overlay/KeyNotice';

const state: Record<string, unknown> = {};
jest.mock('@vidstack/react', () => ({ useMediaState: (name: string) => state[name] }));

const pressed = (action: string, then: Record<string, unknown> = {}) =>
  Object.assign(state, then, { lastKeyboardAction: { action } });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(state, {
    playbackRate: 1,
    volume: 0.5,
    muted: false,
    textTrack: null,
    lastKeyboardAction: null,
  });
});
afterEach(() => jest.useRealTimers());

it('says the speed, the sound and the captions, and then no more', () => {
  const { rerender } = render(<KeyNotice />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const steps = [
    ['speedUp', { playbackRate: 1.25 }, 'Speed 1.25×'],
    ['slowDown', { playbackRate: 1 }, 'Speed 1×'],
    ['volumeDown', { volume: 0.449 }, 'Volume 45 %'],
    ['toggleMuted', { muted: true }, 'Sound off'],
    ['toggleMuted', { muted: false }, 'Sound on'],
    ['toggleCaptions', { textTrack: {} }, 'Captions on'],
    ['toggleCaptions', { textTrack: null }, 'Captions off'],
  ] as const;
  for (const [action, then, words] of steps) {
    pressed(action, then);
    rerender(<KeyNotice />);
    expect(status).toHaveTextContent(words);
  }
  act(() => jest.advanceTimersByTime(1_500));
  expect(status).toBeEmptyDOMElement();
});

it('the same key again is said again; what the picture shows is not said', () => {
  const { rerender } = render(<KeyNotice />);
  const status = screen.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    pressed('speedUp', { playbackRate: 2 });
    rerender(<KeyNotice />);
    expect(status).toHaveTextContent('Speed 2×');
    act(() => jest.advanceTimersByTime(1_500));
    expect(status).toBeEmptyDOMElement();
  }
  pressed('seekForward');
  rerender(<KeyNotice />);
  expect(status).toBeEmptyDOMElement();
});
