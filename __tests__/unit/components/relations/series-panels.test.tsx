/** The panels of an item's other series: fetched when opened, and again for another visitor. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SeriesPanelsSection } from '@/components/relations/SeriesPanelsSection';
import { useSeriesCache } from '@/components/relations/series-cache';
import { useSessionStore } from '@/stores/session';
import { cardOf } from '@/lib/domain/catalogue/card';
import { contentItem } from '@/__tests__/support/content/item';
import { productInBrowser, profile, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() => import('@/lib/clients/series'));
beforeEach(() => {
  useSeriesCache.setState({ series: {} });
  signedIn();
});

const member = (name: string) => cardOf(contentItem({ id: name, type: 'interview', slug: 'm', name }));
const series = (name: string) => ({ id: 's', name: 'Greek', slug: 'greek', members: [member(name)] });

/** Answers each request with the next of these; a name is that of the only member. */
function answers(...members: (string | Promise<string>)[]) {
  let asked = 0;
  product.server.use(
    http.get('*/series/greek/members.json', async () => HttpResponse.json(series(await members[asked++]!))),
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
  expect(asked()).toBe(1);
  somebodyElse();
  expect(await screen.findByRole('link', { name: 'Seen by the second' })).toBeVisible();
  await act(async () => answer('Seen by the first'));
  expect(screen.queryByText('Seen by the first')).toBeNull();
});

it('is asked for again when it could not be read', async () => {
  product.server.use(
    http.get('*/series/greek/members.json', () => new HttpResponse(null, { status: 503 }), { once: true }),
    http.get('*/series/greek/members.json', () => HttpResponse.json(series('Medea'))),
  );
  renderPage(<SeriesPanelsSection section={section} />);
  await toggle();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Medea' })).toBeVisible();
});
