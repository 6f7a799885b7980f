import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AdminScreen } from '@/components/admin/AdminScreen';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

/** A section whose code does not arrive. */
jest.mock('@/components/admin/UsageSection', () => ({ UsageSection: new Promise(() => undefined) }));

const mockLoaded = jest.fn();
jest.mock('@/components/admin/people/PeopleAdministration', () => {
  mockLoaded();
  return { PeopleAdministration: () => <h2>Invite a person</h2> };
});

const product = productInBrowser();
const school = { id: 'school', name: 'The School' };
beforeEach(signedIn);
const administers = (sections: string[]) =>
  product.server.use(
    http.get('*/api/admin/console', () =>
      HttpResponse.json({ operator: false, organisations: [{ ...school, sections }] }),
    ),
  );

it('offers what the person may use, and nothing else', async () => {
  administers(['usage', 'subscription']);
  renderPage(<AdminScreen section={null} organisationId={null} />, '/admin');
  const navigation = await screen.findByRole('navigation', { name: 'Administration' });
  expect(await within(navigation).findByRole('link', { name: 'Usage' })).toHaveAttribute(
    'href',
    '/admin/usage',
  );
  expect(within(navigation).queryByRole('link', { name: 'Audit log' })).toBeNull();
});

it('shows that a section is being loaded', async () => {
  administers(['usage']);
  renderPage(<AdminScreen section="usage" organisationId={null} />, '/admin/usage');
  expect(await screen.findByText('The School')).toBeVisible();
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});

it('loads a section while it is asked what the person administers, and shows it only then', async () => {
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  product.server.use(
    http.get('*/api/admin/console', async () => {
      await asked;
      return HttpResponse.json({
        operator: false,
        organisations: [{ ...school, sections: ['people'] }],
      });
    }),
  );
  renderPage(<AdminScreen section="people" organisationId={null} />, '/admin/people');
  await waitFor(() => expect(mockLoaded).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: 'Invite a person' })).toBeNull();
  answer();
  expect(await screen.findByRole('heading', { name: 'Invite a person' })).toBeVisible();
});

it('says what the subscription allows, until when, and who to ask', async () => {
  administers(['subscription']);
  const periods = [{ id: 's', type: 'full', startDate: '2026-01-01', endDate: '2026-12-31' }];
  const organisation = { ...school, category: null, country: null };
  product.server.use(
    http.get('*/api/admin/organisations/school/subscription', () =>
      HttpResponse.json({ organisation, state: 'FULL', periods, contact: 'help@library.example' }),
    ),
  );
  renderPage(<AdminScreen section="subscription" organisationId={null} />, '/admin/subscription');
  expect(await screen.findByText(/can play every recording/)).toBeVisible();
  expect(screen.getByRole('cell', { name: '31 December 2026' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@library.example' })).toBeVisible();
});

it('an operator without an organisation finds their own sections, and sets what a company has subscribed to', async () => {
  product.server.use(
    http.get('*/api/admin/console', () => HttpResponse.json({ operator: true, organisations: [] })),
  );
  renderPage(<AdminScreen section={null} organisationId={null} />, '/admin');
  const navigation = await screen.findByRole('navigation', { name: 'Administration' });
  expect(await within(navigation).findByRole('link', { name: 'Organisations' })).toHaveAttribute(
    'href',
    '/admin/organisations',
  );
  expect(within(navigation).queryByRole('link', { name: 'Usage' })).toBeNull();
});

it('lists the sections once on its first page, and folds them in a section', async () => {
  administers(['usage', 'subscription']);
  renderPage(<AdminScreen section={null} organisationId={null} />, '/admin');
  expect(await screen.findAllByRole('link', { name: 'Usage' })).toHaveLength(1);
  cleanup();
  product.server.use(
    http.get('*/api/admin/organisations/school/subscription', () => new HttpResponse(null, { status: 500 })),
  );
  renderPage(<AdminScreen section="subscription" organisationId={null} />, '/admin/subscription');
  const navigation = await screen.findByRole('navigation', { name: 'Administration' });
  expect(within(navigation).getByText('All of administration').closest('details')).not.toHaveAttribute(
    'open',
  );
  expect(await within(navigation).findByText('Usage')).toHaveAttribute('href', '/admin/usage');
});

describe('who administers several organisations', () => {
  const college = { id: 'college', name: 'The College' };
  const networks = { version: 'v1', ranges: [], address: '192.0.2.1', inside: false, overlaps: [] };
  let release: () => void;
  beforeEach(() => {
    const organisations = [school, college].map((one) => ({ ...one, sections: ['networks'] }));
    product.server.use(
      http.get('*/api/admin/console', async ({ request }) => {
        if (request.url.includes('college')) await new Promise<void>((resolve) => (release = resolve));
        return HttpResponse.json({ operator: false, organisations });
      }),
      http.get('*/api/admin/organisations/*/networks', () => HttpResponse.json(networks)),
      http.get('*/api/admin/organisations/*/listed', () =>
        HttpResponse.json({ version: 'v1', listed: false }),
      ),
    );
  });

  it('goes to another one by a button, asked first about unsaved work, and the focus stays', async () => {
    const page = (id: string | null) => <AdminScreen section="networks" organisationId={id} />;
    const { again, router } = renderPage(page(null), '/admin/networks');
    const ranges = await screen.findByRole('textbox', { name: /Ranges/ });
    const choice = screen.getByRole('combobox', { name: 'Organisation' });
    await userEvent.type(ranges, '203.0.113.4');
    await userEvent.selectOptions(choice, 'The College');
    expect(router().visited).toEqual(['/admin/networks']);
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const go = screen.getByRole('button', { name: 'Go' });
    await userEvent.click(go);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(router().visited).toEqual(['/admin/networks']);
    expect(ranges).toHaveValue('203.0.113.4');
    ask.mockReturnValue(true);
    await userEvent.click(go);
    expect(router().visited.at(-1)).toBe('/admin/networks?organisation=college');
    again(page('college'));
    // The answer about the other one is not here yet.
    expect(ranges).not.toBeInTheDocument();
    expect(go).toHaveFocus();
    await waitFor(() => expect(release).toBeDefined());
    release();
    expect(await screen.findByRole('textbox', { name: /Ranges/ })).toHaveValue('');
    expect(choice).toHaveValue('college');
    expect(go).toHaveFocus();
  });
});
