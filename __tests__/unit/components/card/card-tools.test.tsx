/** The tools of a card that nobody has come near are not there yet. */
import { act, screen } from '@testing-library/react';
import { CardTools } from '@/components/card/CardTools';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

productInBrowser();
const watched: { see: IntersectionObserverCallback; options: IntersectionObserverInit | undefined }[] = [];
const left = jest.fn();

beforeEach(() => {
  signedIn();
  globalThis.IntersectionObserver = class {
    constructor(see: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      watched.push({ see, options });
    }
    observe() {}
    disconnect = left;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const see = (isIntersecting: boolean) =>
  act(() =>
    watched.at(-1)?.see([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
  );

it('they come within a screen of being seen, and stay', () => {
  renderPage(<CardTools contentId="h" name="Hamlet" />);
  see(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(watched.at(-1)?.options).toEqual({ rootMargin: '100%' });
  see(true);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add Hamlet to a list',
    'Bookmark Hamlet',
  ]);
  expect(left).toHaveBeenCalled();
});
