/** Inviting people by a table. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ImportForm } from '@/components/admin/people/ImportForm';
import type { InvitePerson } from '@/lib/contracts/administration/people';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const invited: InvitePerson[] = [];
const linkOf = (email: string) => `https://issuer.example/password/${email}`;

/** jsdom's files cannot be read. */
const table = (bytes: Uint8Array) =>
  Object.assign(new File([], 'people.csv', { type: 'text/csv' }), { arrayBuffer: async () => bytes });
const csv = (text: string) => table(new TextEncoder().encode(text));
/** Whether the page may be left without a question. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/contracts/administration/people'),
  ]),
);

beforeEach(() => {
  signedIn();
  invited.length = 0;
  product.server.use(
    http.post('*/api/admin/organisations/school/people', async ({ request }) => {
      const person = (await request.json()) as InvitePerson;
      const error = { message: 'This person has an account already', code: 'CONFLICT', status: 409 };
      if (person.email === 'has@one.test') return HttpResponse.json({ error }, { status: 409 });
      invited.push(person);
      return HttpResponse.json({
        id: person.email,
        email: person.email,
        letter: 'none',
        link: linkOf(person.email),
      });
    }),
  );
  renderPage(<ImportForm organisationId="school" onDone={() => undefined} />, '/admin/people');
});

it('links of a table that was invited stay when another is chosen, and are asked about until they are copied', async () => {
  const table = await screen.findByLabelText(/People in a table/);
  const invite = async (email: string) => {
    await userEvent.upload(table, csv(`email,firstName,lastName,roles\n${email},A,B,teacher\n`));
    await userEvent.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
    await screen.findByRole('button', { name: `Copy the link for ${email}` });
  };
  await invite('a@one.test');
  expect(leaves()).toBe(false);
  await invite('b@one.test');
  const write = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link for a@one.test' }));
  expect(leaves()).toBe(false);
  // All of them copied, nothing is lost.
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link for b@one.test' }));
  await waitFor(() => expect(leaves()).toBe(true));
});

it('invites a table of people only when no line has a fault, and says by line who was refused', async () => {
  const input = await screen.findByLabelText('People in a table (CSV)');
  await userEvent.upload(input, csv('email\nno address\nc@d.test\n'));
  expect(await screen.findByRole('cell', { name: /is not an e-mail address/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Invite \d/ })).toBeNull();
  await userEvent.upload(input, csv('email\nc@d.test\nhas@one.test\n'));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite 2 people' }));
  expect(await screen.findByText('1 invited, 1 not.')).toBeVisible();
  const refused = screen.getByRole('row', { name: /has an account already/ });
  expect(within(refused).getByRole('rowheader')).toHaveTextContent('3');
  expect(invited.map(({ email }) => email)).toEqual(['c@d.test']);
  // No letter leaves here, so the address is shown, to be handed over.
  const left = screen.getByRole('row', { name: /c@d\.test/ });
  expect(left).toHaveTextContent(linkOf('c@d.test'));
  expect(within(left).getByRole('button', { name: 'Copy the link for c@d.test' })).toBeVisible();
  expect(screen.getByText('1 invited, 1 not.')).toHaveFocus();
});

it('a table that is not in UTF-8 is refused, because names would lose their accents', async () => {
  const input = await screen.findByLabelText('People in a table (CSV)');
  const latin1 = Uint8Array.from('email,firstName\na@b.test,Zo\xeb\n', (character) =>
    character.charCodeAt(0),
  );
  await userEvent.upload(input, table(latin1));
  expect(await screen.findByText(/The table is not in UTF-8/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Invite \d/ })).toBeNull();
  await userEvent.upload(input, csv('\uFEFFemail,firstName\na@b.test,Zoë\n'));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  expect(await screen.findByText('1 invited, 0 not.')).toBeVisible();
  expect(invited.map(({ firstName }) => firstName)).toEqual(['Zoë']);
});

it('of a table in which every line has a fault, the first hundred are listed', async () => {
  const input = await screen.findByLabelText('People in a table (CSV)');
  await userEvent.upload(input, csv(`email\n${'no address\n'.repeat(150)}`));
  expect(await screen.findByText(/^150 faults/)).toBeVisible();
  expect(screen.getByText('The first 100 are listed.')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(100);
});
