import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CompaniesSection } from '@/components/admin/operator/CompaniesSection';
import type { CompanyFacts, OperatedCompany } from '@/lib/contracts/administration/companies';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const BASE = '*/api/admin/operator/companies';

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/operator'),
    import('@/lib/contracts/administration/companies'),
  ]),
);
beforeEach(signedIn);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const company: OperatedCompany = {
  version: '1',
  id: 'a&b',
  facts: { name: 'The Trust', type: 'Trust', category: null, country: null, groupId: null },
  groups: [{ id: 'g', name: 'Schools of younger pupils' }],
  periods: [{ id: 's', type: 'trial', startDate: '2026-01-01', endDate: '2026-01-31' }],
  organisations: [{ id: 'school', name: 'The School' }],
  total: 51,
  people: 1200,
};

/** One company that remembers what it is set to, as the service does. */
function answering(start: OperatedCompany) {
  const kept = { state: start, sent: [] as CompanyFacts[] };
  product.server.use(
    http.get(`${BASE}/:id`, () => HttpResponse.json(kept.state)),
    http.post(`${BASE}/:id`, async ({ request }) => {
      const { version, ...facts } = (await request.json()) as CompanyFacts & { version: string };
      const error = { message: 'Somebody else has changed this meanwhile.', code: 'CONFLICT', status: 409 };
      if (version !== kept.state.version) return HttpResponse.json({ error }, { status: 409 });
      kept.sent.push(facts);
      kept.state = { ...kept.state, facts, version: `${Number(version) + 1}` };
      return HttpResponse.json(kept.state);
    }),
  );
  return kept;
}

it('companies are found and lead to their page', async () => {
  const asked: string[] = [];
  product.server.use(
    http.get(BASE, ({ request }) => {
      asked.push(new URL(request.url).search);
      const found = { id: 'a&b', name: 'The Trust', group: 'A group', organisations: 51, until: null };
      return HttpResponse.json({ companies: [found], total: 1 });
    }),
  );
  renderPage(<CompaniesSection />, '/admin/companies');
  expect(await screen.findByRole('link', { name: 'The Trust' })).toHaveAttribute(
    'href',
    '/admin/companies?company=a%26b',
  );
  expect(screen.getByRole('cell', { name: '51' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find companies' }), 'trust{enter}');
  await screen.findByText('1 to 1 of 1 companies.');
  expect(asked).toEqual(['?q=&offset=0', '?q=trust&offset=0']);
});

it('a new one is made with one id, however often it is sent, and opens', async () => {
  const made: { id: string; name: string }[] = [];
  product.server.use(
    http.get(BASE, () => HttpResponse.json({ companies: [], total: 0 })),
    http.post(BASE, async ({ request }) => {
      made.push((await request.json()) as { id: string; name: string });
      if (made.length === 1) return HttpResponse.error();
      return HttpResponse.json({ ...company, id: made[0]?.id });
    }),
  );
  answering(company);
  const { router } = renderPage(<CompaniesSection />, '/admin/companies');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the new company' }), 'The Trust');
  await press('Add');
  await screen.findByText(/^Not added/);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('heading', { name: 'The Trust' })).toBeVisible();
  expect(made.map(({ name }) => name)).toEqual(['The Trust', 'The Trust']);
  expect(made[1]?.id).toBe(made[0]?.id);
  expect(router().visited.at(-1)).toBe(`/admin/companies?company=${made[0]?.id}`);
});

it('is renamed, put into a group, and back again; somebody else’s change is said', async () => {
  const kept = answering(company);
  renderPage(<CompaniesSection />, '/admin/companies?company=a%26b');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'The New Trust');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Kind (optional)' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Schools of younger pupils');
  await press('Save');
  await screen.findByText('Saved. It takes effect everywhere within a minute.');
  expect(screen.getByRole('heading', { name: 'The New Trust' })).toBeVisible();
  await press('Undo');
  await screen.findByText('Undone.');
  expect(kept.sent).toEqual([
    { ...company.facts, name: 'The New Trust', type: null, groupId: 'g' },
    company.facts,
  ]);
  expect(name).toHaveValue('The Trust');
  kept.state = { ...kept.state, version: '9' };
  await press('Save');
  expect(await screen.findByText(/Not saved. Somebody else has changed this meanwhile/)).toBeVisible();
  product.server.use(http.get(`${BASE}/:id`, () => new HttpResponse(null, { status: 503 }), { once: true }));
  await press('Load again');
  expect(await screen.findByText('It could not be loaded. Please try again.')).toBeVisible();
  kept.state = { ...kept.state, facts: { ...company.facts, name: 'Theirs' } };
  await press('Load again');
  expect(await screen.findByText('Loaded again.')).toBeVisible();
  expect(name).toHaveValue('Theirs');
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
});

/** Whether the page may be left without a question. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('only what is another than before is asked about, and what is being changed is not undone with what was saved', async () => {
  const kept = answering(company);
  renderPage(<CompaniesSection />, '/admin/companies?company=a%26b');
  const country = await screen.findByRole('textbox', { name: 'Country (optional)' });
  await userEvent.type(country, 'I');
  expect(leaves()).toBe(false);
  await userEvent.type(country, '{Backspace}');
  expect(leaves()).toBe(true);
  await userEvent.type(country, 'Ireland');
  await press('Save');
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.type(country, ' and more');
  // It would take back what is saved, and what is not with it.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.clear(country);
  await userEvent.type(country, 'Ireland');
  await press('Undo');
  await screen.findByText('Undone.');
  expect(kept.sent.map(({ country: sent }) => sent)).toEqual(['Ireland', null]);
});

it('says what it has subscribed to and where that is set, and which organisations it has', async () => {
  answering(company);
  renderPage(<CompaniesSection />, '/admin/companies?company=a%26b');
  expect(await screen.findByRole('cell', { name: '31 January 2026' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'set at The School' })).toHaveAttribute(
    'href',
    '/admin/subscription?organisation=school',
  );
  expect(screen.getByText('51 organisations, 1,200 people in all. The first 1 by name:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The School' })).toHaveAttribute(
    'href',
    '/admin?organisation=school',
  );
});

it('one without organisations says where they come from', async () => {
  answering({ ...company, organisations: [], total: 0, people: 0, periods: [] });
  renderPage(<CompaniesSection />, '/admin/companies?company=new');
  expect(await screen.findByText('None. Organisations join a company by import.')).toBeVisible();
  expect(screen.getByText('There is no subscription: nothing plays.')).toBeVisible();
});
