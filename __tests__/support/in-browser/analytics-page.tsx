/** The statistics of a page with one beacon to look at, on clocks that the test moves. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Analytics } from '@/components/analytics/Analytics';
import { analyticsBatchSchema } from '@/lib/contracts/usage/reports';
import { anonymousShell } from '@/lib/domain/viewer/shell';
import { freshBrowser, teacher } from './frame';
import { FakeRouterProvider, type FakeRouter } from './fake-router';

export const beacon = jest.fn<boolean, [string, string]>(() => true);

export const batches = () =>
  beacon.mock.calls.map(([address, body]) => {
    expect(address).toBe('/api/analytics');
    return analyticsBatchSchema.parse(JSON.parse(body)).events;
  });

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const viewer = {
  ...anonymousShell.viewer,
  organisationId: 'o1',
  country: 'GBR',
  subscription: 'FULL' as const,
};
export const user = teacher({
  permissions: {
    superuser: true,
    administrator: [],
    teacher: ['o1'],
    finance: [],
    librarian: [],
    technical: [],
    faculty: [],
    other: [],
  },
});

/** The page's own queries and router, new for each test. */
export const onPage: { queries: QueryClient; router: FakeRouter | null } = {
  queries: new QueryClient(),
  router: null,
};

/** For `beforeEach`. */
export function freshPage(): void {
  jest.useFakeTimers({ now: new Date('2026-03-10T12:00:00.000Z') });
  freshBrowser(user);
  onPage.queries = new QueryClient();
  beacon.mockClear();
  navigator.sendBeacon = beacon as unknown as typeof navigator.sendBeacon;
  document.title = 'Guides | DT+';
  history.replaceState(null, '', '/guides?q=lear');
  document.body.innerHTML = '<script type="application/json" id="settings">{}</script>';
}

export async function show(address = '/guides?q=lear') {
  const view = render(
    <QueryClientProvider client={onPage.queries}>
      <FakeRouterProvider
        address={address}
        onReady={(router) => {
          onPage.router = router;
        }}
      >
        <Analytics viewer={viewer} user={user} />
      </FakeRouterProvider>
    </QueryClientProvider>,
  );
  await pass(10);
  return view;
}

export const goTo = (address: string) => act(() => onPage.router?.go(address));
