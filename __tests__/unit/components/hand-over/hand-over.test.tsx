/** The steps of a hand-over: each replaces the one before, and the focus goes along. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { HandOverDialog } from '@/components/hand-over/HandOverDialog';
import { HandOverScreen } from '@/components/hand-over/HandOverScreen';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const claim = {
  id: 'c1',
  state: 'offered',
  organisation: 'Harbour School',
  entries: 2,
  places: 0,
  listId: null,
  opens: null,
};
const refused = () =>
  HttpResponse.json({ error: { code: 'NOT_FOUND', message: 'no', status: 404 } }, { status: 404 });

beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/viewer/hand-overs'),
    import('@/lib/contracts/viewer/hand-over'),
  ]),
);
beforeEach(() => {
  dialogsOpen();
  signedIn();
});

const press = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

it('“Connect” leads the focus to what comes next, and so does every step after it', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  product.server.use(
    http.post('*/api/hand-over-claims', () => released.then(refused), { once: true }),
    http.post('*/api/hand-over-claims', () => HttpResponse.json(claim)),
    http.post('*/api/hand-over-claims/c1/wish', () => HttpResponse.json({ ...claim, state: 'asked' })),
    http.get('*/api/hand-over-claims/c1', () => HttpResponse.json({ ...claim, state: 'over' })),
  );
  renderPage(<HandOverScreen code="ACDEFG" chosen="" lists={[]} />);
  const connect = screen.getByRole('button', { name: 'Connect' });
  await press(connect);
  // Never `disabled`: browsers take the focus from a button that is, and these letters are refused.
  await waitFor(() => expect(connect).toHaveAttribute('aria-disabled', 'true'));
  expect(connect).toBeEnabled();
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('No machine is showing this code');
  expect(connect).toHaveFocus();
  await press(connect);
  const wishes = await screen.findByText(/A classroom machine at/);
  expect(wishes.parentElement).toHaveFocus();
  expect(wishes.closest('[role="status"]')).toBeNull();
  await press(screen.getByRole('button', { name: 'Save it to my account' }));
  const other = await screen.findByRole('button', { name: 'Type another code' });
  const ending = screen.getByText(/^The code has expired\. Ask the machine for a new one\.$/);
  expect(ending).toHaveAttribute('role', 'status');
  expect(ending.parentElement).toHaveFocus();
  await press(other);
  await screen.findByLabelText('Code on the machine');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const conflict = () =>
  HttpResponse.json({ error: { code: 'CONFLICT', message: 'no', status: 409 } }, { status: 409 });

/** What was asked for is refused. @param now what the claim, read again, says */
const whereRefused = (refusal: () => Response, now: () => Response) =>
  product.server.use(
    http.post('*/api/hand-over-claims', () => HttpResponse.json(claim)),
    http.post('*/api/hand-over-claims/c1/wish', refusal),
    http.get('*/api/hand-over-claims/c1', now),
  );
const show = async (lists: { id: string; name: string }[] = []) => {
  renderPage(<HandOverScreen code="ACDEFG" chosen="" lists={lists} />);
  await press(screen.getByRole('button', { name: 'Connect' }));
};

it.each([
  ['it is over', conflict, () => HttpResponse.json({ ...claim, state: 'over' })],
  ['it is forgotten', refused, refused],
])('who chooses once the code has expired (%s) gets on to a new one', async (_how, refusal, now) => {
  whereRefused(refusal, now);
  await show();
  await press(await screen.findByRole('button', { name: 'Save it to my account' }));
  const ending = await screen.findByText('The code has expired. Ask the machine for a new one.');
  expect(ending.parentElement).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await press(screen.getByRole('button', { name: 'Type another code' }));
  expect(await screen.findByLabelText('Code on the machine')).toBeVisible();
});

describe('where another device of the person was first', () => {
  it('a lesson that was saved is said to be saved, and leads to its list', async () => {
    whereRefused(conflict, () => HttpResponse.json({ ...claim, state: 'done', listId: 'l9' }));
    await show();
    await press(await screen.findByRole('button', { name: 'Save it to my account' }));
    expect(await screen.findByText('It is in your account now.')).toHaveRole('status');
    expect(screen.getByRole('link', { name: 'Open the list' })).toHaveAttribute('href', '/lists/l9');
    expect(screen.queryByText(/expired/)).toBeNull();
  });

  it('a list that was opened is said to be open, whatever is asked for here', async () => {
    whereRefused(conflict, () => HttpResponse.json({ ...claim, state: 'done', opens: 'The storm' }));
    await show();
    await press(await screen.findByRole('button', { name: 'Save it to my account' }));
    expect(await screen.findByText('Your list is open on the machine.')).toHaveRole('status');
  });

  it('a list that was deleted is no wrong code', async () => {
    whereRefused(refused, () => HttpResponse.json(claim));
    await show([{ id: 'l1', name: 'The storm' }]);
    await press(await screen.findByRole('button', { name: 'Open it on the machine' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This list was deleted in another tab or on another device.',
    );
    expect(screen.getByRole('button', { name: 'Save it to my account' })).toBeVisible();
  });

  it('the machine asks for what is wanted by now', async () => {
    let now = { state: 'asked', person: 'Amara Okafor', opens: null as string | null };
    product.server.use(
      http.post('*/api/hand-overs', () =>
        HttpResponse.json({ id: 'h1', code: 'ACDEFG', expiresAt: '2099-01-01T00:00:00.000Z' }),
      ),
      http.get('*/api/hand-overs/h1', () => HttpResponse.json(now)),
      http.post('*/api/hand-overs/h1/answer', () => HttpResponse.json({ list: null })),
    );
    renderPage(<HandOverDialog onClose={() => undefined} />);
    await screen.findByRole('button', { name: 'Hand over to Amara Okafor' });
    now = { ...now, opens: 'The storm' };
    expect(await screen.findByRole('button', { name: 'Open it' }, { timeout: 4_000 })).toBeVisible();
  });
});

it('“Show a new code” leaves the focus in the dialog', async () => {
  product.server.use(
    http.post('*/api/hand-overs', () =>
      HttpResponse.json({ code: 'INTERNAL', message: 'no' }, { status: 500 }),
    ),
  );
  renderPage(<HandOverDialog onClose={() => undefined} />);
  await press(await screen.findByRole('button', { name: 'Show a new code' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Connect to your account' })).toHaveFocus());
});

it('on the machine, each step is read aloud as one sentence', async () => {
  let now = { state: 'offered', person: null as string | null, opens: null };
  product.server.use(
    http.post('*/api/hand-overs', () =>
      HttpResponse.json({ id: 'h1', code: 'ACDEFG', expiresAt: '2099-01-01T00:00:00.000Z' }),
    ),
    http.get('*/api/hand-overs/h1', () => HttpResponse.json(now)),
  );
  const { client } = renderPage(<HandOverDialog onClose={() => undefined} />);
  const dialog = within(screen.getByRole('dialog'));
  const region = dialog.getByRole('status');
  expect(region).toHaveTextContent(/^One moment$/);
  await screen.findByText('ACDEFG');
  expect(region).toHaveTextContent(/^The code is ACDEFG\.$/);
  now = { state: 'asked', person: 'Amara Okafor', opens: null };
  await client.refetchQueries({ queryKey: ['hand-over'] });
  await screen.findByRole('button', { name: 'Hand over to Amara Okafor' });
  expect(dialog.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent(/^Amara Okafor wants to save this lesson\.$/);
  now = { state: 'over', person: null, opens: null };
  await client.refetchQueries({ queryKey: ['hand-over'] });
  await screen.findByRole('button', { name: 'Show a new code' });
  expect(region).toHaveTextContent(/^The code has expired\.$/);
});

describe('an answer of the machine that fails', () => {
  const asked = { state: 'asked', person: 'Amara Okafor', opens: null };
  const offers = (answer: () => Response | Promise<Response>) =>
    product.server.use(
      http.post('*/api/hand-overs', () =>
        HttpResponse.json({ id: 'h1', code: 'ACDEFG', expiresAt: '2099-01-01T00:00:00.000Z' }),
      ),
      http.get('*/api/hand-overs/h1', () => HttpResponse.json(asked)),
      http.post('*/api/hand-overs/h1/answer', answer),
    );

  it('may have arrived: the same one is given again, and no other code is asked for', async () => {
    const answers = [HttpResponse.error(), HttpResponse.json({ list: null })];
    offers(() => answers.shift() ?? HttpResponse.error());
    renderPage(<HandOverDialog onClose={() => undefined} />);
    const agree = await screen.findByRole('button', { name: 'Hand over to Amara Okafor' });
    await press(agree);
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(agree).toHaveFocus();
    await press(agree);
    expect(await screen.findByText('Amara Okafor has it in their account now.')).toBeVisible();
    expect(screen.queryByText(/did not work/)).toBeNull();
  });

  it('and was refused leads to a new code', async () => {
    offers(() =>
      HttpResponse.json({ error: { code: 'CONFLICT', message: 'no', status: 409 } }, { status: 409 }),
    );
    renderPage(<HandOverDialog onClose={() => undefined} />);
    await press(await screen.findByRole('button', { name: 'Hand over to Amara Okafor' }));
    expect(await screen.findByText('That did not work. Please show a new code and try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show a new code' })).toBeVisible();
  });
});

describe('a dialog that goes while its code is shown', () => {
  const answers: unknown[] = [];
  const begin = async (now: object) => {
    answers.length = 0;
    product.server.use(
      http.post('*/api/hand-overs', () =>
        HttpResponse.json({ id: 'h1', code: 'ACDEFG', expiresAt: '2099-01-01T00:00:00.000Z' }),
      ),
      http.get('*/api/hand-overs/h1', () =>
        HttpResponse.json({ person: 'Amara Okafor', opens: null, ...now }),
      ),
      http.post('*/api/hand-overs/h1/answer', async ({ request }) => {
        answers.push(await request.json());
        return HttpResponse.json({ list: null });
      }),
    );
    return renderPage(<HandOverDialog onClose={() => undefined} />);
  };

  it.each(['offered', 'asked'])('refuses, so that no phone waits for its button (%s)', async (state) => {
    const { unmount } = await begin({ state });
    await screen.findByText(state === 'asked' ? /wants to save this lesson/ : 'ACDEFG');
    unmount();
    await waitFor(() => expect(answers).toEqual([{ agrees: false }]));
  });

  it('refuses when the page goes', async () => {
    await begin({ state: 'offered' });
    await screen.findByText('ACDEFG');
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(answers).toEqual([{ agrees: false }]));
  });

  it('leaves what was agreed', async () => {
    const { unmount } = await begin({ state: 'asked' });
    await press(await screen.findByRole('button', { name: 'Hand over to Amara Okafor' }));
    await screen.findByText('Amara Okafor has it in their account now.');
    unmount();
    // As long as a refusal would take.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(answers).toEqual([{ agrees: true }]);
  });
});
