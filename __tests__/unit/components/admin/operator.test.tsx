import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ContentSection } from '@/components/admin/operator/ContentSection';
import { Entries } from '@/components/admin/operator/Entries';
import { JobsSection } from '@/components/admin/operator/JobsSection';
import { OrganisationsSection } from '@/components/admin/operator/OrganisationsSection';
import { SubscriptionSection } from '@/components/admin/SubscriptionSection';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const BASE = '*/api/admin/operator';

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/operator'),
    import('@/lib/contracts/administration/operator'),
    import('@/lib/contracts/administration/entries'),
    import('@/lib/contracts/administration/drafts'),
  ]),
);
beforeEach(() => {
  dialogsOpen();
  signedIn();
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('organisations are found and lead to their administration', async () => {
  const asked: string[] = [];
  product.server.use(
    http.get(`${BASE}/organisations`, ({ request }) => {
      asked.push(new URL(request.url).search);
      const found = { id: 'a&b', name: 'A College', company: 'The Trust', until: '2026-12-31', people: 1200 };
      return HttpResponse.json({ organisations: [found], total: 51 });
    }),
  );
  renderPage(<OrganisationsSection />, '/admin/organisations');
  expect(await screen.findByRole('link', { name: 'A College' })).toHaveAttribute(
    'href',
    '/admin?organisation=a%26b',
  );
  expect(screen.getByRole('cell', { name: '1,200' })).toBeVisible();
  await press('Next');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find organisations' }), 'college{enter}');
  await screen.findByText('1 to 50 of 51 organisations.');
  const known = ['?q=&offset=0', '?q=&offset=50', '?q=college&offset=0'];
  expect(asked).toEqual(known);
  // The same words find what is there now.
  await press('Find');
  await waitFor(() => expect(asked).toEqual([...known, '?q=college&offset=0']));
});

it('a trial becomes full and can be undone; somebody else’s change is said', async () => {
  const trial = { id: 's1', type: 'trial', startDate: '2026-01-01', endDate: '2026-01-31' };
  let state = { version: '1', periods: [trial] as object[] };
  const company = { id: 'c', name: 'The Trust', organisations: 3 };
  const sent: object[][] = [];
  product.server.use(
    http.get(`${BASE}/organisations/school/subscriptions`, () => HttpResponse.json({ ...state, company })),
    http.post(`${BASE}/organisations/school/subscriptions`, async ({ request }) => {
      const body = (await request.json()) as { version: string; periods: object[] };
      const error = { message: 'Somebody else has changed this meanwhile.', code: 'CONFLICT', status: 409 };
      if (body.version !== state.version) return HttpResponse.json({ error }, { status: 409 });
      sent.push(body.periods);
      state = { version: `${Number(state.version) + 1}`, periods: body.periods };
      return HttpResponse.json({ ...state, company });
    }),
  );
  const known = { organisation: { id: 'school', name: 'S', category: null, country: null }, contact: '' };
  product.server.use(
    http.get('*/api/admin/organisations/school/subscription', () =>
      HttpResponse.json({ ...known, state: 'NONE', periods: [] }),
    ),
  );
  renderPage(<SubscriptionSection organisationId="school" operator />, '/admin/subscription');
  expect(await screen.findByText(/^There is no subscription/)).toBeVisible();
  expect(await screen.findByText('Subscribed by The Trust, for all of its 3 organisations.')).toBeVisible();
  const first = within(screen.getByRole('group', { name: 'Subscription 1' }));
  await userEvent.selectOptions(first.getByRole('combobox', { name: 'Kind' }), 'Full');
  await press('Save');
  await screen.findByText('Saved. It takes effect everywhere within a minute.');
  // What was saved is said at once.
  expect(screen.queryByText(/^There is no subscription/)).toBeNull();
  expect(screen.getByText(/^The subscription has ended/)).toBeVisible();
  await press('Undo');
  await screen.findByText('Undone.');
  expect(sent).toEqual([[{ ...trial, type: 'full' }], [trial]]);
  state = { version: '9', periods: [] };
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Full');
  await press('Save');
  expect(await screen.findByText(/Not saved. Somebody else has changed this meanwhile/)).toBeVisible();
  await press('Load again');
  // Its button goes.
  expect(await screen.findByText(/^Loaded again\. “Undo” brings back/)).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Subscription 1' })).toBeNull();
  expect(screen.getByText(/^There is no subscription/)).toBeVisible();
  await press('Add a subscription');
  await press('Add a subscription');
  await press('Remove subscription 1');
  expect(screen.getByRole('group', { name: 'Subscription 1' })).toHaveFocus();
  await press('Remove subscription 1');
  // As it was: nothing is to be asked about.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('failed work is begun again; services and settings are shown, and secrets are not', async () => {
  let state = 'given-up';
  const retried: unknown[] = [];
  product.server.use(
    http.get(`${BASE}/jobs`, () =>
      HttpResponse.json({
        jobs: [
          {
            id: '7',
            task: 'certificate',
            state,
            attempts: 5,
            at: '2026-03-01T10:00:00.000Z',
            error: 'Storage is away',
          },
        ],
        total: 1,
      }),
    ),
    http.post(`${BASE}/jobs/:id/retry`, ({ params }) => {
      retried.push(params.id);
      state = 'waiting';
      return HttpResponse.json({ retried: true });
    }),
    http.get(`${BASE}/system`, () =>
      HttpResponse.json({
        content: { source: null, changed: null, items: [], faults: [] },
        services: [{ name: 'Customers', ready: false }],
        settings: [
          { name: 'PUBLIC_URL', value: 'https://library.example' },
          { name: 'SERVICE_KEY', value: null },
        ],
      }),
    ),
  );
  renderPage(<JobsSection />, '/admin/jobs');
  expect(await screen.findByText('Storage is away')).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: /Certificate 1 March 2026, 10:00/ }));
  await screen.findByText('It will run again.');
  await screen.findByText('Waiting');
  expect(retried).toEqual(['7']);
  expect(await screen.findByText('Does not answer')).toBeVisible();
  expect(screen.getByText('set, and not shown')).toBeInTheDocument();
});

it('an entry is unpublished when that was confirmed; somebody else’s change is said and nothing is unpublished', async () => {
  let entry = { id: 'lear', type: 'production', name: 'King Lear', published: true, updated: '2026-03-01T10:00:00.000Z', plan: null, version: '7' };
  const sent: unknown[] = [];
  product.server.use(
    http.get(`${BASE}/entries`, () => HttpResponse.json({ own: true, types: ['theme', 'play'], entries: [entry], total: 1 })),
    http.post(`${BASE}/entries/:id`, async ({ params, request }) => {
      const body = (await request.json()) as { version: string; published: boolean };
      const error = { message: 'Somebody else has changed this meanwhile.', code: 'CONFLICT', status: 409 };
      if (body.version !== entry.version) return HttpResponse.json({ error }, { status: 409 });
      sent.push([params.id, body.published]);
      entry = { ...entry, published: body.published, version: '8' };
      return HttpResponse.json(entry);
    }),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish King Lear (Production)…' }));
  await press('Leave it as it is');
  expect(sent).toEqual([]);
  await press('Unpublish King Lear (Production)…');
  await press('Unpublish');
  expect(await screen.findByText('King Lear (Production) is unpublished.')).toHaveFocus();
  expect(sent).toEqual([['lear', false]]);
  expect(screen.getByRole('listitem')).toHaveTextContent('King Lear Draft');
  entry = { ...entry, version: '9' };
  await press('Publish King Lear (Production)…');
  await press('Publish');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has changed this meanwhile.');
  expect(sent).toHaveLength(1);
}); // prettier-ignore

it('when an entry is unpublished is planned in UTC, shown, and cancelled; what was refused is said', async () => {
  type Plan = { published: boolean; at: string; failure: string | null } | null;
  let entry = { id: 'lear', type: 'production', name: 'King Lear', published: true, updated: '2026-03-01T10:00:00.000Z', plan: null as Plan, version: '7' };
  const sent: unknown[] = [];
  product.server.use(
    http.get(`${BASE}/entries`, () => HttpResponse.json({ own: true, types: ['theme', 'play'], entries: [entry], total: 1 })),
    http.post(`${BASE}/entries/lear/plan`, async ({ request }) => {
      const { version, plan } = (await request.json()) as { version: string; plan: Omit<NonNullable<Plan>, 'failure'> | null };
      sent.push([version, plan]);
      const error = { message: 'This moment has passed.', code: 'VALIDATION_FAILED', status: 400 };
      if (plan?.at.startsWith('2001')) return HttpResponse.json({ error }, { status: 400 });
      entry = { ...entry, plan: plan && { ...plan, failure: null }, version: `7.${sent.length}` };
      return HttpResponse.json(entry);
    }),
  );
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Day and time (UTC)'), { target: { value } });
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Plan for King Lear (Production)…' }));
  expect(screen.queryByRole('button', { name: 'Cancel the plan' })).toBeNull();
  await press('Unpublish then');
  expect(sent).toEqual([]);
  choose('2001-01-01T00:00');
  await press('Unpublish then');
  expect(await screen.findByRole('alert')).toHaveTextContent('This moment has passed.');
  choose('2031-07-01T09:30');
  await press('Close');
  await press('Plan for King Lear (Production)…');
  expect(screen.getByText(/^On the clock of this device: 1 July 2031/)).toBeVisible();
  await press('Unpublish then');
  expect(await screen.findByText('It is planned when King Lear (Production) is unpublished.')).toHaveFocus();
  expect(sent.at(-1)).toEqual(['7', { published: false, at: '2031-07-01T09:30:00.000Z' }]);
  expect(screen.getByRole('listitem')).toHaveTextContent('To be unpublished on 1 July 2031, 09:30 UTC');
  await press('Plan for King Lear (Production)…');
  expect(screen.getByLabelText('Day and time (UTC)')).toHaveValue('2031-07-01T09:30');
  await press('Cancel the plan');
  await screen.findByText('Nothing is planned for King Lear (Production) any more.');
  expect(sent.at(-1)).toEqual(['7.2', null]);
  expect(screen.getByRole('listitem')).not.toHaveTextContent('To be');
}); // prettier-ignore

it('a planned change that was refused stays with its reason', async () => {
  const plan = { published: true, at: '2026-07-01T09:30:00.000Z', failure: 'Entry lear, field name: is required' };
  const entry = { id: 'lear', type: 'production', name: null, published: false, updated: '2026-03-01T10:00:00.000Z', plan, version: '7.1' };
  product.server.use(
    http.get(`${BASE}/entries`, () => HttpResponse.json({ own: true, types: ['theme', 'play'], entries: [entry], total: 1 })),
  );
  renderPage(<Entries />, '/admin/content');
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    'Was to be published on 1 July 2026, 09:30 UTC, which was refused: Entry lear, field name: is required',
  );
}); // prettier-ignore

it('a draft is looked at: its words, what it links to, what stands in its way; what is published is not', async () => {
  const play = { type: 'production', updated: '2026-03-01T10:00:00.000Z', plan: null, version: '7' };
  const lear = { ...play, id: 'lear', name: 'King Lear', published: false };
  const entries = [lear, { ...play, id: 'hamlet', name: 'Hamlet', published: true }];
  const links = [
    { id: 'p', name: 'The heath', state: 'published', picture: '//pictures.example/assets/heath.jpg' },
    { id: 'film', name: 'The film', state: 'draft', picture: null },
    { id: 'gone', name: null, state: 'missing', picture: null },
  ];
  const fields = [
    { name: 'Title', locale: 'cy', paragraphs: ['Y Brenin Llyr'], links: [] },
    { name: 'Linked', locale: null, paragraphs: [], links },
  ];
  product.server.use(
    http.get(`${BASE}/entries`, () => HttpResponse.json({ own: true, types: ['theme', 'play'], entries, total: 2 })),
    http.get(`${BASE}/entries/lear/draft`, () => HttpResponse.json({ entry: lear, fields, faults: ['Entry lear, field slug: is required'] })),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Look at the draft of King Lear (Production)…' }));
  expect(screen.queryByRole('button', { name: /^Look at the draft of Hamlet/ })).toBeNull();
  const draft = within(screen.getByRole('dialog', { name: 'King Lear (Production)' }));
  expect(await draft.findByText('This is a draft: only operators see it.')).toBeVisible();
  expect(await draft.findByText('Entry lear, field slug: is required')).toBeVisible();
  expect(draft.getByRole('heading', { name: 'Title (cy)' })).toBeVisible();
  expect(draft.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['The heath Published', 'The film Draft', 'gone There is no such entry']),
  );
  expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining('//pictures.example/assets/heath.jpg'));
  await press('Close the draft');
  expect(screen.queryByRole('dialog')).toBeNull();
}); // prettier-ignore

it('where content is written elsewhere there is nothing to find or unpublish', async () => {
  product.server.use(
    http.get(`${BASE}/entries`, () => HttpResponse.json({ own: false, types: [], entries: [], total: 0 })),
  );
  renderPage(<Entries />, '/admin/content');
  expect(
    await screen.findByText('Entries are published and unpublished where they are written.'),
  ).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what is wrong with entries, and when content last changed', async () => {
  product.server.use(
    http.get(`${BASE}/entries`, () => HttpResponse.json({ own: false, types: [], entries: [], total: 0 })),
    http.get(`${BASE}/system`, () =>
      HttpResponse.json({
        content: {
          source: 'library/master',
          changed: '2026-03-01T10:00:00.000Z',
          items: [{ type: 'production', items: 1234 }],
          faults: [{ id: 'hamlet', type: 'production', message: 'Left out: it has no name' }],
        },
        services: [],
        settings: [],
      }),
    ),
  );
  renderPage(<ContentSection />, '/admin/content');
  expect(await screen.findByText(/library\/master/)).toBeVisible();
  expect(screen.getByText('Left out: it has no name')).toBeVisible();
  expect(screen.getByRole('cell', { name: '1,234' })).toBeVisible();
});
