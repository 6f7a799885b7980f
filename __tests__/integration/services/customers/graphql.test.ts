import type { AddressInfo } from 'node:net';
import { auditServer } from 'graphql-http';
import { buildClientSchema, buildSchema, getIntrospectionQuery, parse, printSchema, validate } from 'graphql';
import { userDataSchema } from '@/lib/contracts/viewer/customers';
import { customersSchemaText, userDataDocument } from '@/lib/contracts/viewer/customers-graphql';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { viewerFromUserData } from '@/lib/domain/viewer/viewer';
import { demoAccounts } from '@/services/common/demo-accounts';
import { MAX_ROOT_FIELDS } from '@/services/common/graphql/limits';
import { ORIGIN, startCustomers } from './fixture';

let customers: Awaited<ReturnType<typeof startCustomers>>;
beforeAll(async () => (customers = await startCustomers()));
afterAll(() => customers.stop());

const ask = (token: string | null, query: string = userDataDocument) =>
  customers.app.inject({
    method: 'POST',
    url: '/v3/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: { operationName: 'UserData', query },
  });
const viewerOf = async (subject: string) => {
  const answer = await ask(await customers.issuer.sign(subject));
  return viewerFromUserData(userDataSchema.parse(answer.json().data), subject, new Date(), alpha3Of);
};

describe('customers GraphQL v3', () => {
  it('tells its schema to anybody: by the standard query, and as text', async () => {
    const answer = await customers.app.inject({
      method: 'POST',
      url: '/v3/graphql',
      payload: { query: getIntrospectionQuery() },
    });
    const told = printSchema(buildClientSchema(answer.json().data));
    expect(told).toBe(printSchema(buildSchema(customersSchemaText)));
    expect((await customers.app.inject('/docs/schema.graphql')).body.trim()).toBe(told.trim());
  });

  it('says what would do where a token is missing or refused (RFC 6750)', async () => {
    expect((await ask(null)).headers['www-authenticate']).toBe('Bearer realm="library"');
    expect((await ask('nonsense')).headers['www-authenticate']).toContain('error="invalid_token"');
  });

  it('R-CUS-6 the UserData document is valid and asks for all seven members', () => {
    const document = parse(userDataDocument);
    expect(validate(buildSchema(customersSchemaText), document)).toEqual([]);
    for (const member of [
      'user',
      'group',
      'oktaUser',
      'company',
      'organisation',
      'contentControlsAndIpAuth',
      'subscriptions',
    ])
      expect(userDataDocument).toMatch(new RegExp(`\\b${member} \\{`));
  });

  it.each([
    ['demo-teacher', { subscription: 'FULL', country: 'GBR', category: 'Secondary', isAdmin: false }],
    ['demo-administrator', { subscription: 'FULL', isAdmin: true }],
    ['demo-superuser', { subscription: 'FULL', isAdmin: true, category: 'Other' }],
    ['demo-trial', { subscription: 'TRIAL', category: 'Higher Education' }],
    ['demo-expired', { subscription: 'EXPIRED' }],
    ['demo-usa', { subscription: 'FULL', country: 'USA', category: 'Secondary' }],
    ['demo-restricted', { subscription: 'FULL', adultThemesRestricted: true, country: 'IRL' }],
  ])('%s is the viewer the demonstration promises', async (subject, expected) => {
    const { viewer, errors, warnings } = await viewerOf(subject);
    expect(viewer).toMatchObject({ method: 'Okta', userId: subject, ...expected });
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('knows every demo account', async () => {
    for (const { id, email } of demoAccounts) {
      const { self } = userDataSchema.parse((await ask(await customers.issuer.sign(id))).json().data);
      expect(self.user).toMatchObject({ id, email, scopes: ['openid', 'email', 'profile'] });
    }
  });

  it('accepts a scope text instead of a scp list', async () => {
    const token = await customers.issuer.sign('demo-teacher', {
      claims: { scp: undefined, scope: 'openid email' },
    });
    expect((await ask(token)).json().data.self.user.scopes).toEqual(['openid', 'email']);
  });

  it('R-ERR-13 answers nulls for someone it does not know, which the reader names one by one', async () => {
    const { viewer, errors } = await viewerOf('unknown');
    expect(errors).toEqual([
      'User data: missing organisation',
      'User data: missing user',
      'User data: missing company',
      'User data: missing subscriptions',
      'User data: missing content controls',
    ]);
    expect(viewer).toMatchObject({ subscription: 'NONE', adultThemesRestricted: true, organisationId: null });
  });

  it('treats someone who has left as unknown', async () => {
    await customers.db
      .updateTable('users')
      .set({ status: 'DEPROVISIONED' })
      .where('id', '=', 'demo-librarian')
      .execute();
    expect((await viewerOf('demo-librarian')).viewer.subscription).toBe('NONE');
  });

  it('refuses without a token, and gives no data', async () => {
    const answer = await ask(null);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      errors: [{ message: 'You must be signed in', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(answer.json().data ?? null).toBeNull();
  });

  it.each([
    ['forged', () => customers.issuer.forge('demo-teacher')],
    ['expired', () => customers.issuer.sign('demo-teacher', { lifeSeconds: -60 })],
    ['of another audience', () => customers.issuer.sign('demo-teacher', { claims: { aud: 'library-web' } })],
    [
      'of another issuer',
      () => customers.issuer.sign('demo-teacher', { claims: { iss: 'https://evil.example' } }),
    ],
    ['without a subject', () => customers.issuer.sign('demo-teacher', { claims: { sub: undefined } })],
    ['without an expiry', () => customers.issuer.sign('demo-teacher', { claims: { exp: undefined } })],
    [
      'not yet valid',
      () => customers.issuer.sign('demo-teacher', { claims: { nbf: Date.now() / 1000 + 600 } }),
    ],
    ['not a token', async () => 'abc.def.ghi'],
    ['unsigned', async () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"demo-teacher"}')}.`],
    ['too long', async () => 'x'.repeat(9_000)],
  ])('refuses a token that is %s', async (_what, make) => {
    const answer = await ask(await make());
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('asks the database once, however many aliases the query has', async () => {
    const query = `query UserData { ${Array.from({ length: MAX_ROOT_FIELDS }, (_, i) => `a${i}: self { user { id } }`).join(' ')} }`;
    const asked = jest.spyOn(customers.db, 'selectFrom');
    const answer = await ask(await customers.issuer.sign('demo-teacher'), query);
    expect(Object.keys(answer.json().data)).toHaveLength(MAX_ROOT_FIELDS);
    expect(asked.mock.calls.filter(([table]) => table === 'users')).toHaveLength(1);
  });

  it('lets the configured origin call, and no other', async () => {
    const preflight = (origin: string) =>
      customers.app.inject({
        method: 'OPTIONS',
        url: '/v3/graphql',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
    expect((await preflight(ORIGIN)).headers['access-control-allow-origin']).toBe(ORIGIN);
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('passes the GraphQL over HTTP audit', async () => {
    await customers.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = customers.app.server.address() as AddressInfo;
    const results = await auditServer({ url: `http://127.0.0.1:${port}/v3/graphql` });
    expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([]);
    expect(results).toHaveLength(61);
  });
});
