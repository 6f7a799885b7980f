/** When a recording is waited for. The player's own state needs a browser's media: here it is given. */
import { act, render, screen } from '@testing-library/react';
import { WaitingSign } from '@/components/player/controls/WaitingSign';

type State = Record<'canPlay' | 'waiting' | 'seeking' | 'paused' | 'started', boolean>;
const plays: State = { canPlay: true, waiting: false, seeking: false, paused: false, started: true };
let mockState = plays;
jest.mock('@vidstack/react', () => ({ useMediaState: (name: keyof State) => mockState[name] }));

const shown = (container: HTMLElement) => container.querySelector('[data-on]') !== null;
const show = (change: Partial<State>) => {
  mockState = { ...plays, ...change };
  return render(<WaitingSign />);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each<[string, Partial<State>, boolean]>([
  ['before it is open', { canPlay: false, paused: true, started: false }, true],
  ['between its playlist and its first picture', { started: false }, true],
  ['while a place is sought', { seeking: true }, true],
  ['while it stalls', { waiting: true }, true],
  ['while it plays', {}, false],
  ['paused before its first picture', { paused: true, started: false }, false],
])('%s', (_when, change, isWaiting) => {
  expect(shown(show(change).container)).toBe(isWaiting);
});

it('is said once it is long, in a region that was there before', () => {
  const { rerender } = show({ started: false });
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(2_000));
  expect(region).toHaveTextContent('Loading…');
  mockState = plays;
  rerender(<WaitingSign />);
  expect(region).toBeEmptyDOMElement();
});
