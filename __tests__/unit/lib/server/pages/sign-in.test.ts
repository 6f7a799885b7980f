import type { GetServerSidePropsContext } from 'next';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import type { Visit } from '@/lib/server/page';
import { callbackPage, loggedOutPage, signInPage } from '@/lib/server/pages/sign-in';
import { finishSignIn } from '@/lib/server/sign-in-without-script';

jest.mock('@/lib/server/sign-in-without-script', () => ({ finishSignIn: jest.fn() }));

type Query = GetServerSidePropsContext['query'];
const contextOf = (query: Query, headers: Record<string, string> = {}) =>
  ({ query, req: { headers } }) as Partial<GetServerSidePropsContext> as GetServerSidePropsContext;

const visitOf = (viewer: Viewer): Visit => ({
  visitor: { viewer, address: '192.0.2.1', requestId: 'one', token: null, classroom: false },
  product: { baseUrl: '', headers: {}, timeoutMs: 1_000 },
  onMissing: () => undefined,
});

describe('/sign-in', () => {
  const anybody = visitOf(anonymousViewer);
  const fromSearch = { host: 'l.test', referer: 'https://l.test/search?q=lear' };

  it.each<[string, Query, string]>([
    ['to the address that is asked for', { return: '/lists' }, '/lists'],
    ['to the page that it was opened from', {}, '/search?q=lear'],
    ['home, instead of to another site', { return: 'https://elsewhere.test/' }, '/'],
    ['home, where an empty address is asked for', { return: '' }, '/'],
    ['to the first of several addresses, as the script does', { return: ['/lists', '/account'] }, '/lists'],
    ['home, where the first is of another site', { return: ['//elsewhere.test', '/lists'] }, '/'],
  ])('returns %s', async (_where, query, returnTo) => {
    expect(await signInPage(anybody, contextOf(query, fromSearch))).toEqual({
      kind: 'page',
      props: { returnTo, unreachable: false },
    });
  });

  it('says when the provider could not be reached, and sends on who is signed in', async () => {
    const context = contextOf({ return: '/lists', unreachable: '1' });
    expect(await signInPage(anybody, context)).toMatchObject({ props: { unreachable: true } });
    const person = visitOf({ ...anonymousViewer, method: 'Okta', userId: 'u' });
    expect(await signInPage(person, context)).toEqual({ kind: 'redirect', to: '/lists' });
  });
});

describe('/callback', () => {
  it.each<[string, Awaited<ReturnType<typeof finishSignIn>>, Query, object]>([
    ['an answer for the script', null, { code: 'c', state: 's' }, { hasAnswer: true, hasFailed: false }],
    ['a refusal for the script', null, { error: 'e', state: 's' }, { hasAnswer: true, hasFailed: false }],
    ['no answer', null, { code: 'c' }, { hasAnswer: false, hasFailed: false }],
    ['what failed here', 'failed', { code: 'c', state: 's' }, { hasAnswer: true, hasFailed: true }],
  ])('shows %s', async (_what, finished, query, props) => {
    jest.mocked(finishSignIn).mockResolvedValue(finished);
    expect(await callbackPage(contextOf(query))).toEqual({ kind: 'page', props });
  });

  it('returns to the page where the server has signed in', async () => {
    jest.mocked(finishSignIn).mockResolvedValue({ returnTo: '/lists' });
    expect(await callbackPage(contextOf({}))).toEqual({ kind: 'redirect', to: '/lists' });
  });
});

it.each<[Query, object]>([
  [
    { message: 'session_expired', page: '/lists' },
    { reason: 'expired', page: '/lists' },
  ],
  [{ message: 'token_refused' }, { reason: 'refused', page: '/' }],
  [
    { message: 'You have won', page: '//elsewhere.test' },
    { reason: 'signed-out', page: '/' },
  ],
  [{}, { reason: 'signed-out', page: '/' }],
])('R-RTE-9 /logged-out shows a reason that it knows, and no other text: %j', async (query, props) => {
  expect(await loggedOutPage(contextOf(query))).toEqual({ kind: 'page', props });
});
