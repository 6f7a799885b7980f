/** Where a signed-in person stopped in a recording: read once, kept for whoever comes back, never another person's. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useResume } from '@/hooks/use-resume';
import { useSessionStore } from '@/stores/session';
import { logged } from '@/__tests__/support/logged';
import { productInBrowser, profile, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(signedIn);

const pageWith = (seconds: number) => {
  const position = { contentId: 'a', seconds, durationSeconds: 3_600, updatedAt: '2026-03-01T12:00:00.000Z' };
  return {
    positions: [position],
    ...{ bookmarks: [], training: [], links: [], settings: [], notifications: [] },
  };
};

/** A press plays to 900 s and pauses there. */
function Recording() {
  const { from, save } = useResume('a');
  return <button onClick={() => save(900, 3_600, true)}>{String(from)}</button>;
}
const offered = () => screen.getByRole('button');

it('is where another device has left off', async () => {
  product.server.use(http.get('*/api/me/page', () => HttpResponse.json(pageWith(640))));
  renderPage(<Recording />);
  await waitFor(() => expect(offered()).toHaveTextContent('640'));
});

it('is where the person pauses, and at once when they leave the page and come back', async () => {
  let reads = 0;
  product.server.use(
    http.get('*/api/me/page', () => {
      reads += 1;
      return HttpResponse.json(pageWith(640));
    }),
    http.post('*/api/resume-positions', () => HttpResponse.json({ positions: [] })),
  );
  const { again } = renderPage(<Recording />);
  await waitFor(() => expect(offered()).toHaveTextContent('640'));
  await userEvent.click(offered());
  await waitFor(() => expect(offered()).toHaveTextContent('900'));
  again(<p>Elsewhere</p>);
  again(<Recording />);
  expect(offered()).toHaveTextContent('900');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(offered()).toHaveTextContent('900');
  expect(reads).toBe(1);
});

it('of one person is not shown to the next when it is answered late', async () => {
  let answerLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const asked = jest.fn(() => late.then(() => HttpResponse.json(pageWith(640))));
  product.server.use(
    http.get('*/api/me/page', asked, { once: true }),
    http.get('*/api/me/page', () => HttpResponse.json(pageWith(70))),
  );
  renderPage(<Recording />);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  document.cookie = 'jwt=another';
  act(() => useSessionStore.setState({ method: 'Okta', profile: { ...profile, userId: 'u2' } }));
  await waitFor(() => expect(offered()).toHaveTextContent('70'));
  answerLate();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(offered()).toHaveTextContent('70');
});

it('is the beginning when it cannot be read, and the failure is logged', async () => {
  product.server.use(http.get('*/api/me/page', () => new HttpResponse(null, { status: 500 })));
  renderPage(<Recording />);
  await waitFor(() => expect(logged()).toHaveLength(1));
  expect(offered()).toHaveTextContent('null');
});
