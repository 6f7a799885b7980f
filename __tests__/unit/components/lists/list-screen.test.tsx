/** What the page of a list, and its card, say of who may read it, of its entries and of where they lead. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ListScreen } from '@/components/lists/ListScreen';
import { ListsScreen } from '@/components/lists/ListsScreen';
import { ListPlayScreen } from '@/components/list-player/ListPlayScreen';
import { ShellContext } from '@/components/shell/shell-context';
import { ClassScreen } from '@/components/class/ClassScreen';
import type { ShownEntry, TeachingList } from '@/lib/contracts/personal/lists';
import { cardOf } from '@/lib/domain/catalogue/card';
import { anonymousShell } from '@/lib/domain/viewer/shell';
import { contentItem } from '@/__tests__/support/content/item';
import { listEntry, listSummary } from '@/__tests__/support/content/list-entry';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const media = { type: 'video' as const, assetId: 'a', durationMinutes: 2 };
const item = cardOf(contentItem({ name: 'Macbeth', type: 'production', slug: 'macbeth', media }));
const film: ShownEntry = { ...listEntry, title: '', item, otherGuidance: ['Murder', 'Blood'] };
const clip: ShownEntry = {
  ...film,
  ...{ id: '2b0d7b3d-6a52-4d0e-9a51-0d5f5d8f0a02', kind: 'clip', title: 'The daggers', start: 84, end: 102 },
};
const list: TeachingList = { ...listSummary, entries: [film, clip] };
const until = '2099-12-11T12:00:00.000Z';
const open = { openToClass: { from: null, until } };
const page = (shown: TeachingList) => <ListScreen list={shown} notes={[]} />;
const facts = (text: RegExp) =>
  screen.findByText((_words, element) => element?.tagName === 'P' && text.test(element.textContent));

beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/personal/lists'),
    import('@/components/lists/class/ClassDialog'),
  ]),
);
beforeEach(() => {
  dialogsOpen();
  signedIn();
});

it('a list says that it is open to a class as soon as it is', async () => {
  let isOpen = false;
  product.server.use(
    http.get('*/api/lists/l1', () => HttpResponse.json({ ...list, ...(isOpen && open) })),
    http.get('*/api/class-openings', () => HttpResponse.json({ openings: [] })),
    http.post('*/api/class-openings', () => {
      isOpen = true;
      const opening = { id: 'o', listId: 'l1', code: 'ABCDEF', link: 'k', opensAt: until, closesAt: until };
      return HttpResponse.json({ ...opening, closedAt: null, opened: 0, played: {} });
    }),
  );
  const school = { ...anonymousShell, viewer: { ...anonymousShell.viewer, organisationId: 'school' } };
  renderPage(<ShellContext value={school}>{page(list)}</ShellContext>);
  expect(await facts(/^2 entries · about 2 minutes to watch · Only you$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open to a class' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open and get a code' }));
  expect(await facts(/to watch · Open to a class until 11 December 2099$/)).toBeVisible();
  expect(screen.queryByText(/Only you/)).toBeNull();
});

it.each([
  [
    'private, with a class to come',
    { openToClass: { from: '2099-12-01T12:00:00.000Z', until } },
    /Only you · Opens to a class on 1 December 2099, until 11 December 2099$/,
  ],
  [
    'shared, with a class',
    { sharing: 'link' as const, ...open },
    /Anyone with the link · Open to a class until 11 December 2099$/,
  ],
])('its card says so too: %s', async (_name, more, text) => {
  renderPage(
    <ListsScreen
      lists={[{ ...listSummary, ...more }]}
      colleagues={0}
      view={{ text: '', page: 1, byName: false }}
    />,
  );
  expect(await facts(text)).toBeVisible();
});

it('an entry has its guidance and its length, and a clip leads to the player that ends it', () => {
  renderPage(page(list));
  const [whole, part] = screen.getAllByRole('article');
  expect(whole).toHaveTextContent('Production · 2 minutes');
  expect(whole).toHaveTextContent('Guidance: Murder, Blood');
  expect(part).toHaveTextContent('Clip, 1:24 to 1:42 · 18 seconds');
  const addresses = screen
    .getAllByRole('article')
    .map((row) => within(row).getByRole('link').getAttribute('href'));
  expect(addresses).toEqual(['/productions/macbeth', `/lists/l1/play?at=${clip.id}`]);
});

it('the player begins with the entry of the address, and with the first where there is none such', async () => {
  const stage = (at: string | null) => <ListPlayScreen list={list} native={null} at={at} />;
  const { again } = renderPage(stage(clip.id));
  expect(await screen.findByRole('button', { name: 'Play The daggers' })).toBeVisible();
  expect(screen.getByText('2 entries · about 2 minutes to watch')).toBeVisible();
  again(<div />);
  again(stage('gone'));
  expect(await screen.findByRole('button', { name: 'Play Macbeth' })).toBeVisible();
});

it('while the code of an open class is fetched, that is said, above what opens it to another class', async () => {
  product.server.use(http.get('*/api/class-openings', () => new Promise<never>(() => undefined)));
  const school = { ...anonymousShell, viewer: { ...anonymousShell.viewer, organisationId: 'school' } };
  renderPage(<ShellContext value={school}>{page({ ...list, ...open })}</ShellContext>);
  await userEvent.click(screen.getByRole('button', { name: 'Class code' }));
  expect(await screen.findByText('Looking for the class codes')).toBeVisible();
});

it('students read how long it is', async () => {
  product.server.use(http.get('*/api/class-openings/:id/state', () => HttpResponse.json({ open: true })));
  const shown = { id: 'o', name: 'Storm', organisation: null, closesAt: until, entries: [film, clip] };
  renderPage(<ClassScreen list={shown} classKey="k" native={null} />);
  await waitFor(() => expect(screen.getByText(/^2 entries · about 2 minutes to watch/)).toBeVisible());
});

it('students at home read on its page what is in writing; of what another service plays they read why not', async () => {
  product.server.use(http.get('*/api/class-openings/:id/state', () => HttpResponse.json({ open: true })));
  const written = cardOf(contentItem({ name: 'A storm', type: 'workshop', slug: 'a-storm', media: null }));
  const entries: ShownEntry[] = [
    film,
    { ...film, id: 'w', item: written, otherGuidance: [] },
    { ...film, id: 'h', title: 'Elsewhere', hosted: true },
  ];
  const shown = { id: 'o', name: 'Storm', organisation: null, closesAt: until, entries };
  renderPage(<ClassScreen list={shown} classKey="k" native={null} />);
  expect(await screen.findByRole('link', { name: /^A storm/ })).toHaveAttribute('href', '/workshops/a-storm');
  expect(screen.getByText('It cannot be opened to a class.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Elsewhere/ })).not.toBeInTheDocument();
});

it('buttons of two entries with one name say which entry they belong to', () => {
  renderPage(page({ ...list, isMine: true, entries: [film, clip, { ...film, id: 'again' }] }));
  expect(screen.getByRole('button', { name: 'Remove Macbeth, entry 1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Macbeth, entry 3' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove The daggers' })).toBeInTheDocument();
});
