import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/box/SearchBox';
import { FakeRouterProvider, type FakeRouter } from '../../../support/in-browser/fake-router';

const suggestions = [
  { type: 'production', slug: 'king-lear', name: 'King Lear', highlight: 'King <mark>Lear</mark>' },
  { type: 'title', slug: 'king-lear', name: 'King Lear', highlight: 'King <mark>Lear</mark>' },
  {
    type: 'production',
    slug: 'lear-2',
    name: 'Lear & Sons',
    highlight: '<mark>Lear</mark> &amp; Sons <img>',
  },
];
let router: FakeRouter;

function show(address = '/', route?: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FakeRouterProvider address={address} {...(route && { route })} onReady={(ready) => (router = ready)}>
        <SearchBox />
      </FakeRouterProvider>
    </QueryClientProvider>,
  );
}
const field = () => screen.getByRole('combobox', { name: 'Search the library' });

beforeEach(() => {
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify({ suggestions }), { status: 200 })),
    );
});

describe('search box', () => {
  it('is a plain form that any browser can send', () => {
    show('/search?q=lear');
    const form = within(screen.getByRole('search')).getByRole('button', { name: 'Search' }).closest('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'q');
    expect(field()).toHaveValue('lear');
  });

  it.each([
    ['/productions?q=lear', '/[listing]', 'lear'],
    ['/my-bookmarks?q=lear', '/my-bookmarks', ''],
    ['/productions/hamlet?q=lear', '/[listing]/[slug]', ''],
  ])('at %s it shows only what was searched for in the library', (address, route, text) => {
    show(address, route);
    expect(field()).toHaveValue(text);
  });

  it('suggests names grouped by kind while typing', async () => {
    show();
    await userEvent.type(field(), 'lea');
    const productions = await screen.findByRole('group', { name: 'Productions' });
    expect(
      within(productions)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['King Lear', 'Lear & Sons <img>']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 suggestions')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Said in' })).toBeNull();
  });

  it('offers the moments at which it is said, each opening the player there', async () => {
    const said = [
      {
        type: 'production',
        slug: 'macbeth',
        name: 'Macbeth',
        start: 763.4,
        end: 766,
        text: 'Is this a <mark>dagger</mark>',
      },
    ];
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json({ suggestions, said })));
    show();
    await userEvent.type(field(), 'a dagger which');
    const group = await screen.findByRole('group', { name: 'Said in' });
    expect(within(group).getByRole('option')).toHaveTextContent('Macbeth, 12:43: Is this a dagger');
    expect(screen.getByText('4 suggestions')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(router.visited.at(-1)).toBe('/productions/macbeth?t=763#said=dagger');
  });

  it('offers filters that the text names, each with what it is of and how many results it has', async () => {
    const filters = [{ filter: 'level', key: 'upper-secondary', name: 'Upper secondary', count: 1204 }];
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json({ suggestions: [], filters })));
    show();
    await userEvent.type(field(), 'gcse');
    const group = await screen.findByRole('group', { name: 'Filters' });
    expect(within(group).getByRole('option')).toHaveTextContent('Upper secondary, Level, 1,204 results');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(router.visited.at(-1)).toBe('/search?level=upper-secondary');
  });

  it('is walked with the arrow keys, and Enter opens the active one', async () => {
    show();
    await userEvent.type(field(), 'lea');
    await screen.findByRole('group', { name: 'Productions' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    expect(active).toHaveTextContent('Lear & Sons');
    await userEvent.keyboard('{Enter}');
    expect(router.visited.at(-1)).toBe('/productions/lear-2');
  });

  it('keeps to the thing that was chosen when another list comes meanwhile', async () => {
    show();
    await userEvent.type(field(), 'lea');
    await screen.findByRole('group', { name: 'Productions' });
    let answer: (response: Response) => void = () => undefined;
    jest.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await userEvent.type(field(), 'r');
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    await userEvent.keyboard('{ArrowDown}');
    answer(Response.json({ suggestions: [...suggestions].reverse() }));
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Lear & Sons'));
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('King Lear');
    await userEvent.keyboard('{Enter}');
    expect(router.visited.at(-1)).toBe('/productions/king-lear');
  });

  it('Escape closes the suggestions and keeps the text', async () => {
    show();
    await userEvent.type(field(), 'lea');
    await screen.findByRole('group', { name: 'Productions' });
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('lea');
  });

  it('Enter without a chosen suggestion searches for the text', async () => {
    show();
    await userEvent.type(field(), ' king lear {Enter}');
    expect(router.visited.at(-1)).toBe('/search?q=king+lear');
  });

  it('says nothing when suggestions cannot be had', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    show();
    await userEvent.type(field(), 'lea');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
