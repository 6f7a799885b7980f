/** The list of a person's sign-ins: where the focus is when one of them is ended. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SignIns } from '@/components/account/SignIns';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(() => signedIn());

const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  network: null,
  signedInAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: '2026-03-01T12:00:00.000Z',
  current,
});

it('says the days of the device, not those of UTC', async () => {
  const RealFormat = Intl.DateTimeFormat;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locale, options) =>
        new RealFormat(locale, { ...options, timeZone: options?.timeZone ?? 'America/New_York' }),
    );
  const evening = { signedInAt: '2026-03-02T01:00:00.000Z', lastUsedAt: '2026-03-04T02:00:00.000Z' };
  const sessions = [{ ...session('s1', 'Firefox on Windows', true), ...evening }];
  product.server.use(http.get('*/api/sessions', () => HttpResponse.json({ available: true, sessions })));
  renderPage(<SignIns />);
  expect(await screen.findByText(/Signed in on/)).toHaveTextContent(
    'Signed in on 1 March 2026, last used on 3 March 2026',
  );
});

it('two sign-ins on devices of one name are told apart by when they were', async () => {
  const earlier = { ...session('s2', 'Edge on Windows', false), signedInAt: '2026-02-01T12:00:00.000Z' };
  const sessions = [earlier, session('s3', 'Edge on Windows', false)];
  product.server.use(http.get('*/api/sessions', () => HttpResponse.json({ available: true, sessions })));
  renderPage(<SignIns />);
  const [first, second] = await screen.findAllByRole('button', { name: 'Sign out Edge on Windows' });
  expect(first).toHaveAccessibleDescription(/^Signed in on 1 February 2026/);
  expect(second).toHaveAccessibleDescription(/^Signed in on 1 March 2026/);
});

it('says of another network that it is one, and nothing of one that is not known', async () => {
  const at = (id: string, network: string | null, current = false) => ({
    ...session(id, 'Edge on Windows', current),
    network,
  });
  const sessions = [at('s1', '203.0.113.0/24', true), at('s2', '198.51.100.0/24'), at('s3', null)];
  product.server.use(http.get('*/api/sessions', () => HttpResponse.json({ available: true, sessions })));
  renderPage(<SignIns />);
  const said = (await screen.findAllByText(/Signed in on/)).map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/^This browser\. .*2026$/);
  expect(said[1]).toMatch(/2026, from another network$/);
  expect(said[2]).toMatch(/2026$/);
});

it.each([['Sign out Edge on Windows'], ['Sign out everywhere else']])(
  '“%s” leaves the focus at the heading of the list, for its own row goes',
  async (name) => {
    let sessions = [session('s1', 'Firefox on Windows', true), session('s2', 'Edge on Windows', false)];
    product.server.use(
      http.get('*/api/sessions', () => HttpResponse.json({ available: true, sessions })),
      http.post('*/api/sessions/end', () => {
        sessions = sessions.slice(0, 1);
        return HttpResponse.json({ ended: 1 });
      }),
    );
    renderPage(<SignIns />);
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('Edge on Windows')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Where you’re signed in' })).toHaveFocus();
  },
);
