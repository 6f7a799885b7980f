/** The load of the visitor's own data: once per method, honest about failure, nothing personal before it. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useUser, useUserLoad, useUserSetting, visitLink } from '@/hooks/use-user';
import { writeJwtCookie, removeJwtCookie } from '@/components/auth/session/jwt-cookie';
import { forgetMyPage } from '@/lib/clients/product-api/personal/my-page';
import { logged } from '@/__tests__/support/logged';
import { readStored } from '@/lib/browser/storage';
import { freshUser, isVisited, linksFrom, settingsFrom } from '@/lib/domain/viewer/user';
import { useSessionStore, type Profile } from '@/stores/session';
import { useUserStore } from '@/stores/user';

const profile: Profile = { userId: 'u1', name: 'Amara Osei', email: 'a@school.test', scopes: ['openid'] };

const self = {
  user: {
    id: 'u1',
    email: 'someone.else@school.test',
    organisationId: 'o1',
    companyId: 'c1',
    scopes: [],
    permissions: { superuser: false, teacher: ['o1'] },
  },
  group: null,
  oktaUser: { id: 'u1', email: 'x@y.test', firstName: 'Another', lastName: 'Name' },
  company: { id: 'c1', name: 'Harbour Trust' },
  organisation: { id: 'o1', name: 'Harbour School', country_alpha3: 'GBR' },
  contentControlsAndIpAuth: { cidrs: [], allowedContent: ['x'], blockedContent: ['y'] },
  subscriptions: [
    { id: 's1', parentCompanyId: 'c1', type: 'full', startDate: '2026-01-01', endDate: '2026-12-31' },
  ],
};

const asked: string[] = [];
let sentOperations: { operationName?: string; variables?: unknown }[] = [];

const graphql = http.post('*/graphql', async ({ request }) => {
  const body = (await request.json()) as { query: string; variables?: unknown };
  const name = /(?:query|mutation) (\w+)/.exec(body.query)?.[1] ?? '';
  asked.push(name);
  sentOperations.push({ operationName: name, variables: body.variables });
  if (name === 'LinkVisited')
    return HttpResponse.json({ data: { setUserLinkVisited: { key: 'k', visited: true } } });
  return HttpResponse.json({ data: { setUserSetting: { settings: [] } } });
});

const server = setupServer(
  http.post('*/customers/v3/graphql', () => {
    asked.push('UserData');
    return HttpResponse.json({ data: { self } });
  }),
  graphql,
  http.get('*/api/me/page', () => {
    asked.push('page');
    return HttpResponse.json({
      ...{ bookmarks: [], positions: [], training: [] },
      links: [{ key: 'dt-101', visited: true }],
      settings: [{ key: 'onboarding', value: 'false' }],
      notifications: [{ key: 'n1', dismissalCounter: 1, nextDisplayTimestamp: null }],
    });
  }),
  http.get('*/api/organisations/o9', () => {
    asked.push('organisation');
    return HttpResponse.json({
      id: 'o9',
      name: 'Riverside College',
      subscriptions: [
        { id: 's9', parentCompanyId: 'c9', type: 'full', startDate: '2026-01-01', endDate: '2026-12-31' },
      ],
    });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  forgetMyPage();
  asked.length = 0;
  sentOperations = [];
  localStorage.clear();
  writeJwtCookie('a.b.c', Date.now() / 1000 + 600);
  act(() => {
    useSessionStore.setState({ method: 'none', profile: null });
    useUserStore.setState({ user: freshUser, loadingStatus: 'UNINITIALISED', loadedFor: null });
  });
});
afterEach(() => {
  server.resetHandlers();
  removeJwtCookie();
});

function Frame({ organisationId = null }: { organisationId?: string | null; turn?: number }) {
  useUserLoad(organisationId);
  const user = useUser();
  return <p>{user ? `personal: ${user.name || user.organisation.name || 'nobody'}` : 'nothing personal'}</p>;
}

const settle = (method: 'Okta' | 'IPAuth' | 'Unauthed', who: Profile | null = null) =>
  act(() => useSessionStore.getState().settle(method, who));

const theUser = () => useUserStore.getState().user;

it('R-ENT-1 a fresh user has no method, is not initialised, has empty lists and onboarding on', () => {
  expect(theUser()).toMatchObject({
    authMethod: 'none',
    isInitialised: false,
    allowedContentIds: [],
    blockedContentIds: [],
    notifications: [],
    subscriptions: [],
    links: {},
    settings: { onboarding: true },
  });
});

it('R-AUT-4 R-ENT-2 while sign-in is being settled the method is none, and nothing is loaded', async () => {
  expect(useSessionStore.getInitialState().method).toBe('none');
  render(<Frame organisationId="o1" />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toEqual([]);
  expect(screen.getByText('nothing personal')).toBeVisible();
});

it('R-ENT-5 links are read by key; an unknown key is not visited', () => {
  const links = linksFrom([{ key: 'a', visited: true }]);
  expect(links.a?.visited).toBe(true);
  expect(isVisited(links, 'b')).toBe(false);
});

it.each([
  ['R-ENT-6 false', [{ key: 'onboarding', value: 'false' }], false],
  ['R-ENT-6 true', [{ key: 'onboarding', value: 'true' }], true],
  ['R-ENT-6 on when nothing is stored', [], true],
  ['R-ENT-7 TRUE is not true', [{ key: 'onboarding', value: 'TRUE' }], false],
  ['R-ENT-7 1 is not true', [{ key: 'onboarding', value: '1' }], false],
  ['R-ENT-7 an empty text is not true', [{ key: 'onboarding', value: '' }], false],
])('%s', (_name, stored, expected) => {
  expect(settingsFrom(stored).onboarding).toBe(expected);
});

it('R-AUT-5 R-AUT-7 R-AUT-8 loads once for a settled method, however often it renders', async () => {
  const view = render(<Frame />);
  expect(screen.getByText('nothing personal')).toBeVisible();
  expect(asked).toEqual([]);
  settle('Okta', profile);
  expect(screen.getByText('nothing personal')).toBeVisible();
  for (let turn = 0; turn < 10; turn += 1) view.rerender(<Frame turn={turn} />);
  // A renewed token settles the same person again.
  settle('Okta', { ...profile });
  await screen.findByText('personal: Amara Osei');
  settle('Okta', { ...profile });
  expect(asked.toSorted()).toEqual(['UserData', 'page']);
});

it('R-ENT-3 keeps what the services say, and the name of the identity profile', async () => {
  render(<Frame />);
  settle('Okta', profile);
  await screen.findByText('personal: Amara Osei');
  expect(theUser()).toMatchObject({
    id: 'u1',
    name: 'Amara Osei',
    email: 'a@school.test',
    authMethod: 'Okta',
    organisation: { id: 'o1', name: 'Harbour School' },
    company: { id: 'c1', name: 'Harbour Trust' },
    allowedContentIds: ['x'],
    blockedContentIds: ['y'],
    permissions: { superuser: false, teacher: ['o1'], finance: [] },
    settings: { onboarding: false },
    links: { 'dt-101': { visited: true } },
    notifications: [{ key: 'n1', dismissalCounter: 1, nextDisplayTimestamp: null }],
  });
  expect(theUser().subscriptions).toHaveLength(1);
  expect(readStored('dt.userId')).toBe('u1');
});

it('R-AUT-6 R-API-9 loads once for the network and once more after sign-in', async () => {
  render(<Frame organisationId="o9" />);
  settle('IPAuth');
  await screen.findByText('personal: Riverside College');
  expect(asked).toEqual(['organisation']);
  expect(theUser()).toMatchObject({ id: '', authMethod: 'IPAuth', settings: { onboarding: true } });
  settle('Okta', profile);
  await screen.findByText('personal: Amara Osei');
  expect(asked.filter((name) => name === 'organisation')).toHaveLength(1);
  expect(asked.filter((name) => name === 'UserData')).toHaveLength(1);
});

it('asks nothing for nobody, and forgets the last person', async () => {
  render(<Frame />);
  settle('Okta', profile);
  await screen.findByText('personal: Amara Osei');
  asked.length = 0;
  settle('Unauthed');
  await screen.findByText('personal: nobody');
  expect(asked).toEqual([]);
  expect(theUser()).toMatchObject({ id: '', subscriptions: [], links: {} });
  expect(readStored('dt.userId')).toBe('');
});

it('drops an answer that comes after the visitor became someone else', async () => {
  render(<Frame />);
  settle('Okta', profile);
  settle('Unauthed');
  await screen.findByText('personal: nobody');
  await waitFor(() => expect(asked).toContain('UserData'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(theUser()).toMatchObject({ authMethod: 'Unauthed', organisation: { id: null } });
});

it('R-AUT-7 R-ERR-12 a failed load is logged, and the user is initialised all the same', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  server.use(
    http.post('*/customers/v3/graphql', () => HttpResponse.json({ errors: [{ message: 'no' }] })),
    http.post('*/graphql', () => HttpResponse.error()),
    http.get('*/api/me/page', () => new HttpResponse(null, { status: 500 })),
  );
  render(<Frame />);
  settle('Okta', profile);
  await screen.findByText('personal: Amara Osei');
  expect(logged().toSorted()).toEqual([
    'Links and settings could not be read',
    'Notifications could not be read',
    'User data could not be read',
  ]);
  expect(useUserStore.getState().loadingStatus).toBe('ERROR');
  expect(theUser()).toMatchObject({ subscriptions: [], settings: { onboarding: true } });
});

it('R-ERR-13 R-ERR-14 names each missing member of user data, but not group and account', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  server.use(http.post('*/customers/v3/graphql', () => HttpResponse.json({ data: { self: {} } })));
  render(<Frame />);
  settle('Okta', profile);
  await screen.findByText('personal: Amara Osei');
  expect(logged().map((message) => message.replace('User data: missing ', ''))).toEqual([
    'organisation',
    'user',
    'company',
    'subscriptions',
    'content controls',
  ]);
});

describe('settings and links', () => {
  function Switch() {
    const [value, set] = useUserSetting('onboarding');
    return <button onClick={() => set(!value)}>{String(value)}</button>;
  }

  beforeEach(() => {
    act(() =>
      useUserStore.setState({ user: { ...freshUser, id: 'u1', authMethod: 'Okta', isInitialised: true } }),
    );
  });

  it('R-ONB-8 a setting changes here at once and is stored as text', async () => {
    render(<Switch />);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('false');
    await waitFor(() => expect(sentOperations).toHaveLength(1));
    expect(sentOperations[0]).toEqual({
      operationName: 'SetSetting',
      variables: { userId: 'u1', key: 'onboarding', value: 'false' },
    });
  });

  it('R-ONB-11 a first visit is sent, later ones are not', async () => {
    act(() => visitLink('explore-search'));
    act(() => visitLink('explore-search'));
    await waitFor(() => expect(sentOperations).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sentOperations).toEqual([{ operationName: 'LinkVisited', variables: { key: 'explore-search' } }]);
    expect(isVisited(theUser().links, 'explore-search')).toBe(true);
  });

  it('a visit that cannot be stored is logged and counts here', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    server.use(http.post('*/graphql', () => HttpResponse.error()));
    act(() => visitLink('explore-search'));
    await waitFor(() => expect(logged()).toEqual(['The visit of explore-search could not be stored']));
    expect(isVisited(theUser().links, 'explore-search')).toBe(true);
  });
});
