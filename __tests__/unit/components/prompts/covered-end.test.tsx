/** Room for what lies over the end of the window, and the focus that must not end up under it. */
import { act, render, screen } from '@testing-library/react';
import { NotificationSlot } from '@/components/shell/slots';
import { useCoveredEnd } from '@/components/prompts/use-covered-end';

let resized: () => void;
const stopped = jest.fn();

beforeEach(() => {
  stopped.mockReset();
  globalThis.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resized = () => listener([], this);
    }
    observe() {}
    unobserve() {}
    disconnect = stopped;
  };
});

function Measured() {
  useCoveredEnd();
  return null;
}

const covered = () => document.body.style.getPropertyValue('--covered-end');

/** The place grows to `height` px over a window of 600. */
function grow(height: number, position: 'fixed' | 'relative' = 'fixed') {
  const place = document.querySelector<HTMLElement>('[data-notification-area="bottom"]')!;
  place.style.position = position;
  Object.defineProperty(place, 'offsetHeight', { value: height, configurable: true });
  place.getBoundingClientRect = () => ({ top: 600 - height, bottom: 600, left: 0, right: 400 }) as DOMRect;
  act(resized);
}

function show() {
  const view = render(
    <>
      <button>On the page</button>
      <NotificationSlot area="bottom" />
      <Measured />
    </>,
  );
  const button = screen.getByRole('button');
  button.getBoundingClientRect = () => ({ top: 500, bottom: 540, left: 0, right: 100 }) as DOMRect;
  const scrolled = jest.fn();
  button.scrollIntoView = scrolled;
  return { view, button, scrolled };
}

it('the page knows how much is covered while anything is', () => {
  const { view } = show();
  grow(60);
  expect(covered()).toBe('60px');
  grow(140);
  expect(covered()).toBe('140px');
  view.unmount();
  expect(covered()).toBe('');
  expect(stopped).toHaveBeenCalledTimes(1);
});

it('what has the focus is brought out when something comes to lie over it', () => {
  const { button, scrolled } = show();
  grow(140);
  expect(scrolled).not.toHaveBeenCalled();
  button.focus();
  grow(50);
  expect(scrolled).not.toHaveBeenCalled();
  grow(140);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});

it('a place that stands in the page covers nothing', () => {
  const { button, scrolled } = show();
  button.focus();
  grow(140, 'relative');
  expect(covered()).toBe('');
  expect(scrolled).not.toHaveBeenCalled();
});
