import { act, renderHook } from '@testing-library/react';
import { useUnseen } from '@/components/home/use-unseen';

/** An IntersectionObserver that sees what the test says. */
function observer() {
  const seen: { callback: IntersectionObserverCallback | null } = { callback: null };
  class Watching {
    constructor(callback: IntersectionObserverCallback) {
      seen.callback = callback;
    }
    observe() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver = Watching as unknown as typeof IntersectionObserver;
  return (...states: boolean[]) =>
    act(() =>
      seen.callback?.(
        states.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
        {} as IntersectionObserver,
      ),
    );
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

it('is true while the place is out of view, and no longer when it has come back', () => {
  const see = observer();
  const place = { current: document.createElement('span') };
  const { result } = renderHook(() => useUnseen(place));
  expect(result.current).toBe(false);
  see(false);
  expect(result.current).toBe(true);
  // Scrolled past and back before the row came: inserting it now would move what is read.
  see(false, true);
  expect(result.current).toBe(false);
});

it('is true where a browser cannot tell', () => {
  const { result } = renderHook(() => useUnseen({ current: document.createElement('span') }));
  expect(result.current).toBe(true);
});
