import { screen, waitFor } from '@testing-library/react';
import '@/components/home/ContinueRail';
import { http, HttpResponse } from 'msw';
import { ContinueWatching } from '@/components/home/ContinueWatching';
import { useSessionStore } from '@/stores/session';
import { contentItem } from '@/__tests__/support/content/item';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const asked: string[] = [];

function serve(positions: { contentId: string; seconds: number; updatedAt: string }[]) {
  asked.length = 0;
  product.server.use(
    http.get('*/api/me/page', () =>
      HttpResponse.json({
        ...{ bookmarks: [], training: [], links: [], settings: [], notifications: [] },
        positions: positions.map((one) => ({ ...one, durationSeconds: 600 })),
      }),
    ),
    http.get('*/api/items', ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('id') ?? '').split(',');
      asked.push(...ids);
      // What may no longer be seen is left out by the service.
      const items = ids
        .filter((id) => id !== 'hidden')
        .map((id) => contentItem({ id, slug: id, name: `Play ${id}` }));
      return HttpResponse.json({ items });
    }),
  );
}

const Both = () => (
  <>
    <ContinueWatching isFirst />
    <p>The first row</p>
    <ContinueWatching isFirst={false} />
  </>
);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-continue');
  useSessionStore.setState({ method: 'none', profile: null });
});

it('a signed-in person goes on with what they began, the latest first', async () => {
  serve([
    { contentId: 'old', seconds: 120, updatedAt: '2026-03-01T00:00:00.000Z' },
    { contentId: 'new', seconds: 300, updatedAt: '2026-03-09T00:00:00.000Z' },
    { contentId: 'hidden', seconds: 300, updatedAt: '2026-03-08T00:00:00.000Z' },
  ]);
  signedIn();
  renderPage(<Both />);
  expect(await screen.findByRole('heading', { name: 'Continue watching' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Play new', 'Play old']);
  expect(screen.getByRole('progressbar', { name: 'Play new: 5 minutes left' })).toHaveValue(300);
  expect(asked).toEqual(['new', 'hidden', 'old']);
});

it('a network viewer goes on with what this device holds', async () => {
  serve([]);
  const positions = [{ itemId: 'here', seconds: 60, duration: 600, at: 1 }];
  localStorage.setItem('dt.resume', JSON.stringify(positions));
  useSessionStore.setState({ method: 'IPAuth' });
  renderPage(<Both />);
  expect(await screen.findByRole('link', { name: 'Play here' })).toBeInTheDocument();
});

it('R-AUT-8 shows nothing before the method is settled, nor to an anonymous visitor', async () => {
  localStorage.setItem('dt.resume', JSON.stringify([{ itemId: 'x', seconds: 60, duration: 600, at: 1 }]));
  const view = renderPage(<Both />);
  useSessionStore.setState({ method: 'Unauthed' });
  view.again(<Both />);
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
});

it.each([
  ['first where its space is reserved', true],
  ['after the first row where it is not, so that nothing moves', false],
])('stands %s', async (_where, hasRoom) => {
  serve([{ contentId: 'old', seconds: 120, updatedAt: '2026-03-01T00:00:00.000Z' }]);
  if (hasRoom) document.documentElement.setAttribute('data-continue', '');
  signedIn();
  renderPage(<Both />);
  const row = await screen.findByRole('heading', { name: 'Continue watching' });
  const isBefore =
    row.compareDocumentPosition(screen.getByText('The first row')) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore !== 0).toBe(hasRoom);
  expect(screen.getAllByRole('heading', { name: 'Continue watching' })).toHaveLength(1);
});

it('has no row when there is nothing to go on with', async () => {
  serve([]);
  document.documentElement.setAttribute('data-continue', '');
  signedIn();
  renderPage(<Both />);
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-continue'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
