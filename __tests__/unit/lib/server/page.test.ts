/** What a page answers when its own part cannot be made. */
import type { GetServerSidePropsContext } from 'next';
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
jest.mock('@/lib/browser/shell', () => ({ shellViewer: () => ({}) }));

async function served(build: () => Promise<PageAnswer<{ name: string }>>) {
  const { servePage } = await import('@/lib/server/page');
  const headers: Record<string, unknown> = {};
  const res = { statusCode: 200, setHeader: (name: string, value: unknown) => (headers[name] = value) };
  const context = { res } as Partial<GetServerSidePropsContext> as GetServerSidePropsContext;
  return { result: await servePage(context, build), status: res.statusCode, headers };
}

beforeEach(() => error.mockClear());

const cause = new Error('down');
it.each([
  ['rejects', () => Promise.reject(cause)],
  ['says so', async () => ({ kind: 'unavailable', cause }) as const],
])(
  'is unavailable, to be tried again, when its own part %s; the cause is logged once',
  async (_how, build) => {
    const { result, status, headers } = await served(build);
    expect(result).toMatchObject({ props: { problem: 'unavailable', shell: { origin: 'https://x.test' } } });
    expect([status, headers['Retry-After']]).toEqual([503, '10']);
    expect(error.mock.calls).toEqual([[{ err: cause, requestId: 'r1' }, 'A page could not be rendered']]);
  },
);

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
