/** Who a request's visitor is, and what holds when customers or identity cannot be asked. */
import { userDataSchema, type CustomersOrganisation, type UserData } from '@/lib/contracts/viewer/customers';
import { noPermissions } from '@/lib/contracts/viewer/permissions';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { SignJWT } from 'jose';
import { ServiceError } from '@/lib/platform/service-error';
import { KnownViewers } from '@/lib/platform/visitor/known-viewers';
import { createVisitorResolver, cookieValue } from '@/lib/platform/visitor/resolver';
import { rightsDigest } from '@/lib/platform/visitor/signed-visitor';

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

const never = () => Promise.reject(new Error('not asked for'));
const verify = async (token: string) => {
  if (token !== 'good') throw new ServiceError('UNAUTHENTICATED', 'The access token is not valid');
  return { subject: 'u1', scopes: [], expiresAt: NOW.getTime() / 1_000 + 600 };
};

function resolver(overrides: Partial<CustomersClient> = {}, verifyToken = verify) {
  const clock = { now: NOW };
  const log = { warn: jest.fn(), error: jest.fn() };
  const customers = {
    fetchUserData: jest.fn(async () => userData),
    organisationByAddress: jest.fn(async (address: string) => (address === '203.0.113.10' ? school : null)),
    organisation: never,
    ...overrides,
  };
  const viewers = new KnownViewers({ customers, alpha3Of: (country) => country, now: () => clock.now, log });
  const resolve = createVisitorResolver({ tokens: { verify: verifyToken }, viewers, log });
  const ask = (address: string, token: string | null = null) => resolve({ address, token, requestId: 'r' });
  return { ask, customers, clock, log };
}

it('R-AUT-3 an unknown address without a session is anonymous', async () => {
  const { viewer, token } = await resolver().ask('198.51.100.1');
  expect(viewer.method).toBe('Unauthed');
  expect(token).toBeNull();
});

it('R-PUR-5 R-AUT-2 an address of an organisation is that organisation, with its rules and subscription', async () => {
  const { viewer } = await resolver().ask('203.0.113.10');
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
  const { ask, customers } = resolver();
  const { viewer, token } = await ask('203.0.113.10', 'good');
  expect(viewer).toMatchObject({ method: 'Okta', userId: 'u1', organisationId: 'o2' });
  expect(token).toBe('good');
  expect(customers.organisationByAddress).not.toHaveBeenCalled();
});

it.each(['forged', ''])('the token "%s" does not sign anyone in', async (token) => {
  const { ask, log } = resolver();
  expect(await ask('203.0.113.10', token)).toMatchObject({ viewer: { method: 'IPAuth' }, token: null });
  expect(log.error).not.toHaveBeenCalled();
});

it.each([
  ['theme=dark; jwt=good', 'good'],
  ['jwt=', ''],
  ['nojwt=good', null],
  ['xjwt=good; theme=dark', null],
])('of the cookies "%s" the token is %j', (cookies, token) => {
  expect(cookieValue(cookies, 'jwt')).toBe(token);
});

it('reads the first of two cookies of one name', () => {
  expect(cookieValue('jwt=first; jwt=second', 'jwt')).toBe('first');
});

describe('customers cannot be asked', () => {
  const down = async () => Promise.reject(new Error('connection refused'));

  it('O-15 an unknown network gets the most restrictive viewer and a log entry', async () => {
    const { ask, log } = resolver({ organisationByAddress: down });
    const { viewer } = await ask('203.0.113.10');
    expect(viewer).toMatchObject({ method: 'Unauthed', adultThemesRestricted: true, subscription: 'NONE' });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('a network known before keeps its organisation for a day, and no longer', async () => {
    let answer: CustomersClient['organisationByAddress'] = async () => school;
    const { ask, clock } = resolver({ organisationByAddress: (address) => answer(address) });
    await ask('203.0.113.10');
    answer = down;
    clock.now = new Date(NOW.getTime() + 23 * 3_600_000);
    expect((await ask('203.0.113.10')).viewer.organisationId).toBe('o1');
    clock.now = new Date(NOW.getTime() + 24 * 3_600_000);
    expect((await ask('203.0.113.10')).viewer.organisationId).toBeNull();
  });

  it('R-ERR-12 a signed-in user stays signed in, sees the least and plays nothing', async () => {
    const { ask, log } = resolver({ fetchUserData: down });
    const { viewer, token } = await ask('198.51.100.1', 'good');
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

it('identity down: browsing goes on as the network or anonymous', async () => {
  const { ask, log } = resolver({}, async () => Promise.reject(new Error('down')));
  expect((await ask('203.0.113.10', 'good')).viewer.method).toBe('IPAuth');
  expect(log.error).toHaveBeenCalledTimes(1);
});

describe('lists of content behind a digest', () => {
  const log = { warn: jest.fn(), error: jest.fn() };
  const blockedContent = Array.from({ length: 200 }, (_, index) => `blocked-${index}`);
  const large = { ...school, blockedContent };
  const setUp = (organisation: CustomersClient['organisation']) => {
    const customers = { fetchUserData: never, organisationByAddress: async () => large, organisation };
    return new KnownViewers({ customers, alpha3Of: (country) => country, now: () => NOW, log });
  };
  const signedBy = async (viewers: KnownViewers) => {
    const { blockedContentIds, allowedContentIds, ...viewer } = await viewers.network('203.0.113.10', 'r');
    const rights = rightsDigest({ blockedContentIds, allowedContentIds });
    return { address: '203.0.113.10', viewer, rights };
  };

  it('are read once by organisation', async () => {
    const organisation = jest.fn(async () => large);
    const viewers = setUp(organisation);
    const signed = await signedBy(setUp(never));
    const answers = await Promise.all([1, 2, 3].map(() => viewers.signed(signed, null, 'r')));
    expect(answers[2]?.blockedContentIds).toEqual(blockedContent);
    expect(organisation).toHaveBeenCalledTimes(1);
    expect(organisation).toHaveBeenCalledWith('o1');
  });

  it('are those of whoever asks alone: another with equal lists stays who they are and keeps their own', async () => {
    const own = new Map([
      ['o1', large],
      ['o2', { ...large, id: 'o2' }],
    ]);
    const viewers = setUp(async (id) => own.get(id) ?? null);
    const signed = await signedBy(setUp(never));
    own.set('o1', { ...large, allowedContent: ['allowed-by-o1'] });
    const first = await viewers.signed(signed, null, 'r');
    const other = { ...signed, viewer: { ...signed.viewer, organisationId: 'o2' } };
    const second = await viewers.signed(other, null, 'r');
    expect([first.organisationId, first.allowedContentIds]).toEqual(['o1', ['allowed-by-o1']]);
    expect([second.organisationId, second.allowedContentIds]).toEqual(['o2', []]);
  });

  it('say nothing else about the visitor than the signature does', async () => {
    const signed = await signedBy(setUp(never));
    const ended = { ...signed, viewer: { ...signed.viewer, subscription: 'EXPIRED' as const } };
    expect((await setUp(async () => large).signed(ended, null, 'r')).subscription).toBe('EXPIRED');
  });

  it('that cannot be read show the least', async () => {
    const viewer = await setUp(never).signed(await signedBy(setUp(never)), null, 'r');
    expect(viewer).toMatchObject({
      method: 'IPAuth',
      adultThemesRestricted: true,
      country: null,
      subscription: 'NONE',
    });
  });
});

describe('the log of tokens that this library refuses', () => {
  it('tells of another issuer, audience or key; a token that is over or whose sign-in was ended is everyday', async () => {
    const warn = jest.fn();
    const said = async (message: string) => {
      const resolve = createVisitorResolver({
        tokens: { verify: () => Promise.reject(new ServiceError('UNAUTHENTICATED', message)) },
        viewers: { person: jest.fn(), network: jest.fn() },
        log: { warn, error: jest.fn() },
      });
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('https://i.example')
        .setAudience(message)
        .sign(new Uint8Array(32));
      await resolve({ address: '192.0.2.1', token, requestId: 'r' });
      return warn.mock.calls.length;
    };
    expect(await said('The access token has expired')).toBe(0);
    expect(await said('This sign-in has been ended')).toBe(0);
    expect(await said('The access token is not valid')).toBe(1);
  });
});
