/** Who a request's visitor is, and what holds when customers or identity cannot be asked. */
import {
  noPermissions,
  userDataSchema,
  type CustomersOrganisation,
  type UserData,
} from '@/lib/contracts/customers';
import { createVisitorResolver, cookieValue, type VisitorSources } from '@/lib/platform/visitor/resolver';

const NOW = new Date('2026-03-10T12:00:00.000Z');

const subscription = {
  id: 's1',
  parentCompanyId: 'c1',
  type: 'full',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  requestFeedback: false,
  suppressExpiryMsg: false,
};

const school: CustomersOrganisation = {
  id: 'o1',
  name: 'Hillside School',
  type: null,
  category: 'Secondary',
  parentCompanyId: 'c1',
  country: 'United Kingdom',
  country_alpha3: 'GBR',
  authenticationMethod: 'IP',
  restrictAdult: true,
  blockedProfiles: ['religion'],
  allowedContent: [],
  blockedContent: ['x'],
  subscriptions: [subscription],
};

const userData: UserData = userDataSchema.parse({
  self: {
    user: {
      id: 'u1',
      email: 'teacher@example.org',
      organisationId: 'o2',
      companyId: 'c2',
      scopes: [],
      permissions: noPermissions,
    },
    group: null,
    oktaUser: null,
    company: { id: 'c2', name: 'Trust', type: null, category: null, country: null },
    organisation: {
      id: 'o2',
      name: 'Valley College',
      type: null,
      category: 'Higher Education',
      adultThemesRestricted: false,
      country: 'United States',
      country_alpha3: 'USA',
      authenticationMethod: null,
      blockedProfiles: [],
      parentCompanyId: 'c2',
    },
    contentControlsAndIpAuth: { cidrs: [], allowedContent: [], blockedContent: [] },
    subscriptions: [],
  },
});

function resolver(overrides: Partial<VisitorSources> = {}) {
  const clock = { now: NOW };
  const log = { warn: jest.fn(), error: jest.fn() };
  const sources: VisitorSources = {
    tokens: { verify: async (token) => (token === 'good' ? 'u1' : null) },
    fetchUserData: jest.fn(async () => userData),
    findOrganisationByAddress: jest.fn(async (address) => (address === '203.0.113.10' ? school : null)),
    alpha3Of: (country) => country,
    now: () => clock.now,
    log,
    ...overrides,
  };
  return { resolve: createVisitorResolver(sources), sources, clock, log };
}

it('R-AUT-3 an unknown address without a session is nobody', async () => {
  const { viewer, token } = await resolver().resolve('198.51.100.1', '', 'r');
  expect(viewer.method).toBe('Unauthed');
  expect(token).toBeNull();
});

it('R-PUR-5 R-AUT-2 an address of an organisation is that organisation, with its rules and subscription', async () => {
  const { viewer } = await resolver().resolve('203.0.113.10', '', 'r');
  expect(viewer).toMatchObject({
    method: 'IPAuth',
    userId: null,
    organisationId: 'o1',
    country: 'GBR',
    adultThemesRestricted: true,
    blockedProfiles: ['religion'],
    blockedContentIds: ['x'],
    subscription: 'FULL',
  });
});

it('R-AUT-1 a session wins over the network, and the network is not asked', async () => {
  const { resolve, sources } = resolver();
  const { viewer, token } = await resolve('203.0.113.10', 'theme=dark; jwt=good', 'r');
  expect(viewer).toMatchObject({ method: 'Okta', userId: 'u1', organisationId: 'o2' });
  expect(token).toBe('good');
  expect(sources.findOrganisationByAddress).not.toHaveBeenCalled();
});

it.each(['jwt=forged', 'jwt=', `jwt=${'x'.repeat(9_000)}`, 'nojwt=good', 'xjwt=good'])(
  'the cookie %.20s does not sign anyone in',
  async (cookies) => {
    const { viewer } = await resolver().resolve('203.0.113.10', cookies, 'r');
    expect(viewer.method).toBe('IPAuth');
  },
);

it('reads the first of two cookies of one name', () => {
  expect(cookieValue('jwt=first; jwt=second', 'jwt')).toBe('first');
});

describe('customers cannot be asked', () => {
  const down = async () => Promise.reject(new Error('connection refused'));

  it('O-15 an unknown network gets the most restrictive viewer and a log entry', async () => {
    const { resolve, log } = resolver({ findOrganisationByAddress: down });
    const { viewer } = await resolve('203.0.113.10', '', 'r');
    expect(viewer).toMatchObject({ method: 'Unauthed', adultThemesRestricted: true, subscription: 'NONE' });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('a network known before keeps its organisation for a day, and no longer', async () => {
    let answer: VisitorSources['findOrganisationByAddress'] = async () => school;
    const { resolve, clock } = resolver({ findOrganisationByAddress: (address) => answer(address) });
    await resolve('203.0.113.10', '', 'r');
    answer = down;
    clock.now = new Date(NOW.getTime() + 23 * 3_600_000);
    expect((await resolve('203.0.113.10', '', 'r')).viewer.organisationId).toBe('o1');
    clock.now = new Date(NOW.getTime() + 24 * 3_600_000);
    expect((await resolve('203.0.113.10', '', 'r')).viewer.organisationId).toBeNull();
  });

  it('R-ERR-12 a signed-in user stays signed in, sees the least and plays nothing', async () => {
    const { resolve, log } = resolver({ fetchUserData: down });
    const { viewer, token } = await resolve('198.51.100.1', 'jwt=good', 'r');
    expect(viewer).toMatchObject({
      method: 'Okta',
      userId: 'u1',
      adultThemesRestricted: true,
      subscription: 'NONE',
    });
    expect(token).toBe('good');
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

it('identity down: browsing goes on as the network or nobody', async () => {
  const { resolve, log } = resolver({ tokens: { verify: async () => Promise.reject(new Error('down')) } });
  const { viewer } = await resolve('203.0.113.10', 'jwt=good', 'r');
  expect(viewer.method).toBe('IPAuth');
  expect(log.error).toHaveBeenCalledTimes(1);
});
