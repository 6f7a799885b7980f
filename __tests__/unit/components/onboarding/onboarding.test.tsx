/** The getting-started widget: for whom, open or small, closed for good, and what its links count. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingWidget } from '@/components/onboarding/OnboardingWidget';
import { useUserStore } from '@/stores/user';
import { useToasts } from '@/stores/toasts';
import type { User } from '@/lib/domain/viewer/user';
import { Frame, freshBrowser, teacher } from '@/__tests__/support/in-browser/frame';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

let sent: { name: string; variables: unknown }[] = [];

beforeEach(() => {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    const body = JSON.parse(String(init?.body)) as { query: string; variables: unknown };
    const name = /mutation (\w+)/.exec(body.query)?.[1] ?? '';
    sent.push({ name, variables: body.variables });
    const data = {
      LinkVisited: { setUserLinkVisited: { key: 'k', visited: true } },
      SetSetting: { setUserSetting: { settings: [] } },
    }[name];
    return Promise.resolve(Response.json({ data }));
  });
});

function Widget() {
  const { links, settings } = useUserStore((store) => store.user);
  return settings.onboarding ? <OnboardingWidget links={links} /> : null;
}

function show(given: Partial<User> = {}, { fresh = true } = {}) {
  if (fresh) freshBrowser(teacher(given));
  return render(
    <FakeRouterProvider address="/guides">
      <Frame>
        <Widget />
      </Frame>
    </FakeRouterProvider>,
  );
}

const visited = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { visited: true }]));
const panel = () => screen.queryByRole('heading', { name: 'Become a DT+ Champion' });
const opener = () => screen.queryByRole('button', { name: /Getting started with DT\+/ });

it('R-SHL-5 R-SHL-6 has its title, its panel and three links in order', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Getting started with DT+' })).toBeVisible();
  expect(panel()).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['DT+ 101: Using the Platform', '/training/dt-101-using-the-platform'],
    ['Explore Professional Development', '/account/training'],
    ['Explore search', '/search'],
  ]);
});

it('R-ONB-4 below 100 % it opens by itself, once a browser session', () => {
  const view = show({ links: visited('dt-101', 'explore-search') });
  expect(panel()).toBeVisible();
  expect(screen.getByText('67%')).toBeVisible();
  view.unmount();
  show({}, { fresh: false });
  expect(panel()).toBeNull();
});

it('R-ONB-6 at 100 % it does not open by itself, but can be opened', () => {
  show({ links: visited('dt-101', 'professional-development', 'explore-search') });
  expect(panel()).toBeNull();
  fireEvent.click(opener()!);
  expect(panel()).toBeVisible();
  expect(screen.getByText('100%')).toBeVisible();
});

it('R-ONB-9 R-ONB-10 counts the three links only', () => {
  show({ links: visited('dt-101', 'something-else') });
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '33');
});

it('R-ONB-4 R-ONB-7 opened by a press it has the focus, and Escape makes it small; by itself it takes none', async () => {
  show();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Minimise' }));
  await waitFor(() => expect(opener()).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Getting started with DT+' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  await waitFor(() => expect(opener()).toHaveFocus());
});

it('R-ONB-5 R-ONB-7 minimised it is small, stays so, and the setting is left alone', async () => {
  const view = show();
  fireEvent.click(screen.getByRole('button', { name: 'Minimise' }));
  expect(panel()).toBeNull();
  await waitFor(() => expect(opener()).toHaveFocus());
  view.unmount();
  show({}, { fresh: false });
  expect(panel()).toBeNull();
  expect(useUserStore.getState().user.settings.onboarding).toBe(true);
  expect(sent).toEqual([]);
});

it('R-ONB-7 Escape inside makes it small too', () => {
  show();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Explore search' }), { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(sent).toEqual([]);
});

it('R-ONB-8 closed it leaves the focus in the page', () => {
  show();
  const button = screen.getByRole('button', { name: 'Close and do not show again' });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('R-ONB-8 closed it is gone, the setting is stored as false, and Undo brings it back', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Close and do not show again' }));
  expect(screen.queryByRole('region', { name: 'Getting started with DT+' })).toBeNull();
  await waitFor(() =>
    expect(sent).toEqual([
      { name: 'SetSetting', variables: { userId: 'u1', key: 'onboarding', value: 'false' } },
    ]),
  );
  const [toast] = useToasts.getState().toasts;
  expect(toast?.message).toBe('Getting started is closed.');
  act(() => toast?.action?.run());
  expect(screen.getByRole('region', { name: 'Getting started with DT+' })).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('R-ONB-6 R-ONB-8 R-ONB-9 small with 100 % on it once the last link is visited; only a person closes it', async () => {
  show({ links: visited('dt-101', 'professional-development') });
  const link = screen.getByRole('link', { name: 'Explore search' });
  link.addEventListener('click', (event) => event.preventDefault());
  link.focus();
  fireEvent.click(link);
  expect(panel()).toBeNull();
  expect(opener()).toHaveTextContent('100%');
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(useUserStore.getState().user.settings.onboarding).toBe(true);
  expect(useToasts.getState().toasts).toEqual([]);
  expect(sent.map(({ name }) => name)).toEqual(['LinkVisited']);
});

it('R-ONB-11 a link is sent at its first visit and not again', async () => {
  show();
  const follow = (name: string) => {
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  };
  follow('Explore search');
  await waitFor(() => expect(sent).toEqual([{ name: 'LinkVisited', variables: { key: 'explore-search' } }]));
  expect(screen.getByText('33%')).toBeVisible();
  follow('Explore search');
  expect(sent).toHaveLength(1);
});
