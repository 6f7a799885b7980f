import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemScreen } from '@/components/item/ItemScreen';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { useSessionStore } from '@/stores/session';
import { usePlaybackStore } from '@/stores/playback';
import { FakeRouterProvider, type FakeRouter } from '@/__tests__/support/in-browser/fake-router';
import { itemPage, permitted, recording } from '@/__tests__/support/content/item-page';

let router: FakeRouter;

function show(address: string, given: Partial<ItemPage> = { recording }, route = '/[listing]/[slug]') {
  return render(
    <FakeRouterProvider
      address={address}
      route={route}
      onReady={(ready) => {
        router = ready;
      }}
    >
      <QueryClientProvider client={new QueryClient()}>
        <ItemScreen
          page={itemPage({
            facts: [{ label: 'Genre', values: [{ name: 'Tragedy', href: null }], isCut: false }],
            ...given,
          })}
          access={permitted}
        />
      </QueryClientProvider>
    </FakeRouterProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  usePlaybackStore.setState({ ...idlePlayback, itemId: null, seek: null });
  useSessionStore.setState({ method: 'IPAuth' });
});

it('the page’s actions lead to the board view', async () => {
  show('/productions/p');
  // What keeps the item on a classroom machine comes late; the page stands without it.
  await screen.findByRole('button', { name: 'Add to this lesson' });
  expect(screen.getByText('Tragedy')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Board view' })).toHaveAttribute(
    'href',
    '/productions/p?view=board',
  );
});

it('a page without facts has no landmark for them', () => {
  show('/productions/p', { facts: [] });
  expect(screen.queryByRole('complementary', { name: 'Facts' })).toBeNull();
});

it('the board view shows title, player and chapters, and nothing for the desk', async () => {
  show('/productions/p?view=board');
  expect(screen.getByRole('heading', { level: 1, name: 'Hamlet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /The question/ })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Leave board view/ })).toHaveAttribute(
    'href',
    '/productions/p',
  );
  for (const gone of ['Tragedy', 'Cite', 'Share', 'Transcript', 'Yes, at Riverside School'])
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
});

it('where this person left off is not told to a class', () => {
  localStorage.setItem('dt.resume', JSON.stringify([{ itemId: 'p', seconds: 75, duration: 600, at: 1 }]));
  show('/productions/p?view=board');
  expect(screen.queryByRole('button', { name: /1:15/ })).not.toBeInTheDocument();
});

it('Escape leaves, but first closes what is open over the page', async () => {
  show('/productions/p?view=board');
  await screen.findByRole('link', { name: /Leave board view/ });
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await userEvent.keyboard('{Escape}');
  expect(router.visited).toEqual(['/productions/p?view=board']);
  dialog.remove();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.visited.at(-1)).toBe('/productions/p'));
});

it('only item pages have one: elsewhere the address changes nothing', () => {
  const { container } = show('/productions/p?view=board', {}, '/search');
  expect(container.querySelector('[data-board]')).toBeNull();
});
