/** Failures of a sign-in that anybody can bring about do not fill the log. */
import type { GetServerSidePropsContext } from 'next';
import { beginSignIn, finishSignIn } from '@/lib/server/sign-in-without-script';

const warn = jest.fn();
const error = jest.fn();
jest.mock('@/lib/server/log', () => ({ pageLog: () => ({ warn, error }) }));
jest.mock('@/lib/server/config', () => ({
  webConfig: () => ({
    OIDC_AUTHORITY: 'http://127.0.0.1:2',
    IDENTITY_URL: 'http://127.0.0.1:2',
    OIDC_CLIENT_ID: 'library-web',
    PUBLIC_URL: 'http://localhost:3000',
  }),
  publicOrigin: () => 'http://localhost:3000',
}));
jest.mock('@/lib/server/session', () => ({ visitorOf: () => ({ classroom: false }) }));

it('a returned sign-in that cannot be completed is logged once a minute, without its stack', async () => {
  const remembered = JSON.stringify({ state: 'made-up', verifier: 'v', returnTo: '/' });
  const context = {
    req: {
      url: '/callback?state=made-up&code=x',
      headers: { cookie: `sign-in=${Buffer.from(remembered).toString('base64url')}` },
    },
    res: { setHeader: () => undefined },
    query: { state: 'made-up', code: 'x' },
  } as unknown as GetServerSidePropsContext;
  for (let time = 0; time < 5; time += 1) expect(await finishSignIn(context)).toBe('failed');
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining('ECONNREFUSED'), times: 1 }, 'Sign-in did not complete'],
  ]);
});

it('an identity provider that cannot be reached is an error, and the log says why', async () => {
  const context = {
    req: { url: '/sign-in', headers: {} },
    res: { setHeader: () => undefined },
    query: {},
  } as unknown as GetServerSidePropsContext;
  expect(await beginSignIn(context)).toMatchObject({
    redirect: { destination: expect.stringContaining('unreachable=1') },
  });
  expect(error.mock.calls).toEqual([
    [
      { reason: expect.stringContaining('ECONNREFUSED'), times: 1 },
      'The identity provider could not be reached',
    ],
  ]);
});
