import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { PeopleAdministration } from '@/components/admin/people/PeopleAdministration';
import type { InvitePerson, SetPerson } from '@/lib/contracts/administration/people';
import { annLee as ann, PEOPLE_PATH as PATH } from '@/__tests__/support/in-browser/people';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

function serve() {
  const invited: InvitePerson[] = [];
  const set: SetPerson[] = [];
  const asked: string[] = [];
  product.server.use(
    http.get(PATH, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ people: [ann], total: 1 });
    }),
    http.post(PATH, async ({ request }) => {
      const person = (await request.json()) as InvitePerson;
      invited.push(person);
      return HttpResponse.json({
        id: person.email,
        email: person.email,
        letter: 'none',
        link: 'https://issuer.example/password/x',
      });
    }),
    http.post(`${PATH}/ann`, async ({ request }) => {
      const body = (await request.json()) as SetPerson;
      set.push(body);
      return HttpResponse.json({ ...ann, ...body, version: 'v2' });
    }),
    http.post(`${PATH}/ann/sign-out`, () => HttpResponse.json({ ended: 2 })),
  );
  return { invited, set, asked };
}

/** jsdom’s files cannot be read. */
const csv = (text: string) =>
  Object.assign(new File([], 'people.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(text),
  });

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/contracts/administration/people'),
  ]),
);

beforeEach(() => {
  signedIn();
  renderPage(<PeopleAdministration organisationId="school" operator={false} />, '/admin/people');
});

it('finds people, changes what one may do, takes it back, and signs them out', async () => {
  const { set, asked } = serve();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find people' }), 'lee{Enter}');
  const row = (await screen.findByText('Ann Lee')).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('Teacher · Signed in at 2 browsers');
  expect(asked.at(-1)).toBe('?q=lee&offset=0');
  await userEvent.click(within(row).getByRole('button', { name: 'Change Ann Lee' }));
  await userEvent.click(within(row).getByRole('checkbox', { name: 'Librarian' }));
  await userEvent.click(within(row).getByRole('checkbox', { name: 'May use the library' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Save' }));
  expect(await within(row).findByText(/^Saved/)).toBeVisible();
  expect(row).toHaveTextContent('Teacher, Librarian · Shut out');
  await userEvent.click(within(row).getByRole('button', { name: 'Undo' }));
  expect(await within(row).findByText('Undone.')).toBeVisible();
  expect(set).toEqual([
    { version: 'v1', roles: ['teacher', 'librarian'], active: false },
    { version: 'v2', roles: ['teacher'], active: true },
  ]);
  const signOut = within(row).getByRole('button', { name: 'Sign out everywhere' });
  await userEvent.click(signOut);
  expect(await within(row).findByText('Signed out of 2 browsers.')).toBeVisible();
  expect(row).not.toHaveTextContent('Signed in at');
  expect(signOut).toHaveFocus();
});

/** Whether the page may be left without a question. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const changeAnn = async () => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find people' }), 'ann{Enter}');
  const row = (await screen.findByText('Ann Lee')).closest('li') as HTMLElement;
  const press = () => userEvent.click(within(row).getByRole('button', { name: 'Change Ann Lee' }));
  await press();
  return { row, press, librarian: within(row).getByRole('checkbox', { name: 'Librarian' }) };
};

it('what is ticked stays when the row is closed, and is asked about before the page or its list is left', async () => {
  const { asked } = serve();
  const { press, librarian } = await changeAnn();
  expect(leaves()).toBe(true);
  await userEvent.click(librarian);
  await press();
  expect(librarian).not.toBeVisible();
  expect(leaves()).toBe(false);
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const words = screen.getByRole('searchbox', { name: 'Find people' });
  await userEvent.clear(words);
  await userEvent.type(words, 'lee{Enter}');
  expect([ask.mock.calls.length, asked.at(-1)]).toEqual([1, '?q=ann&offset=0']);
  await press();
  expect(librarian).toBeChecked();
  // Ticked back, nothing is unsaved.
  await userEvent.click(librarian);
  expect(leaves()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?q=lee&offset=0'));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('looking for the same people again asks nothing, and what is ticked stays', async () => {
  const { asked } = serve();
  const { librarian } = await changeAnn();
  await userEvent.click(librarian);
  const before = asked.length;
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(asked).toHaveLength(before + 1));
  expect(ask).not.toHaveBeenCalled();
  expect(librarian).toBeChecked();
});

it('is asked about once, however much is unsaved on the page', async () => {
  serve();
  const { librarian } = await changeAnn();
  await userEvent.click(librarian);
  await userEvent.type(screen.getByLabelText('E-mail address'), 'b');
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/search' }));
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  link.remove();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('what is ticked while a change is saved is not undone by its answer', async () => {
  serve();
  let release: () => void = () => undefined;
  product.server.use(
    http.post(`${PATH}/ann`, async ({ request }) => {
      const body = (await request.json()) as SetPerson;
      await new Promise<void>((resolve) => (release = resolve));
      return HttpResponse.json({ ...ann, ...body, version: 'v2' });
    }),
  );
  const { row, librarian } = await changeAnn();
  await userEvent.click(librarian);
  await userEvent.click(within(row).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(row).getByText('Saving…')).toBeVisible());
  await userEvent.click(within(row).getByRole('checkbox', { name: 'Teacher' }));
  await waitFor(() => expect(release.length).toBe(1));
  release();
  expect(await within(row).findByText(/^Saved/)).toBeVisible();
  expect(within(row).getByRole('checkbox', { name: 'Teacher' })).not.toBeChecked();
  expect(row).toHaveTextContent('Teacher, Librarian');
  expect(leaves()).toBe(false);
});

it('invites one person, with a link to hand over where no letters are sent', async () => {
  const { invited } = serve();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'bo@school.test');
  // The browser asks before a form that was begun is left behind.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(
    await screen.findByText('This library doesn’t send e-mail. Give bo@school.test this one-time link:'),
  ).toBeVisible();
  expect(screen.getByText('https://issuer.example/password/x')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus();
  // The link is shown nowhere else.
  expect(leaves()).toBe(false);
  const write = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(write).toHaveBeenCalledWith('https://issuer.example/password/x');
  await waitFor(() => expect(leaves()).toBe(true));
  expect(invited).toEqual([{ email: 'bo@school.test', firstName: '', lastName: '', roles: ['teacher'] }]);
});

it('pressed twice, it invites once', async () => {
  const { invited } = serve();
  await userEvent.type(await screen.findByLabelText('E-mail address'), 'bo@school.test');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/one-time link:/)).toBeVisible();
  expect(invited).toHaveLength(1);
});

it('pressed twice, everybody is downloaded once', async () => {
  const { asked } = serve();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find people' }), 'ann{Enter}');
  await screen.findByText('Ann Lee');
  const before = asked.length;
  URL.createObjectURL = () => 'blob:people';
  URL.revokeObjectURL = () => undefined;
  const download = screen.getByRole('button', { name: 'Download everybody as CSV' });
  await userEvent.dblClick(download);
  expect(await screen.findByText('Saved as people.csv.')).toBeVisible();
  expect(asked).toHaveLength(before + 1);
});

it('what is being changed, and what was looked for, stays when others are invited', async () => {
  const { asked } = serve();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find people' }), 'lee{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe('?q=lee&offset=0'));
  const row = (await screen.findByText('Ann Lee')).closest('li') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Change Ann Lee' }));
  await userEvent.click(within(row).getByRole('checkbox', { name: 'Librarian' }));
  const stays = async (times: number) => {
    await waitFor(() => expect(asked).toHaveLength(times));
    expect(asked.at(-1)).toBe('?q=lee&offset=0');
    expect(screen.getByRole('searchbox', { name: 'Find people' })).toHaveValue('lee');
    expect(row).toBeInTheDocument();
    expect(within(row).getByRole('checkbox', { name: 'Librarian' })).toBeChecked();
  };
  const already = asked.length;
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'bo@school.test');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await stays(already + 1);
  await userEvent.upload(screen.getByLabelText('People in a table (CSV)'), csv('email\nc@d.test\n'));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  await stays(already + 2);
});

it('counts one as one', async () => {
  serve();
  product.server.use(http.post(`${PATH}/ann/sign-out`, () => HttpResponse.json({ ended: 1 })));
  const input = await screen.findByLabelText('People in a table (CSV)');
  await userEvent.upload(input, csv('email\nno address\n'));
  expect(await screen.findByText('1 fault; nobody is invited until it is corrected.')).toBeVisible();
  await userEvent.upload(input, csv('email\nno address\nnor this\n'));
  expect(await screen.findByText('2 faults; nobody is invited until they are corrected.')).toBeVisible();
  await userEvent.upload(input, csv('email\nc@d.test\n'));
  expect(await screen.findByText('1 person; no faults found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite 1 person' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find people' }), 'ann{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Change Ann Lee' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Signed out of 1 browser.')).toBeVisible();
});

it('invites again whoever it is, once, at the address that is theirs by now', async () => {
  const { invited } = serve();
  let again = 0;
  product.server.use(
    http.get(PATH, () =>
      HttpResponse.json({
        people: [{ ...ann, roles: ['teacher', 'administrator'], account: { state: 'invited', sessions: 0 } }],
        total: 1,
      }),
    ),
    http.post(`${PATH}/ann`, async ({ request }) =>
      HttpResponse.json({
        ...ann,
        ...((await request.json()) as SetPerson),
        account: { state: 'invited', sessions: 0 },
        version: 'v2',
      }),
    ),
    http.post(`${PATH}/ann/invitation`, () => {
      const letter = { letter: 'sent', email: 'lee@school.test', link: null };
      const link = { letter: 'none', email: ann.email, link: 'https://issuer.example/password/x' };
      return HttpResponse.json({ id: 'ann', ...((again += 1) === 1 ? link : letter) });
    }),
  );
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find people' }), 'ann{Enter}');
  const row = (await screen.findByText('Ann Lee')).closest('li') as HTMLElement;
  await within(row).findByText(/Administrator/);
  await userEvent.click(within(row).getByRole('button', { name: 'Change Ann Lee' }));
  await userEvent.click(within(row).getByRole('checkbox', { name: 'Administrator' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Save' }));
  await within(row).findByText(/^Saved/);
  await userEvent.dblClick(within(row).getByRole('button', { name: 'Send the invitation again' }));
  await within(row).findByText(/Give Ann Lee this one-time link:/);
  expect([again, invited]).toEqual([1, []]);
  // Corrected in another window meanwhile.
  await userEvent.click(within(row).getByRole('button', { name: 'Send the invitation again' }));
  expect(await within(row).findByText('An e-mail is on its way to lee@school.test.')).toBeVisible();
  // Closed and opened again, it shows what is stored now.
  await userEvent.click(within(row).getByRole('button', { name: 'Change Ann Lee' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Change Ann Lee' }));
  expect(within(row).getByRole('checkbox', { name: 'Administrator' })).not.toBeChecked();
});

it('what could not be saved because the session has ended says how it can be', async () => {
  serve();
  const ended = { error: { code: 'UNAUTHENTICATED', message: 'This sign-in has been ended', status: 401 } };
  product.server.use(http.post(`${PATH}/ann`, () => HttpResponse.json(ended, { status: 401 })));
  const { row, librarian } = await changeAnn();
  await userEvent.click(librarian);
  await userEvent.click(within(row).getByRole('button', { name: 'Save' }));
  const said = 'Not saved. Your session has ended. Sign in again in another tab, then try again here.';
  expect(await within(row).findByText(said)).toBeVisible();
  expect(librarian).toBeChecked();
});
