import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { PeopleAdministration } from '@/components/admin/people/PeopleAdministration';
import type { InvitePerson } from '@/lib/contracts/administration/people';
import { annLee as ann, PEOPLE_PATH as PATH } from '@/__tests__/support/in-browser/people';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

beforeEach(signedIn);

/** The people, each of whose invitations has a link; the second invitation of one person is one too many. */
function openPeople() {
  let sent = 0;
  const linkFor = (who: string) => `https://issuer.example/password/${who}`;
  const tooMany = { message: 'Too many requests', code: 'RATE_LIMITED', status: 429 };
  product.server.use(
    http.get(PATH, () =>
      HttpResponse.json({ people: [{ ...ann, account: { state: 'invited', sessions: 0 } }], total: 1 }),
    ),
    http.post(PATH, async ({ request }) => {
      const { email } = (await request.json()) as InvitePerson;
      return HttpResponse.json({ id: email, email, letter: 'none', link: linkFor(email) });
    }),
    http.post(`${PATH}/ann/invitation`, () =>
      (sent += 1) === 1
        ? HttpResponse.json({ id: 'ann', email: ann.email, letter: 'none', link: linkFor('ann') })
        : HttpResponse.json({ error: tooMany }, { status: 429 }),
    ),
  );
  renderPage(<PeopleAdministration organisationId="school" operator={false} />, '/admin/people');
  return linkFor;
}

it('a link that is not copied yet stays when the next person is invited', async () => {
  const linkFor = openPeople();
  for (const email of ['bo@school.test', 'cy@school.test']) {
    await userEvent.type(await screen.findByLabelText('E-mail address'), `${email}{Enter}`);
    expect(await screen.findByText(linkFor(email))).toBeVisible();
  }
  expect(screen.getByText(linkFor('bo@school.test'))).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-mail address'), 'bo@school.test{Enter}');
  await waitFor(() => expect(screen.getByLabelText('E-mail address')).toHaveValue(''));
  expect(screen.getAllByText(linkFor('bo@school.test'))).toHaveLength(1);
});

it('a link of a person stays when sending is refused and when the row is closed, until it is copied', async () => {
  const link = openPeople()('ann');
  const row = (await screen.findByText('Ann Lee')).closest('li') as HTMLElement;
  const press = () => userEvent.click(within(row).getByRole('button', { name: 'Change Ann Lee' }));
  await press();
  const again = () => userEvent.click(within(row).getByRole('button', { name: 'Send the invitation again' }));
  await again();
  expect(await within(row).findByText(link)).toBeVisible();
  await again();
  expect(await within(row).findByText('Too many requests.')).toBeVisible();
  await press();
  expect(screen.getByText(link)).not.toBeVisible();
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find people' }), 'lee{Enter}');
  expect(ask).toHaveBeenCalledWith('Leave these people? What you have not saved or copied is lost.');
  await press();
  expect(within(row).getByText(link)).toBeVisible();
  const write = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  await userEvent.click(within(row).getByRole('button', { name: 'Copy the link' }));
  // The page may be left without a question.
  await waitFor(() => expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true));
  await press();
  expect(screen.queryByText(link)).toBeNull();
});
