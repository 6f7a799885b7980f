import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListingScreen } from '@/components/search/ListingScreen';
import { createQueryClient } from '@/lib/browser/query-client';
import { searchScreen } from '@/lib/domain/listing/screens';
import { FakeRouterProvider, type FakeRouter } from '../../../support/in-browser/fake-router';
import { logged } from '../../../support/logged';

const item = (name: string) => ({
  ...{
    id: name,
    name,
    slug: name.toLowerCase(),
    type: 'guide',
    subType: 'Study guide',
    image: null,
    media: null,
  },
  ...{
    shortIntroduction: '',
    longIntroduction: '',
    date: null,
    firstPublishedAt: '2026-01-01',
    documents: [],
  },
  ...{
    producerNames: [],
    relatedProductions: [],
    relatedInterviews: [],
    relatedWorkshops: [],
    relatedGuides: [],
  },
  ...{ relatedLessonPlans: [], relatedSeries: [], relatedSkills: [], relatedGenres: [], relatedThemes: [] },
  ...{ relatedPeople: [], relatedEducationLevelNames: [], relatedSegmentIds: [], hasAdultThemes: false },
  ...{ healthGuidance: [], authors: [], disablePrintAndDownload: false, hideOutline: false },
});
const aggregations = {
  genre: [
    { key: 'tragedy', name: 'Tragedy', count: 2 },
    { key: 'comedy', name: 'Comedy', count: 1 },
  ],
};
type Answer = (query: URLSearchParams) => unknown;
let router: FakeRouter;
let asked: { address: string; signal: AbortSignal; answer: (body: unknown) => void }[];

/** Every request waits until the test answers it, or is answered at once by `answer`; the name of a genre, at once. */
function serve(answer?: Answer) {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = String(input);
    return new Promise((resolve, reject) => {
      const respond = (body: unknown) => resolve(new Response(JSON.stringify(body), { status: 200 }));
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      asked.push({ address, signal: init!.signal!, answer: respond });
      if (address.startsWith('/api/genres/')) respond({ name: 'Tragedy' });
      else if (answer) respond(answer(new URLSearchParams(address.split('?')[1])));
    });
  });
}

function show(address: string, isAllowed = false) {
  const screenOf = searchScreen(isAllowed);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FakeRouterProvider address={address} onReady={(ready) => (router = ready)}>
        <ListingScreen listing="search" screen={screenOf} levels={[]} hiddenFilters={[]} />
      </FakeRouterProvider>
    </QueryClientProvider>,
  );
}
const found = (...names: string[]) => ({ items: names.map(item), total: names.length, aggregations });
const count = () => screen.findByText(/^\d+ results?/);

describe('results', () => {
  it('are counted in a status, and nothing but the count is announced', async () => {
    serve(() => found('Hamlet', 'Lear'));
    show('/search?q=king');
    expect(await count()).toHaveTextContent('2 results for “king”');
    expect(await count()).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Hamlet' }).closest('[role=status]')).toBeNull();
  });

  it('a ticked filter goes into the address at page 1, and its chip takes it away', async () => {
    serve(() => found('Hamlet'));
    show('/search?q=king&page=2');
    await count();
    await userEvent.click(screen.getByText('Genre', { selector: 'summary' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tragedy/ }));
    expect(router.visited.at(-1)).toBe('/search?q=king&genre=tragedy');
    expect(await screen.findByRole('link', { name: 'Remove Tragedy' })).toHaveAttribute(
      'href',
      '/search?q=king',
    );
  });

  it('a late answer never replaces a newer one: the request that was left is aborted', async () => {
    serve();
    show('/search?genre=comedy');
    act(() => router.go('/search?genre=tragedy'));
    await waitFor(() =>
      expect(asked.filter(({ address }) => address.includes('/api/search?'))).toHaveLength(2),
    );
    const [first, second] = asked;
    expect(first?.signal.aborted).toBe(true);
    second?.answer(found('Newer'));
    expect(await screen.findByRole('link', { name: 'Newer' })).toBeInTheDocument();
    first?.answer(found('Older'));
    expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
  });

  it('nothing found: the nearest spelling and the filters whose removal helps', async () => {
    serve((query) => (query.has('genre') ? { items: [], total: 0, didYouMean: 'hamlet' } : found('A', 'B')));
    show('/search?q=hamlte&genre=tragedy');
    expect(
      // Loaded when it is first needed.
      await screen.findByRole('heading', { name: 'No results' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'hamlet' })).toHaveAttribute(
      'href',
      '/search?q=hamlet&genre=tragedy',
    );
    expect(screen.getByRole('link', { name: 'Remove Tragedy (2)' })).toHaveAttribute(
      'href',
      '/search?q=hamlte',
    );
  });

  it('nothing found: filters that exclude each other are said to, and removed together', async () => {
    serve((query) =>
      query.has('genre') || query.has('type') ? { items: [], total: 0 } : found('Hamlet', 'Lear'),
    );
    show('/search?q=hamlet&type=guide&genre=comedy');
    expect(
      await screen.findByText('Nothing matches all these filters at once. Without them there are 2 results.'),
    ).toBeVisible();
    expect(screen.queryByText(/spelling/)).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Clear all filters' }))
      expect(link).toHaveAttribute('href', '/search?q=hamlet');
  });

  it('nothing found: a quotation is said to be one, and searched for without its marks', async () => {
    serve(() => ({ items: [], total: 0 }));
    show('/search?q=%22all+my+sins%22+miller&genre=tragedy');
    expect(await screen.findByRole('link', { name: 'Search without quotation marks' })).toHaveAttribute(
      'href',
      '/search?q=all+my+sins+miller&genre=tragedy',
    );
  });

  it('nothing found: there is nothing to sort or to lay out', async () => {
    serve(() => ({ items: [], total: 0 }));
    show('/search?q=zzzzqqq');
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Layout' })).toBeNull();
    expect(screen.queryByText('Sort:')).toBeNull();
    expect(screen.getByRole('link', { name: 'Explore everything' })).toHaveAttribute('href', '/explore');
    act(() => router.go('/search?q=king&genre=comedy'));
    // A chosen filter can be taken away.
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  it('a page past the end says how many there are, and leads to the first and the last', async () => {
    serve(() => ({ items: [], total: 45, aggregations }));
    show('/search?q=king&page=99');
    expect(await screen.findByRole('heading', { name: 'There are only 3 pages of results' })).toBeVisible();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([address('First page'), address('Last page')]).toEqual([
      '/search?q=king',
      '/search?q=king&page=3',
    ]);
    serve(() => ({ items: [], total: 1, aggregations }));
    act(() => router.go('/search?q=jack&page=99'));
    expect(await screen.findByRole('heading', { name: 'There is only 1 page of results' })).toBeVisible();
    expect(address('See the results')).toBe('/search?q=jack');
    expect(screen.queryByRole('link', { name: 'Last page' })).toBeNull();
  });

  it('results that are not quite what was typed say so, and stand with the marks that they came with', async () => {
    const highlight = { name: 'Berkoff to <mark>be</mark>', shortIntroduction: '' };
    const items = [{ ...item('Berkoff to be'), highlight }];
    serve(() => ({ ...found(), items, total: 1, partial: true, didYouMean: 'to bed' }));
    show('/search?q=to+be');
    const marks = (await screen.findByRole('link', { name: 'Berkoff to be' })).querySelectorAll('mark');
    expect([...marks].map(({ textContent }) => textContent)).toEqual(['be']);
    // With the results: they move for nothing that comes after them.
    expect(screen.getByText(/^Nothing is about all of these words/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'to bed' })).toHaveAttribute('href', '/search?q=to+bed');
  });

  it('a failure says so and is logged, and trying again finds them', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('{}', { status: 503 })));
    show('/search');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');
    expect(logged()).toEqual(['The library did not answer as expected']);
    serve(() => found('Hamlet'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Hamlet' })).toBeInTheDocument();
    expect(await count()).toHaveFocus();
  });

  it('a filter that is removed, or all of them, leaves the focus at the count; an order at its menu', async () => {
    serve(() => found('Hamlet'));
    show('/search?genre=tragedy&genre=comedy');
    for (const name of ['Clear all filters', 'Remove Tragedy']) {
      act(() => router.go('/search?genre=tragedy&genre=comedy'));
      await userEvent.click(await screen.findByRole('link', { name }));
      await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
      expect(await count()).toHaveFocus();
    }
    const summary = screen.getByText('Sort:', { exact: false }).closest('summary')!;
    await userEvent.click(summary);
    await userEvent.click(screen.getByRole('link', { name: 'Z to A' }));
    expect(summary).toHaveFocus();
  });

  it('what is replaced takes the focus of nobody who is elsewhere', async () => {
    serve(() => found('Hamlet'));
    show('/search?genre=tragedy');
    const chip = await screen.findByRole('link', { name: 'Remove Tragedy' });
    act(() => chip.focus());
    act(() => chip.blur());
    act(() => router.go('/search'));
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });

  it('R-SRT-9 relevance is offered only with a text', async () => {
    serve(() => found('Hamlet'));
    show('/search');
    await count();
    expect(screen.queryByText('Best match')).toBeNull();
    act(() => router.go('/search?q=king'));
    expect(await screen.findAllByText('Best match')).not.toHaveLength(0);
  });
});

describe('standards search', () => {
  const steps = {
    authorities: [
      { slug: 'ncas', name: 'National Core Arts Standards', count: 5 },
      { slug: 'cas', name: 'California Arts Standards', count: 0 },
    ],
    grades: [{ slug: 'g8', name: 'Grade 8', count: 3 }],
    standards: [{ slug: 's1', name: 'One', code: 'TH:1', description: '', count: 2 }],
  };

  it('R-STD-1, R-STD-7 is offered where it is allowed, and drops the other filters', async () => {
    serve(() => found('Hamlet'));
    show('/search?q=x&genre=comedy', true);
    await count();
    expect(screen.getByRole('link', { name: 'Search by standard' })).toHaveAttribute(
      'href',
      '/search?q=x&mode=standards',
    );
  });

  it('R-STD-4 is not offered elsewhere', async () => {
    serve(() => found('Hamlet'));
    show('/search?mode=standards&authority=ncas');
    await count();
    expect(screen.queryByRole('link', { name: /standard/ })).toBeNull();
  });

  it('R-VAL-3 asks for no results before a standard is chosen; R-STD-5, R-STD-6 steps clear those after them', async () => {
    serve(() => steps);
    show('/search?mode=standards&authority=ncas', true);
    expect(await screen.findByRole('link', { name: 'Grade 8 3 results' })).toHaveAttribute(
      'href',
      '/search?mode=standards&authority=ncas&grade=g8',
    );
    expect(screen.getByRole('link', { name: 'Change authority' })).toHaveAttribute(
      'href',
      '/search?mode=standards',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Change authority' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /Authority$/ })).toHaveFocus());
    await userEvent.click(await screen.findByRole('link', { name: /^National Core/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /Grade$/ })).toHaveFocus());
    expect(asked.every(({ address }) => address.startsWith('/api/standards'))).toBe(true);
    expect(screen.queryByText('0 results')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  });

  it('a step says what comes before it, and an authority without anything leads nowhere', async () => {
    serve(() => ({ ...steps, grades: [], standards: [] }));
    show('/search?mode=standards', true);
    expect(await screen.findByRole('link', { name: /^National Core Arts/ })).toBeVisible();
    expect(screen.getByText('California Arts Standards')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^California/ })).toBeNull();
    expect(screen.getByText('Choose an authority first.')).toBeVisible();
    expect(screen.getByText('Choose a grade first.')).toBeVisible();
  });
});
