/** What is wrong with a field is said at it, and the focus is there. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CompanyEditor } from '@/components/admin/operator/CompanyEditor';
import { SubscriptionsEditor } from '@/components/admin/operator/SubscriptionsEditor';
import { InviteForm } from '@/components/admin/people/InviteForm';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const refused = (message: string) =>
  HttpResponse.json({ error: { message, code: 'VALIDATION_FAILED', status: 400 } }, { status: 400 });

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/clients/product-api/administration/operator'),
  ]),
);
beforeEach(() => {
  signedIn();
  Element.prototype.scrollIntoView = () => undefined;
});

it('an address that is in use is said at it, until another is typed', async () => {
  const error = { message: 'This person has an account already', code: 'CONFLICT', status: 409 };
  product.server.use(
    http.post('*/api/admin/organisations/school/people', () => HttpResponse.json({ error }, { status: 409 })),
  );
  renderPage(<InviteForm organisationId="school" onDone={() => undefined} />, '/admin/people');
  const address = screen.getByRole('textbox', { name: 'E-mail address' });
  await userEvent.type(address, 'has@one.test');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Not invited.')).toBeVisible();
  expect(address).toHaveAccessibleDescription('This person has an account already.');
  expect(address).toBeInvalid();
  expect(address).toHaveFocus();
  expect(address).toHaveValue('has@one.test');
  await userEvent.type(address, 's');
  expect(address).toHaveAccessibleDescription('');
  expect(address).toBeValid();
});

it('nobody is invited without a role, which is said at the first of them', async () => {
  const invited: unknown[] = [];
  product.server.use(
    http.post('*/api/admin/organisations/school/people', async ({ request }) => {
      invited.push(await request.json());
      return refused('This is not an e-mail address');
    }),
  );
  renderPage(<InviteForm organisationId="school" onDone={() => undefined} />, '/admin/people');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'bo@school.test');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Teacher' }));
  const first = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Administrator' });
  expect(first.validationMessage).toBe('Choose at least one role.');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(invited).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Librarian' }));
  expect(first.validationMessage).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(invited).toMatchObject([{ email: 'bo@school.test', roles: ['librarian'] }]));
});

it('of a company, the country is refused at its field, and a blank name before it is sent', async () => {
  const facts = { name: 'The Trust', type: null, category: null, country: null, groupId: null };
  const start = {
    id: 'trust',
    version: '1',
    facts,
    groups: [],
    periods: [],
    organisations: [],
    total: 0,
    people: 0,
  };
  product.server.use(
    http.post('*/api/admin/operator/companies/trust', async ({ request }) => {
      const sent = (await request.json()) as typeof facts;
      if (sent.country === 'Narnia') return refused('“Narnia” is not a country');
      return HttpResponse.json({ ...start, version: '2', facts: { ...facts, name: sent.name } });
    }),
  );
  const refetch = async () => ({ isError: false, data: undefined });
  renderPage(<CompanyEditor start={start} refetch={refetch} />, '/admin/companies');
  const country = screen.getByRole('textbox', { name: 'Country (optional)' });
  await userEvent.type(country, 'Narnia');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(country).toHaveAccessibleDescription(/“Narnia” is not a country\.$/));
  expect(country).toHaveFocus();
  expect(country).toHaveValue('Narnia');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, '   ');
  expect(name.validity.patternMismatch).toBe(true);
  await userEvent.type(name, 'Ours');
  expect(name.validity.valid).toBe(true);
  await userEvent.clear(country);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(country).toBeValid();
});

it('a subscription cannot end before it begins', async () => {
  const period = { id: 'p', type: 'full', startDate: '2026-09-01', endDate: '2027-08-31' };
  product.server.use(
    http.get('*/api/admin/operator/organisations/school/subscriptions', () =>
      HttpResponse.json({
        version: '1',
        periods: [period],
        company: { id: 'c', name: 'Trust', organisations: 1 },
      }),
    ),
  );
  renderPage(
    <SubscriptionsEditor organisationId="school" onStored={() => undefined} />,
    '/admin/subscription',
  );
  expect(await screen.findByLabelText('Last day')).toHaveAttribute('min', '2026-09-01');
});
