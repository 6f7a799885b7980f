/** Where the focus is after a navigation. */
import { act, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useFocusRestoration } from '@/components/shell/navigation/use-focus-restoration';
import { MAIN_ID } from '@/lib/contracts/site';

const listeners = new Map<string, () => void>();
const events = { on: (name: string, run: () => void) => listeners.set(name, run), off: () => undefined };

function Page({ name }: { name: string }) {
  useFocusRestoration();
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <button key={name}>{name}</button>
      <button>Stays</button>
    </main>
  );
}

const page = (name: string) => (
  <RouterContext.Provider value={{ events } as unknown as NextRouter}>
    <Page name={name} />
  </RouterContext.Provider>
);

/** The page of another address is rendered. */
function arrive(at: string, rendered: () => void) {
  act(() => listeners.get('routeChangeStart')?.());
  history.pushState({ key: at }, '', at);
  rendered();
  act(() => listeners.get('routeChangeComplete')?.());
}

beforeEach(() => history.replaceState({ key: 'start' }, '', '/compare'));

it('within a page it stays where it is, and moves to the main part if what had it is gone', () => {
  const { rerender } = render(page('Change'));
  const stays = screen.getByRole('button', { name: 'Stays' });
  stays.focus();
  arrive('/compare?a=x', () => rerender(page('Change')));
  expect(stays).toHaveFocus();
  screen.getByRole('button', { name: 'Change' }).focus();
  arrive('/compare?b=y', () => rerender(page('Choose')));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('within a page nothing gets it if nothing had it', () => {
  const { rerender } = render(page('Change'));
  arrive('/compare', () => rerender(page('Change')));
  expect(document.body).toHaveFocus();
});

it('on another page it is at the main part', () => {
  const { rerender } = render(page('Next'));
  screen.getByRole('button', { name: 'Stays' }).focus();
  arrive('/guides', () => rerender(page('Next')));
  expect(screen.getByRole('main')).toHaveFocus();
});
