/** What a page answers when its own part cannot be made. */
import type { GetServerSidePropsContext } from 'next';
import { ProductApiError } from '@/lib/clients/product-api/fetch';
import { CustomersError } from '@/lib/platform/customers/http';
import { ServiceError } from '@/lib/platform/service-error';
import { TimeLimitError } from '@/lib/platform/time-limit';
import type { PageAnswer } from '@/lib/server/page';

const error = jest.fn();
jest.mock('@/lib/server/log', () => ({ pageLog: () => ({ error }) }));
jest.mock('@/lib/server/config', () => ({ libraryBrand: () => null, publicOrigin: () => 'https://x.test' }));
jest.mock('@/lib/server/product', () => ({ productConnection: async () => ({}) }));
jest.mock('@/lib/server/session', () => ({
  visitorOf: () => ({ viewer: {}, token: null, requestId: 'r1' }),
}));
jest.mock('@/lib/server/vocabulary', () => ({
  viewerLevelAges: async () => ({}),
  viewerWays: async () => ({ education: [], empty: [] }),
}));
jest.mock('@/lib/domain/viewer/shell', () => ({ shellViewer: () => ({}) }));

async function served(build: () => Promise<PageAnswer<{ name: string }>>) {
  const { servePage } = await import('@/lib/server/page');
  const headers: Record<string, unknown> = {};
  const res = { statusCode: 200, setHeader: (name: string, value: unknown) => (headers[name] = value) };
  const context = { res } as Partial<GetServerSidePropsContext> as GetServerSidePropsContext;
  return { result: await servePage(context, build), status: res.statusCode, headers };
}

beforeEach(() => error.mockClear());

const cause = new ProductApiError('The library could not be reached', 'UNAVAILABLE', 0);
it('is unavailable, to be tried again, when its own part rejects; the cause is logged once', async () => {
  const { result, status, headers } = await served(() => Promise.reject(cause));
  expect(result).toMatchObject({ props: { problem: 'unavailable', shell: { origin: 'https://x.test' } } });
  expect([status, headers['Retry-After']]).toEqual([503, '10']);
  expect(error.mock.calls).toEqual([[{ err: cause, requestId: 'r1' }, 'A page could not be rendered']]);
});

it('is stored by no browser where it holds the addresses of a grant', async () => {
  const page = { kind: 'page', props: { name: 'King Lear' } } as const;
  const policyOf = async (answer: PageAnswer<{ name: string }>) =>
    (await served(async () => answer)).headers['Cache-Control'];
  expect(await policyOf({ ...page, isGranted: true })).toBe('private, no-store');
  expect(await policyOf(page)).toBe('private, no-cache');
  const leads = { kind: 'redirect', to: 'https://media.test/a.pdf' } as const;
  expect(await policyOf({ ...leads, isGranted: true })).toBe('private, no-store');
  expect(await policyOf(leads)).toBe('private, no-cache');
});

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
it.each([
  ['product answers with an error', cause],
  ['customers is away', new CustomersError('away', null)],
  ['a service is away', new ServiceError('UNAVAILABLE', 'away')],
  ['a source takes too long', new TimeLimitError(100)],
  ['a request is aborted', new DOMException('aborted', 'AbortError')],
  ['a request times out', AbortSignal.abort(new DOMException('late', 'TimeoutError')).reason],
  [
    'content answers with an error, whose body is what is thrown',
    { sys: { type: 'Error', id: 'ServerError' } },
  ],
  ['no connection is made', new TypeError('fetch failed', { cause: refused })],
  [
    'such a failure is the cause of another',
    new Error('slugs', { cause: new Error('read', { cause: refused }) }),
  ],
])('is unavailable when %s', async (_what, failure) => {
  const { result, status } = await served(() => Promise.reject(failure));
  expect([status, result]).toMatchObject([503, { props: { problem: 'unavailable' } }]);
});

describe('a fault in the code of a page', () => {
  const fault = new TypeError('Cannot read properties of undefined');
  it.each([
    ['thrown', () => Promise.reject(fault)],
    ['wrapped', () => Promise.reject(new Error('mapping', { cause: fault }))],
  ])('%s is told as a fault of ours in the frame, and logged with its cause', async (_how, build) => {
    const { result, status, headers } = await served(build);
    expect([status, result]).toMatchObject([500, { props: { problem: 'fault', shell: {} } }]);
    expect(headers).toEqual({ 'Cache-Control': expect.any(String) });
    expect(error).toHaveBeenCalledTimes(1);
    const [logged] = error.mock.calls[0] as [{ err: Error }];
    expect([logged.err, logged.err.cause]).toContain(fault);
  });
});

it('is a page of its own, with the status of a missing one, where it says itself what is not there', async () => {
  const { result, status } = await served(async () => ({
    kind: 'page',
    props: { name: 'Lear' },
    isMissing: true,
  }));
  expect([result, status]).toMatchObject([{ props: { name: 'Lear' } }, 404]);
});

it('is the page otherwise', async () => {
  const { result, status } = await served(async () => ({ kind: 'page', props: { name: 'Lear' } }));
  expect([result, status]).toMatchObject([{ props: { name: 'Lear' } }, 200]);
  expect(error).not.toHaveBeenCalled();
});
