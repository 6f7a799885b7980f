/** A link follows a plain press through the router and leaves every other press to the browser. */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { Link } from '@/components/ui/navigation/Link';

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn(() => Promise.resolve()) };

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(Router, { router });
});

/** Presses the link, and says whether the browser would have followed it itself. */
function press(held: Partial<MouseEventInit> = {}) {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, { button: 0, ...held });
  // The page of a test cannot leave: what the link did not take is taken here, last.
  const isTaken = new Promise<boolean>((resolve) => {
    addEventListener(
      'click',
      (seen) => {
        resolve(seen.defaultPrevented);
        seen.preventDefault();
      },
      { once: true },
    );
  });
  fireEvent(link, event);
  return isTaken.then((taken) => !taken);
}

it('a plain press goes to the page without leaving this one, and to its top', async () => {
  render(<Link href="/guides?q=lear">Guides</Link>);
  await expect(press()).resolves.toBe(false);
  expect(router.push).toHaveBeenCalledWith('/guides?q=lear', undefined, { scroll: true });
});

it('a change of the address alone says so, and may take the place of this one', async () => {
  render(
    <Link href="?view=list" shallow scroll={false} replace>
      List
    </Link>,
  );
  await expect(press()).resolves.toBe(false);
  expect(router.replace).toHaveBeenCalledWith('?view=list', undefined, { shallow: true, scroll: false });
  expect(router.push).not.toHaveBeenCalled();
});

it.each([
  ['control', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['shift', { shiftKey: true }],
  ['alt', { altKey: true }],
  ['another button', { button: 1 }],
])('a press with %s is the browser’s own', async (_name, held) => {
  render(<Link href="/guides">Guides</Link>);
  await expect(press(held)).resolves.toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

it.each([
  ['another site', { href: 'https://elsewhere.example/guides' }],
  ['a letter', { href: 'mailto:desk@library.example' }],
  ['another window', { href: '/guides', target: '_blank' }],
  ['a download', { href: '/guides', download: true }],
])('a link to %s is the browser’s own', async (_name, given) => {
  render(<Link {...given}>Elsewhere</Link>);
  await expect(press()).resolves.toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

it('whoever takes the press for themselves keeps it', async () => {
  render(
    <Link href="/sign-in" onClick={(event) => event.preventDefault()}>
      Sign in
    </Link>,
  );
  await expect(press()).resolves.toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

it('a pointer fetches the page’s script, of this site alone, and a failure is nobody’s', async () => {
  router.prefetch.mockRejectedValueOnce(new Error('no connection'));
  const { rerender } = render(<Link href="/guides?q=lear#top">Guides</Link>);
  fireEvent.mouseEnter(screen.getByRole('link'));
  expect(router.prefetch).toHaveBeenCalledWith('/guides?q=lear', undefined, { priority: true });
  rerender(<Link href="https://elsewhere.example/">Elsewhere</Link>);
  fireEvent.mouseEnter(screen.getByRole('link'));
  fireEvent.touchStart(screen.getByRole('link'));
  await Promise.resolve();
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});
