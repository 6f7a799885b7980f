import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Entries } from '@/components/admin/operator/Entries';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(() => {
  dialogsOpen();
  signedIn();
});

const entry = {
  id: 'lear',
  type: 'production',
  name: 'King Lear',
  published: true,
  updated: '2026-03-01T10:00:00.000Z',
  plan: null,
  version: '7',
};

it('entries of one type are listed, from the first', async () => {
  const asked: string[] = [];
  product.server.use(
    http.get('*/api/admin/operator/entries', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ own: true, types: ['theme', 'production'], entries: [entry], total: 30 });
    }),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  const menu = screen.getByRole('combobox', { name: 'Type' });
  await userEvent.selectOptions(menu, 'Production');
  await waitFor(() => expect(asked.at(-1)).toBe('?q=&type=production&offset=0'));
  expect(menu).toHaveFocus();
});

it('the entries of another type are not offered while those of this one are awaited', async () => {
  let answer: () => void = () => undefined;
  product.server.use(
    http.get('*/api/admin/operator/entries', async ({ request }) => {
      const isTheme = new URL(request.url).searchParams.get('type') === 'theme';
      if (isTheme) await new Promise<void>((resolve) => (answer = resolve));
      const entries = isTheme ? [{ ...entry, id: 'love', type: 'theme', name: 'Love' }] : [entry];
      return HttpResponse.json({ own: true, types: ['theme', 'production'], entries, total: 1 });
    }),
  );
  renderPage(<Entries />, '/admin/content');
  await screen.findByText('King Lear');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Theme');
  expect(screen.queryByText('King Lear')).toBeNull();
  await waitFor(() => expect(answer.length).toBe(1));
  answer();
  expect(await screen.findByText('Love')).toBeVisible();
});

it('an entry is unpublished once, however often the button is pressed', async () => {
  let sent = 0;
  let answer: () => void = () => undefined;
  product.server.use(
    http.get('*/api/admin/operator/entries', () =>
      HttpResponse.json({ own: true, types: ['production'], entries: [entry], total: 1 }),
    ),
    http.post('*/api/admin/operator/entries/:id', async () => {
      sent += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ ...entry, published: false, version: '8' });
    }),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish King Lear (Production)…' }));
  const act = screen.getByRole('button', { name: 'Unpublish' });
  await userEvent.click(act);
  expect(act).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(act);
  await waitFor(() => expect(answer.length).toBe(1));
  answer();
  await screen.findByText('King Lear (Production) is unpublished.');
  expect(sent).toBe(1);
});

/** What is in the list by now, and what a stale version is answered with. */
const listNow = (now: () => object) =>
  product.server.use(
    http.get('*/api/admin/operator/entries', () =>
      HttpResponse.json({ own: true, types: ['production'], entries: [now()], total: 1 }),
    ),
  );

function conflict() {
  const error = { message: 'Somebody else has changed this meanwhile.', code: 'CONFLICT', status: 409 };
  return HttpResponse.json({ error }, { status: 409 });
}

it('what somebody else has changed is shown once the dialog is closed, and can be changed then', async () => {
  let now = entry;
  listNow(() => now);
  const sent: unknown[] = [];
  product.server.use(
    http.post('*/api/admin/operator/entries/:id', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1 ? conflict() : HttpResponse.json({ ...now, published: false, version: '9' });
    }),
  );
  renderPage(<Entries />, '/admin/content');
  const name = 'Unpublish King Lear (Production)…';
  await userEvent.click(await screen.findByRole('button', { name }));
  now = { ...entry, version: '8' };
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('Somebody else has changed this meanwhile.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  const said = await screen.findByText('Somebody else has changed King Lear (Production).');
  await waitFor(() => expect(said).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ version: '8', published: false }));
});

it('why a change was refused is said, though its dialog was closed before the answer came', async () => {
  listNow(() => entry);
  let answer: () => void = () => undefined;
  product.server.use(
    http.post('*/api/admin/operator/entries/:id', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return conflict();
    }),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish King Lear (Production)…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  // Too late to leave it as it is.
  expect(screen.getByRole('button', { name: 'Leave it as it is' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(answer.length).toBe(1));
  answer();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Somebody else has changed this meanwhile.');
});

it('a plan that was carried out before it could be cancelled is not said to be cancelled', async () => {
  const plan = { published: false, at: '2026-03-01T10:00:00.000Z', failure: null };
  listNow(() => ({ ...entry, plan }));
  product.server.use(
    http.post('*/api/admin/operator/entries/:id/plan', () =>
      HttpResponse.json({ ...entry, published: false, version: '8' }),
    ),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Plan for King Lear (Production)…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the plan' }));
  expect(
    await screen.findByText('It is too late to cancel the plan: King Lear (Production) is unpublished.'),
  ).toBeVisible();
});

it('a draft that somebody else has published meanwhile is not said to be seen by operators alone', async () => {
  const draft = { ...entry, published: false };
  listNow(() => draft);
  product.server.use(
    http.get('*/api/admin/operator/entries/lear/draft', () =>
      HttpResponse.json({ entry: { ...entry, version: '8' }, fields: [], faults: [] }),
    ),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: /^Look at the draft of King Lear/ }));
  expect(await screen.findByText(/^It has been published meanwhile/)).toBeVisible();
  expect(screen.queryByText(/only operators see it|ready to be published/)).toBeNull();
});

describe('a plan whose moment comes while it is on the screen', () => {
  const draft = {
    ...entry,
    published: false,
    plan: { published: true, at: '2026-03-01T12:00:00.000Z', failure: null },
  };
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-01T11:59:00.000Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is no longer said to be to come, and is fetched until it is carried out', async () => {
    let now: object = draft;
    listNow(() => now);
    renderPage(<Entries />, '/admin/content');
    expect(await screen.findByText(/^To be published on/)).toBeVisible();
    await pass(61_000);
    expect(screen.queryByText(/^To be published on/)).toBeNull();
    expect(screen.getByText(/^Being published, as planned for/)).toBeVisible();
    now = { ...draft, published: true, plan: null, version: '8' };
    await pass(6_000);
    expect(await screen.findByText('Published')).toBeVisible();
    expect(screen.queryByText(/^Being published/)).toBeNull();
  });

  it('is not fetched under an open dialog, which it would close', async () => {
    let now: object = draft;
    listNow(() => now);
    renderPage(<Entries />, '/admin/content');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: /^Plan for King Lear/ }));
    now = { ...draft, published: true, plan: null, version: '8' };
    await pass(70_000);
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    await pass(6_000);
    expect(await screen.findByText('Published')).toBeVisible();
  });
});
