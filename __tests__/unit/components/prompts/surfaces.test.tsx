/** What lies over the page for whom: widget, tour and banners together, one thing at a time. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { PersonalSurfaces } from '@/components/prompts/PersonalSurfaces';
import { ShellContext } from '@/components/shell/shell-context';
import { anonymousShell } from '@/lib/domain/viewer/shell';
import { FIRST_COURSE_PATH } from '@/lib/domain/prompts/onboarding';
import { firstSeenKey } from '@/lib/domain/prompts/survey';
import type { User } from '@/lib/domain/viewer/user';
import { useUserStore } from '@/stores/user';
import { Frame, freshBrowser, teacher } from '@/__tests__/support/in-browser/frame';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const education = [{ heading: 'By level', links: [{ name: 'Primary', href: '/search?level=p' }] }];
const subscription = (given: object) => ({
  id: 's1',
  parentCompanyId: 'c1',
  type: 'full',
  startDate: '2025-03-01',
  endDate: '2026-12-31',
  requestFeedback: false,
  suppressExpiryMsg: false,
  ...given,
});
const trial = subscription({ type: 'trial', endDate: '2026-03-11' });
const ending = subscription({ endDate: '2026-04-30' });

let notices: { path: string; body: unknown }[];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['requestAnimationFrame'] });
  notices = [];
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { pathname } = new URL(String(address), location.origin);
    if (pathname === '/graphql') {
      const data = { setUserLinkVisited: { key: 'k', visited: true } };
      return Promise.resolve(Response.json({ data }));
    }
    if (init?.method === 'POST') {
      const body = JSON.parse(String(init.body)) as object;
      notices.push({ path: pathname, body });
      return Promise.resolve(Response.json({ id: '1', createdAt: NOW.toISOString(), ...body }));
    }
    return Promise.resolve(Response.json({ userId: 'u1', nextDisplayTimestamp: null, dismissalCounter: 0 }));
  });
});
afterEach(() => jest.useRealTimers());

function Surfaces() {
  return <PersonalSurfaces user={useUserStore((store) => store.user)} />;
}

interface Visit {
  address?: string;
  route?: string;
  tour?: boolean;
  isKnown?: boolean;
  empty?: string[];
}

const page = (visit: Visit) => {
  const { address = '/privacy', route = '', empty = [] } = visit;
  return (
    <FakeRouterProvider address={address} route={route || address}>
      <ShellContext value={{ ...anonymousShell, education, empty }}>
        <Frame>
          <Surfaces />
        </Frame>
      </ShellContext>
    </FakeRouterProvider>
  );
};

async function show(user: User, visit: Visit = {}) {
  const { tour = false, isKnown = true } = visit;
  freshBrowser(user);
  if (isKnown) localStorage.setItem(firstSeenKey(user.id), '2026-03-09T12:00:00.000Z');
  if (!tour) localStorage.setItem('dt.showTour', 'false');
  const view = render(page(visit));
  await act(() => jest.advanceTimersByTimeAsync(100));
  return view;
}

const place = (name: 'top' | 'bottom') =>
  within(document.querySelector<HTMLElement>(`[data-notification-area="${name}"]`)!);
const widget = () => screen.queryByRole('region', { name: 'Getting started with DT+' });
const banners = () =>
  (['Your free trial', 'Survey', 'Your subscription'] as const).filter(
    (name) => screen.queryByRole('region', { name }) !== null,
  );

it('R-ONB-1 a signed-in person with the setting on sees the widget', async () => {
  await show(teacher());
  expect(widget()).toBeVisible();
});

it('R-ONB-2 with the setting off it does not show', async () => {
  await show(teacher({ settings: { onboarding: false } }));
  expect(widget()).toBeNull();
});

it('R-ONB-3 a network viewer never sees it, nor any banner', async () => {
  await show(teacher({ id: '', authMethod: 'IPAuth', subscriptions: [trial] }));
  expect(widget()).toBeNull();
  expect(banners()).toEqual([]);
});

it('R-OPEN-7 R-SHL-8 R-SHL-10 R-SHL-13 by this browser’s clock the trial banner lies at the bottom, with a way to say something', async () => {
  await show(teacher({ subscriptions: [trial] }));
  expect(banners()).toEqual(['Your free trial']);
  const banner = within(place('bottom').getByRole('region', { name: 'Your free trial' }));
  expect(banner.getByText('Your free trial ends tomorrow')).toBeVisible();
  expect(banner.getByRole('link', { name: 'Give feedback' })).toHaveAttribute('href', '/feedback');
});

it('nothing lies over the feedback form, which the trial banner leads to', async () => {
  await show(teacher({ subscriptions: [trial] }), { address: '/feedback' });
  expect(banners()).toEqual([]);
  expect(widget()).toBeNull();
});

it('administration is without the widget', async () => {
  const view = await show(teacher(), { address: '/admin/people', route: '/admin/[[...section]]' });
  expect(widget()).toBeNull();
  view.unmount();
  await show(teacher());
  expect(widget()).toBeVisible();
});

it('R-OPEN-4 closed, the trial banner stays away for the browser session', async () => {
  const view = await show(teacher({ subscriptions: [trial] }));
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(banners()).toEqual([]);
  view.unmount();
  expect(sessionStorage.getItem('dt.trialDismissed')).toBe('true');
});

it('R-SHL-7 trial and survey are both due: one banner, the trial’s', async () => {
  const old = subscription({ id: 's0', type: 'trial', startDate: '2025-01-01', endDate: '2026-03-20' });
  await show(teacher({ subscriptions: [old] }));
  expect(banners()).toEqual(['Your free trial']);
});

it('R-SHL-8 with nothing due there is no banner', async () => {
  await show(teacher({ subscriptions: [subscription({ startDate: '2026-02-01' })] }));
  expect(banners()).toEqual([]);
});

it('R-EXP-9 the expiry banner stands at the top and names the date; the survey waits for its end', async () => {
  await show(teacher({ subscriptions: [ending] }));
  expect(banners()).toEqual(['Your subscription']);
  expect(widget()).toBeNull();
  expect(place('top').getByText('Harbour School’s subscription ends on 30 April 2026')).toBeVisible();
});

it('R-API-7 a closed expiry banner is put off by two weeks, here and in the service', async () => {
  await show(teacher({ subscriptions: [ending] }));
  const at = Date.now();
  fireEvent.click(place('top').getByRole('button', { name: 'Close message' }));
  expect(banners()).toEqual(['Survey']);
  await act(() => jest.advanceTimersByTimeAsync(50));
  const notice = {
    key: 'subscription-expiry',
    dismissalCounter: 1,
    nextDisplayTimestamp: at + 14 * 86_400_000,
  };
  expect(notices).toEqual([{ path: '/api/users/u1/notifications', body: { notifications: [notice] } }]);
  expect(useUserStore.getState().user.notifications).toEqual([notice]);
});

it('a banner that was put off does not show before its time', async () => {
  const until = (ms: number) => ({
    notifications: [
      { key: 'subscription-expiry', dismissalCounter: 1, nextDisplayTimestamp: NOW.getTime() + ms },
    ],
  });
  const view = await show(teacher({ subscriptions: [ending], ...until(1) }));
  expect(banners()).toEqual(['Survey']);
  view.unmount();
  await show(teacher({ subscriptions: [ending], ...until(-1) }));
  expect(banners()).toContain('Your subscription');
});

it('nothing of a person is left when they are gone', async () => {
  await show(teacher({ subscriptions: [ending] }));
  act(() => useUserStore.setState({ user: teacher({ id: '', authMethod: 'IPAuth' }) }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(banners()).toEqual([]);
  expect(widget()).toBeNull();
});

it('R-TOU-8 the tour comes on a page of the education menu, and everything else waits for its end', async () => {
  await show(teacher({ subscriptions: [trial] }), { address: '/', tour: true });
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(widget()).toBeNull();
  expect(banners()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Skip the tour' }));
  await waitFor(() => expect(banners()).toEqual(['Your free trial']));
  expect(widget()).toBeNull();
});

it('R-ONB-4 the widget waits for a banner’s end, then opens by itself', async () => {
  await show(teacher({ subscriptions: [trial] }));
  expect(widget()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Become a DT+ Champion' })).toBeVisible());
});

it('R-TOU-8 a network viewer and other pages have no tour', async () => {
  const network = teacher({ id: '', authMethod: 'IPAuth' });
  const view = await show(network, { address: '/', tour: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  view.unmount();
  for (const address of ['/privacy', '/search', '/guides', '/guides/hamlet']) {
    const page = await show(teacher(), { address, tour: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('dt.showTour')).toBeNull();
    page.unmount();
  }
});

const asked = subscription({ startDate: '2025-01-01' });

it('nobody is asked in their first session', async () => {
  const view = await show(teacher({ subscriptions: [asked] }), { isKnown: false });
  expect(banners()).toEqual([]);
  view.unmount();
  await show(teacher({ subscriptions: [asked] }));
  expect(banners()).toEqual(['Survey']);
});

it('nobody is asked on a page with a player', async () => {
  await show(teacher({ subscriptions: [asked] }), {
    address: '/productions/hamlet',
    route: '/[listing]/[slug]',
  });
  expect(banners()).toEqual([]);
});

it('R-SUR-2 R-SUR-9 R-SUR-10 somebody who answered and went to a player is not asked again', async () => {
  const view = await show(teacher({ subscriptions: [asked] }), { address: '/search' });
  fireEvent.click(screen.getByRole('button', { name: '5 of 6' }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByText(/Thank you/)).toBeVisible();
  view.rerender(page({ address: '/productions/hamlet', route: '/[listing]/[slug]' }));
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(banners()).toEqual([]);
  view.rerender(page({ address: '/search' }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(banners()).toEqual([]);
  expect(notices.map(({ path }) => path)).toEqual(['/api/user-survey', '/api/user-survey-metadata']);
});

it('R-SUR-2 an answer that arrives while a player is open is thanked for afterwards, without the choices', async () => {
  const view = await show(teacher({ subscriptions: [asked] }), { address: '/search' });
  fireEvent.click(screen.getByRole('button', { name: '5 of 6' }));
  view.rerender(page({ address: '/productions/hamlet', route: '/[listing]/[slug]' }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  view.rerender(page({ address: '/search' }));
  expect(screen.getByText(/Thank you/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

it('a place of the widget counts as visited by whatever way somebody came', async () => {
  await show(teacher(), { address: '/training/dt-101-using-the-platform/find-what-you-need' });
  expect(useUserStore.getState().user.links).toMatchObject({ 'dt-101': { visited: true } });
});

it('R-ONB-9 R-ONB-11 the help pages count as the first course only where the library has no such course', async () => {
  const view = await show(teacher(), { address: '/help' });
  expect(useUserStore.getState().user.links).toEqual({});
  view.unmount();
  await show(teacher(), { address: '/help', empty: [FIRST_COURSE_PATH] });
  expect(screen.getByRole('link', { name: 'DT+ 101: Using the Platform' })).toHaveAttribute('href', '/help');
  expect(useUserStore.getState().user.links).toMatchObject({ 'dt-101': { visited: true } });
});

it('nothing lies over the player while it plays', async () => {
  await show(teacher({ subscriptions: [trial] }));
  const film = document.body.appendChild(document.createElement('video'));
  const marked = () => document.documentElement.hasAttribute('data-media-playing');
  act(() => void film.dispatchEvent(new Event('playing')));
  expect(marked()).toBe(true);
  act(() => void film.dispatchEvent(new Event('pause')));
  expect(marked()).toBe(false);
  film.remove();
});
