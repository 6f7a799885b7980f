/** What the header and the account page call a signed-in person. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { User, UserManager } from 'oidc-client-ts';
import { fullerProfile, profileOf } from '@/components/auth/session/profile';

const ENDPOINT = 'https://id.example/userinfo';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const userWith = (claims: object) =>
  ({
    access_token: 't',
    scope: 'openid email profile',
    profile: { sub: 'u1', ...claims },
  }) as unknown as User;
const managerWith = (endpoint: string | undefined) =>
  ({ metadataService: { getUserInfoEndpoint: () => Promise.resolve(endpoint) } }) as unknown as UserManager;

it.each([
  [{ name: 'Ada Byron', given_name: 'Ada' }, 'Ada Byron'],
  [{ given_name: 'Ada', family_name: 'Byron' }, 'Ada Byron'],
  [{ email: 'ada@school.example' }, 'ada@school.example'],
  [{}, ''],
])('R-ENT-3 the name comes from the identity profile: %j', (claims, name) => {
  expect(profileOf(userWith(claims))).toMatchObject({
    userId: 'u1',
    name,
    scopes: ['openid', 'email', 'profile'],
  });
});

it('asks userinfo with the token where the id token is thin', async () => {
  let sent: string | null = null;
  server.use(
    http.get(ENDPOINT, ({ request }) => {
      sent = request.headers.get('authorization');
      return HttpResponse.json({ sub: 'u1', given_name: 'Ada', email: 'ada@school.example' });
    }),
  );
  const found = await fullerProfile(managerWith(ENDPOINT), userWith({}));
  expect(found).toMatchObject({ name: 'Ada', email: 'ada@school.example' });
  expect(sent).toBe('Bearer t');
});

it.each([
  ['refused', () => new HttpResponse(null, { status: 401 })],
  ['about somebody else', () => HttpResponse.json({ sub: 'u2', name: 'Mallory' })],
  ['unreadable', () => HttpResponse.text('<p>no</p>')],
])('adds nothing when userinfo is %s', async (_what, answer) => {
  const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  server.use(http.get(ENDPOINT, answer));
  expect(await fullerProfile(managerWith(ENDPOINT), userWith({}))).toBeNull();
  expect(await fullerProfile(managerWith(undefined), userWith({}))).toBeNull();
  logged.mockRestore();
});
