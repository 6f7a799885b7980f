import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AuditSection } from '@/components/admin/audit/AuditSection';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/clients/product-api/administration/operator'),
    import('@/lib/contracts/administration/audit'),
  ]),
);
beforeEach(signedIn);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const line = (id: number, more: object = {}) => ({
  id,
  at: '2026-03-01T10:00:00.000Z',
  service: 'customers',
  action: 'rights_changed',
  actorKind: 'person',
  actor: 'u1',
  organisationId: 'school',
  subject: 'user:u2',
  details: { what: 'person' },
  network: null,
  requestId: null,
  ...more,
});

const PEOPLE = [
  { id: 'u1', name: 'Amara Okafor' },
  { id: 'u2', name: 'Tom Pellow' },
];

/** Answers with pages by `before`, and writes down what was asked. */
function answers(path: string, pages: Record<string, object>) {
  const asked: string[] = [];
  product.server.use(
    http.get(`*/api/admin/${path}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(pages[searchParams.get('before') ?? '']);
    }),
  );
  return asked;
}

it('lines are found by words, kind and day, the address says which, and older ones are asked for the same way', async () => {
  const asked = answers('organisations/school/audit', {
    '': { entries: [line(9)], next: 9, morePeople: true, people: PEOPLE },
    '9': { entries: [line(8)], next: null, morePeople: true, people: PEOPLE },
  });
  const { router } = renderPage(<AuditSection organisationId="school" />, '/admin/audit?organisation=school');
  await screen.findByText('The newest 1 line; there are older ones.');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Rights of a person changedTom Pellow');
  expect(screen.getByRole('cell', { name: 'You' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Signed in' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Who or what' }), 'amara');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Rights changed');
  await userEvent.type(screen.getByLabelText('From'), '2026-03-01');
  await press('Find');
  await screen.findByText(/Too many people have these words/);
  await press('Show older lines');
  expect(await screen.findByText('2 lines. There are no older lines.')).toHaveFocus();
  const filters = 'action=rights_changed&from=2026-03-01';
  const query = `q=amara&${filters}`;
  expect(asked).toEqual(['', `?${query}`, `?${query}&before=9`]);
  expect(router().visited.at(-1)).toBe(`/admin/audit?organisation=school&words=amara&${filters}`);
  await press('Clear filters');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await screen.findByText('The newest 1 line; there are older ones.');
  expect(router().visited.at(-1)).toBe('/admin/audit?organisation=school');
});

it('says back to which day words were searched for, where older lines are left', async () => {
  const asked = answers('operator/audit', {
    '': { entries: [], next: 5, searchedTo: '2026-11-03T08:00:00.000Z' },
    '5': { entries: [line(4)], next: 3, searchedTo: '2026-10-20T08:00:00.000Z' },
    '3': { entries: [], next: null, searchedTo: null },
  });
  renderPage(<AuditSection organisationId={null} />, '/admin/changes?words=lear');
  await screen.findByText(
    /^0 lines match since .*November.* 2026\. Older lines have not been searched yet\.$/,
  );
  await press('Show older lines');
  await screen.findByText(/^1 line matches since .*October.* 2026\./);
  await press('Show older lines');
  expect(await screen.findByText('1 line. There are no older lines.')).toHaveFocus();
  expect(asked).toEqual(['?q=lear', '?q=lear&before=5', '?q=lear&before=3']);
});

it('says that older lines could not be read, and lets one try again', async () => {
  const newest = { entries: [line(9)], next: 9, morePeople: false, people: PEOPLE };
  let isAway = true;
  product.server.use(
    http.get('*/api/admin/organisations/school/audit', ({ request }) => {
      if (!request.url.includes('before=')) return HttpResponse.json(newest);
      if (isAway) return new HttpResponse(null, { status: 503 });
      return HttpResponse.json({ ...newest, entries: [line(8)], next: null });
    }),
  );
  renderPage(<AuditSection organisationId="school" />, '/admin/audit?organisation=school');
  await screen.findByText('The newest 1 line; there are older ones.');
  await press('Show older lines');
  expect(await screen.findByRole('alert')).toHaveTextContent('Older lines could not be read.');
  isAway = false;
  await press('Show older lines');
  expect(await screen.findByText('2 lines. There are no older lines.')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the address is what is asked, and Back fills the form again', async () => {
  const asked = answers('organisations/school/audit', {
    '': { entries: [], next: null, morePeople: false, people: PEOPLE },
  });
  const { router } = renderPage(
    <AuditSection organisationId="school" />,
    '/admin/audit?to=2026-02-01&words=%20u2',
  );
  await screen.findByText('No line matches.');
  expect(asked).toEqual(['?q=u2&to=2026-02-01']);
  expect(screen.getByLabelText('To')).toHaveValue('2026-02-01');
  router().go('/admin/audit');
  await screen.findByText('Nothing has been recorded yet.');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('operators read the lines of every organisation and of none', async () => {
  const entries = [
    line(9),
    line(8, { organisationId: null, action: 'imported', subject: null, details: {} }),
  ];
  const asked = answers('operator/audit', { '': { entries, next: null } });
  renderPage(<AuditSection organisationId={null} />, '/admin/changes?action=imported');
  expect(await screen.findByRole('link', { name: 'school' })).toHaveAttribute(
    'href',
    '/admin/audit?organisation=school',
  );
  expect(screen.getByRole('rowheader', { name: 'Data imported' })).toBeVisible();
  expect(asked).toEqual(['?action=imported']);
});
