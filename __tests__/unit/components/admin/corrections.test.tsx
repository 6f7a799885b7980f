/** Names and addresses of people, as an administrator corrects them. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { PeopleAdministration } from '@/components/admin/people/PeopleAdministration';
import type { SetPerson } from '@/lib/contracts/administration/people';
import { annLee as ann, PEOPLE_PATH as PATH } from '@/__tests__/support/in-browser/people';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/contracts/administration/people'),
  ]),
);

beforeEach(() => {
  signedIn();
  Element.prototype.scrollIntoView = () => undefined;
});

/** The row of somebody, opened by the keyboard. */
async function openRow(person: object, answer: (body: SetPerson) => Response, operator = false) {
  renderPage(<PeopleAdministration organisationId="school" operator={operator} />, '/admin/people');
  const sent: SetPerson[] = [];
  product.server.use(
    http.get(PATH, () => HttpResponse.json({ people: [{ ...ann, ...person }], total: 1 })),
    http.post(`${PATH}/ann`, async ({ request }) => {
      const body = (await request.json()) as SetPerson;
      sent.push(body);
      return answer(body);
    }),
  );
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find people' }), 'lee{Enter}');
  screen.getByRole('button', { name: 'Change Ann Lee' }).focus();
  await userEvent.keyboard('{Enter}');
  return { sent, row: within(screen.getByRole('group', { name: 'Ann Lee' })) };
}
const stored = (body: SetPerson, account: object = ann.account) =>
  HttpResponse.json({ ...ann, account, ...body, version: 'v2' });

it('a name is corrected by the keyboard, and only what is corrected is sent', async () => {
  const { sent, row } = await openRow({}, stored);
  expect(row.queryByLabelText('E-mail address')).toBeNull();
  expect(row.getByText(/^They sign in as ann@school\.test\. Only the library’s operator/)).toBeVisible();
  const last = row.getByLabelText('Last name');
  await userEvent.clear(last);
  await userEvent.type(last, 'Jones{Enter}');
  expect(await screen.findByText('Ann Jones')).toBeVisible();
  expect(sent).toEqual([{ version: 'v1', roles: ['teacher'], active: true, lastName: 'Jones' }]);
});

it('an address that is refused is said at its field, and what was typed stays', async () => {
  const error = { message: 'This address is already used', code: 'VALIDATION_FAILED', status: 400 };
  const account = { state: 'invited', sessions: 0 };
  const { sent, row } = await openRow({ account }, (body) =>
    body.email === 'taken@school.test'
      ? HttpResponse.json({ error }, { status: 400 })
      : stored(body, account),
  );
  const address = row.getByLabelText('E-mail address');
  await userEvent.clear(address);
  await userEvent.type(address, 'taken@school.test{Enter}');
  expect(await row.findByText('Not saved.')).toBeVisible();
  expect(address).toHaveAccessibleDescription(/This address is already used\.$/);
  expect(address).toBeInvalid();
  expect(address).toHaveFocus();
  expect(address).toHaveValue('taken@school.test');
  expect(row.queryByRole('button', { name: 'Load again' })).toBeNull();
  await userEvent.clear(address);
  await userEvent.type(address, 'anne@school.test{Enter}');
  await waitFor(() => expect(sent.at(-1)?.email).toBe('anne@school.test'));
  expect(await row.findByText(/^Saved/)).toBeVisible();
  expect(address).toBeValid();
});

it('an invitation is not sent to an address that is being corrected', async () => {
  const { row } = await openRow({ account: { state: 'invited', sessions: 0 } }, stored);
  await userEvent.type(row.getByLabelText('E-mail address'), '.uk');
  // No call to invite is known here: one that is sent fails the test.
  await userEvent.click(row.getByRole('button', { name: 'Send the invitation again' }));
  expect(await row.findByText('Save the corrected address first.')).toBeVisible();
});

it.each([
  ['another organisation’s', { own: false }],
  ['an issuer’s that is not ours', { account: null }],
])('%s people are called what they are called', async (_whose, person) => {
  const { row } = await openRow(person, stored);
  expect(row.getByRole('checkbox', { name: 'Teacher' })).toBeVisible();
  expect(row.queryByLabelText('Last name')).toBeNull();
  expect(row.queryByText(/They sign in as/)).toBeNull();
});

it('an operator reads how the address of somebody who signs in with it is changed', async () => {
  const { row } = await openRow({}, stored, true);
  expect(row.getByText('npm run accounts -- email ann@school.test NEW')).toBeVisible();
  expect(row.queryByText(/Only the library’s operator/)).toBeNull();
});
