import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ControlsSection } from '@/components/admin/controls/ControlsSection';
import type { SetControls } from '@/lib/contracts/administration/controls';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const PATH = '*/api/admin/organisations/school/controls';
const lear = { id: 'lear', name: 'King Lear', type: 'production', slug: 'king-lear' };
const none = { adultThemesRestricted: false, allowedContent: [], blockedContent: [] };

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/contracts/administration/controls'),
  ]),
);

beforeEach(signedIn);

/** Whether the page may be left without a question. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('what changes is shown before it is saved; an item is blocked or allowed, never both', async () => {
  const sent: SetControls[] = [];
  let release: () => void = () => undefined;
  const answer = (controls: object) => ({
    version: 'v1',
    controls,
    group: { ...none, adultThemesRestricted: true },
    items: [],
    profiles: [{ name: 'strong-language', items: 3 }],
  });
  product.server.use(
    http.get(PATH, () => HttpResponse.json(answer({ ...none, blockedProfiles: [] }))),
    http.get(`${PATH}/items`, async ({ request }) => {
      const isLate = new URL(request.url).search.includes('late');
      if (isLate) await new Promise<void>((resolve) => (release = resolve));
      return HttpResponse.json({ items: isLate ? [] : [lear] });
    }),
    http.post(`${PATH}/preview`, () =>
      HttpResponse.json({
        before: 10,
        after: 9,
        hidden: { count: 1, examples: [lear] },
        shown: { count: 0, examples: [] },
      }),
    ),
    http.post(PATH, async ({ request }) => {
      const { version, ...controls } = (await request.json()) as SetControls;
      sent.push({ version, ...controls });
      return HttpResponse.json(answer(controls));
    }),
  );
  renderPage(<ControlsSection organisationId="school" />, '/admin/controls');
  // What the group has set is not the organisation's to change.
  expect(await screen.findByRole('checkbox', { name: 'Hide content with adult themes' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(leaves()).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Strong language (3)' }));
  expect(leaves()).toBe(false);
  // The answer to the first comes after that to the second, and does not replace it.
  const words = screen.getByRole('searchbox', { name: 'Find an item' });
  await userEvent.type(words, 'late{Enter}');
  await waitFor(() => expect(release).toHaveLength(1));
  await userEvent.clear(words);
  await userEvent.type(words, 'lear{Enter}');
  expect(await screen.findByText('1 found.')).toBeVisible();
  release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.click(await screen.findByRole('button', { name: 'Allow King Lear' }));
  // What is said to do next is what the form offers next.
  expect(
    screen.getByText('King Lear is on the list of allowed items. See what changes, then save.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'See what changes' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove King Lear' }));
  expect(screen.getByRole('heading', { name: 'Allowed items' })).toHaveFocus();
  expect(screen.queryByText(/is on the list of allowed items/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Block King Lear' }));
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  const preview = (await screen.findByText('What changes')).closest('[role=status]') as HTMLElement;
  expect(preview).toHaveTextContent('Your people see 10 items now, and 9 after this.');
  expect(within(preview).getByRole('link', { name: 'King Lear' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  // It is done, and not to be done any more.
  expect(screen.queryByText(/See what changes, then save/)).toBeNull();
  // Its place is taken by the button that comes next.
  expect(screen.getByRole('button', { name: 'See what changes' })).toHaveFocus();
  expect(leaves()).toBe(true);
  expect(sent).toEqual([
    {
      version: 'v1',
      adultThemesRestricted: false,
      blockedProfiles: ['strong-language'],
      allowedContent: [],
      blockedContent: ['lear'],
    },
  ]);
});

it('what is ticked while it is saved stays', async () => {
  let release: (() => void) | null = null;
  const start = { ...none, blockedProfiles: [] };
  const answer = (controls: object) => ({ version: 'v1', controls, group: none, items: [], profiles: [] });
  const empty = { count: 0, examples: [] };
  product.server.use(
    http.get(PATH, () => HttpResponse.json(answer(start))),
    http.post(`${PATH}/preview`, () =>
      HttpResponse.json({ before: 1, after: 1, hidden: empty, shown: empty }),
    ),
    http.post(PATH, async ({ request }) => {
      const { version: _version, ...controls } = (await request.json()) as SetControls;
      await new Promise<void>((resolve) => (release = resolve));
      return HttpResponse.json(answer(controls));
    }),
  );
  renderPage(<ControlsSection organisationId="school" />, '/admin/controls');
  const choice = await screen.findByRole('checkbox', { name: 'Hide content with adult themes' });
  await userEvent.click(choice);
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(release).not.toBeNull());
  await userEvent.click(choice);
  release!();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(choice).not.toBeChecked();
  expect(leaves()).toBe(false);
});

it('an answer that comes late is not shown for controls that have changed since', async () => {
  let answerLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const profiles = ['strong-language', 'violence'].map((name) => ({ name, items: 3 }));
  product.server.use(
    http.get(PATH, () => HttpResponse.json({ version: 'v1', controls: { ...none, blockedProfiles: [] }, group: none, items: [], profiles })),
    http.post(`${PATH}/preview`, async () => {
      await late;
      return HttpResponse.json({ before: 10, after: 9, hidden: { count: 1, examples: [lear] }, shown: { count: 0, examples: [] } });
    }),
  ); // prettier-ignore
  renderPage(<ControlsSection organisationId="school" />, '/admin/controls');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Strong language (3)' }));
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Violence (3)' }));
  answerLate();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText('What changes')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  expect(await screen.findByText('What changes')).toBeVisible();
});
