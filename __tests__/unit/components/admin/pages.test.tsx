/** Paging through the lists of the administration, by keyboard. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { OrganisationsSection } from '@/components/admin/operator/OrganisationsSection';
import { PeopleAdministration } from '@/components/admin/people/PeopleAdministration';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/operator'),
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/contracts/administration/operator'),
    import('@/lib/contracts/administration/people'),
  ]),
);
beforeEach(signedIn);

/** Answers the first page at once, and the others when the test says so. */
function paged(path: string, answer: (offset: number) => object) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  const asked: number[] = [];
  product.server.use(
    http.get(path, async ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      asked.push(offset);
      if (offset > 0) await released;
      return HttpResponse.json(answer(offset));
    }),
  );
  return { asked, release };
}

const organisation = (offset: number) => ({
  organisations: [{ id: `o${offset}`, name: `College ${offset}`, company: null, until: null, people: 1 }],
  total: 51,
});

const person = (offset: number) => ({
  people: [
    {
      id: `p${offset}`,
      email: `p${offset}@x.test`,
      firstName: 'Person',
      lastName: String(offset),
      roles: [],
      active: true,
      own: true,
      account: null,
      version: '1',
    },
  ],
  total: 51,
});

const lists = [
  {
    name: 'organisations',
    path: '*/api/admin/operator/organisations',
    answer: organisation,
    section: <OrganisationsSection />,
    first: 'College 0',
    last: 'College 50',
  },
  {
    name: 'people',
    path: '*/api/admin/organisations/school/people',
    answer: person,
    section: <PeopleAdministration organisationId="school" operator={false} />,
    first: 'Person 0',
    last: 'Person 50',
  },
];

it.each(lists)('the page of $name stays until the next is here, and Next keeps the focus', async (list) => {
  const { asked, release } = paged(list.path, list.answer);
  renderPage(list.section, '/admin');
  expect(await screen.findByText(list.first)).toBeVisible();
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked).toEqual([0, 50]));
  expect(screen.getByText(list.first).closest('[aria-busy="true"]')).not.toBeNull();
  // Pressed again meanwhile, it asks for no page that may not exist.
  await userEvent.keyboard('{Enter}');
  release();
  expect(await screen.findByText(list.last)).toBeVisible();
  expect(screen.queryByText(list.first)).toBeNull();
  expect(screen.getByText(list.last).closest('[aria-busy="true"]')).toBeNull();
  expect(next).toHaveFocus();
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([0, 50]);
  expect(screen.getByText(`51 to 51 of 51 ${list.name}.`)).toBeVisible();
});

it('results of other words do not stay while they are looked for: nobody acts on one that was not asked for', async () => {
  const { asked, release } = paged('*/api/admin/operator/organisations', organisation);
  renderPage(<OrganisationsSection />, '/admin');
  expect(await screen.findByText('College 0')).toBeVisible();
  product.server.use(
    http.get('*/api/admin/operator/organisations', () => new Promise<never>(() => undefined)),
  );
  await userEvent.type(screen.getByRole('searchbox'), 'harbour{Enter}');
  await waitFor(() => expect(screen.queryByText('College 0')).toBeNull());
  expect(asked).toEqual([0]);
  release();
});

describe.each(lists)('a page of $name that cannot be read', (list) => {
  /** The first page, and of the second the failures, then the page. */
  async function failing(failures: number) {
    let left = failures;
    product.server.use(
      http.get(list.path, ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        if (offset > 0 && left-- > 0) return new HttpResponse(null, { status: 503 });
        return HttpResponse.json(list.answer(offset));
      }),
    );
    renderPage(list.section, '/admin');
    expect(await screen.findByText(list.first)).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This page of the list could not be read.');
    expect(screen.queryByText(list.first)).toBeNull();
    expect(next).toHaveFocus();
  }

  it('leaves the way back, and the focus', async () => {
    await failing(1);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText(list.first)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(`1 to 50 of 51 ${list.name}.`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  });

  it('can be tried again', async () => {
    await failing(2);
    const again = screen.getByRole('button', { name: 'Try again' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
    expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const last = await screen.findByText(list.last);
    await waitFor(() => expect(document.activeElement).toContainElement(last));
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
