/** The panels of an item's other series: fetched when opened, a day later, and again for another visitor. */
import { act, screen, waitFor } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SeriesPanelsSection } from '@/components/relations/SeriesPanelsSection';
import { SERIES_CACHE_MS } from '@/lib/contracts/constants';
import { apiErrorBody } from '@/lib/contracts/http/errors';
import { loadingStatuses } from '@/lib/contracts/loading-status';
import { useSessionStore } from '@/stores/session';
import { cardOf } from '@/lib/domain/catalogue/card';
import { contentItem } from '@/__tests__/support/content/item';
import { productInBrowser, profile, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/components/relations/SeriesContents'),
    import('@/lib/clients/series'),
    import('@/lib/contracts/catalogue/series-members'),
  ]),
);
beforeEach(signedIn);

const member = (name: string) => cardOf(contentItem({ id: name, type: 'interview', slug: 'm', name }));
const series = (name: string) => ({ id: 's', name: 'Greek', slug: 'greek', members: [member(name)] });

const failure = apiErrorBody('UNAVAILABLE', 'The series cannot be read just now');

/** Answers each request with the next of these: a name is that of the only member, null a failure. */
function answers(...members: (string | null | Promise<string | null>)[]) {
  let asked = 0;
  product.server.use(
    http.get('*/series/greek/members.json', async () => {
      const name = await members[asked++]!;
      return name === null ? HttpResponse.json(failure, { status: 503 }) : HttpResponse.json(series(name));
    }),
  );
  return () => asked;
}

const section = {
  kind: 'seriesPanels' as const,
  id: 'more',
  heading: 'More series',
  currentId: 'x',
  series: [{ name: 'Greek', slug: 'greek', href: '/series/greek' }],
};
const cached = (client: QueryClient) => client.getQueryState(['series', 'greek', 'Oktau1']);
const busy = () => document.querySelector('[aria-busy]');
const toggle = () => userEvent.click(screen.getByText('Greek'));
const somebodyElse = () =>
  act(() => useSessionStore.setState({ method: 'Okta', profile: { ...profile, userId: 'u2' } }));

it('R-OPEN-5 fetches a series when its panel is opened, once', async () => {
  const asked = answers('Medea');
  renderPage(<SeriesPanelsSection section={section} />);
  expect(asked()).toBe(0);
  await toggle();
  expect(await screen.findByRole('link', { name: 'Medea' })).toBeVisible();
  await toggle();
  await toggle();
  expect(await screen.findByRole('link', { name: 'Medea' })).toBeVisible();
  expect(asked()).toBe(1);
});

it('a series with more members than are listed says so', async () => {
  const cut = { ...series('Medea'), isCut: true };
  product.server.use(http.get('*/series/greek/members.json', () => HttpResponse.json(cut)));
  renderPage(<SeriesPanelsSection section={section} />);
  await toggle();
  expect(await screen.findByText('The first 1 are listed.')).toBeVisible();
});

it('members that one visitor saw are not shown to the next, whose own come in their place', async () => {
  answers('Seen by the first', 'Seen by the second');
  renderPage(<SeriesPanelsSection section={section} />);
  await toggle();
  expect(await screen.findByRole('link', { name: 'Seen by the first' })).toBeVisible();
  somebodyElse();
  expect(screen.queryByText('Seen by the first')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Seen by the second' })).toBeVisible();
});

it('nor those that come when the visitor has changed', async () => {
  let answer: (name: string) => void = () => undefined;
  const asked = answers(new Promise<string>((resolve) => (answer = resolve)), 'Seen by the second');
  renderPage(<SeriesPanelsSection section={section} />);
  await toggle();
  await waitFor(() => expect(asked()).toBe(1));
  somebodyElse();
  expect(await screen.findByRole('link', { name: 'Seen by the second' })).toBeVisible();
  await act(async () => answer('Seen by the first'));
  expect(screen.queryByText('Seen by the first')).toBeNull();
});

it('R-SCA-4 R-LOD-5 is loaded again when it could not be read, which the panel says', async () => {
  let answer: (name: string) => void = () => undefined;
  answers(null, new Promise<string>((resolve) => (answer = resolve)));
  const { client } = renderPage(<SeriesPanelsSection section={section} />);
  await toggle();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(cached(client)).toMatchObject({ data: undefined, error: { code: 'UNAVAILABLE' } });
  await userEvent.click(again);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading…');
  expect(again).toHaveFocus();
  answer('Medea');
  const found = await screen.findByRole('link', { name: 'Medea' });
  expect(found).toBeVisible();
  // The button is gone: who pressed it is at what it brought, and not at the top of the page.
  await waitFor(() => expect(document.activeElement).toContainElement(found));
  expect(document.body).not.toHaveFocus();
});

describe('the series cache', () => {
  const NOW = Date.parse('2026-03-10T12:00:00.000Z');
  const at = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
  const shown = (name: string) => screen.findByRole('link', { name });
  afterEach(() => jest.restoreAllMocks());

  /** Opens the panel at noon; the rest of the answers are for the next times it is opened. */
  async function opened(...next: (string | null | Promise<string>)[]) {
    at(NOW);
    const asked = answers('First', ...next);
    const { client } = renderPage(<SeriesPanelsSection section={section} />);
    await toggle();
    return { asked, client };
  }
  async function reopenedAt(now: number) {
    await toggle();
    at(now);
    await toggle();
  }

  it('R-SCA-1 R-SCA-2 R-LOD-2 R-LOD-4 loads at the first request, and asks nobody before the day is over', async () => {
    let answer: (name: string) => void = () => undefined;
    at(NOW);
    const asked = answers(new Promise<string>((resolve) => (answer = resolve)));
    renderPage(<SeriesPanelsSection section={section} />);
    await toggle();
    await waitFor(() => expect(busy()).toBeInTheDocument());
    answer('First');
    expect(await shown('First')).toBeVisible();
    expect(busy()).toBeNull();
    await reopenedAt(NOW + SERIES_CACHE_MS - 1);
    expect(await shown('First')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('R-SCA-3 R-LOD-3 shows the old series while it is fetched again, then the new one for a day', async () => {
    let answer: (name: string) => void = () => undefined;
    const { asked } = await opened(new Promise<string>((resolve) => (answer = resolve)));
    await shown('First');
    await reopenedAt(NOW + SERIES_CACHE_MS);
    await waitFor(() => expect(asked()).toBe(2));
    expect(await shown('First')).toBeVisible();
    expect(busy()).toBeNull();
    answer('Second');
    expect(await shown('Second')).toBeVisible();
    await reopenedAt(NOW + 2 * SERIES_CACHE_MS - 1);
    expect(await shown('Second')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('R-SCA-5 R-LOD-5 keeps the old series, and the error, when a refresh fails, and while it is tried again', async () => {
    let answer: (name: string) => void = () => undefined;
    const { asked, client } = await opened(null, new Promise<string>((resolve) => (answer = resolve)));
    await shown('First');
    await reopenedAt(NOW + SERIES_CACHE_MS);
    await waitFor(() => expect(cached(client)?.error).toMatchObject({ code: 'UNAVAILABLE' }));
    expect(asked()).toBe(2);
    expect(await shown('First')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await reopenedAt(NOW + SERIES_CACHE_MS);
    await waitFor(() => expect(asked()).toBe(3));
    expect(await shown('First')).toBeVisible();
    expect(busy()).toBeNull();
    answer('Third');
    expect(await shown('Third')).toBeVisible();
  });

  it('R-SCA-6 makes one call for two requests at once', async () => {
    const asked = answers('First', 'Second');
    renderPage(
      <>
        <SeriesPanelsSection section={section} />
        <SeriesPanelsSection section={section} />
      </>,
    );
    for (const summary of screen.getAllByText('Greek')) await userEvent.click(summary);
    expect(await screen.findAllByRole('link', { name: 'First' })).toHaveLength(2);
    expect(asked()).toBe(1);
  });
});

it('R-LOD-1 the loading statuses are exactly these', () => {
  expect(loadingStatuses).toEqual(['UNINITIALISED', 'LOADING', 'LOADED', 'REFRESHING', 'ERROR']);
});
