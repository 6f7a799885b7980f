/** How the content clients wait: time limit, number of tries, growing waits, and the pace the service names. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as contentful from 'contentful';
import { createContentClients } from '@/lib/clients/content/clients';

jest.mock('contentful', () => {
  const actual = jest.requireActual<typeof contentful>('contentful');
  return { ...actual, createClient: jest.fn(actual.createClient) };
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const client = () =>
  createContentClients({ space: 'library', accessToken: 'token', host: 'content.example', insecure: true })
    .keeping;

const empty = { sys: { type: 'Array' }, total: 0, skip: 0, limit: 50, items: [] };

/** Waits take a fiftieth of their time; answers the waits that were asked for, ms. */
function hurry(): number[] {
  const waits: number[] = [];
  const real = globalThis.setTimeout;
  const quick = (work: () => void, delay = 0, ...rest: unknown[]) => {
    waits.push(delay);
    return real(work, delay / 50, ...(rest as []));
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(quick as typeof setTimeout);
  return waits;
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('R-CON-15 waits 30 s, retries five times, throttles itself', () => {
  client();
  expect(jest.mocked(contentful.createClient).mock.lastCall?.[0]).toMatchObject({
    timeout: 30_000,
    retryLimit: 5,
    throttle: 'auto',
  });
});

it('R-CON-17 waits grow with each retry, and no two clients wait alike', async () => {
  const runOf = async () => {
    let asked = 0;
    server.resetHandlers(
      http.get('http://content.example/*', () => {
        asked += 1;
        return asked < 5 ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(empty);
      }),
    );
    const waits = hurry();
    await client().getEntries({});
    jest.restoreAllMocks();
    // The client's own waits are above a second; timers of the network library stand apart.
    return waits.filter((wait) => wait >= 1_000 && wait < 30_000);
  };
  const [first, second] = [await runOf(), await runOf()];
  expect(first).toHaveLength(4);
  expect(first).toEqual([...first].sort((a, b) => a - b));
  expect(new Set(first).size).toBe(4);
  expect(second).not.toEqual(first);
});

it.each([
  ['starts at 7 a second', null, 7],
  ['follows the service’s limit', '20', 20],
  ['stays below 30 whatever the service allows', '500', 30],
])('R-CON-16 the pace %s', async (_what, limit, expected) => {
  server.resetHandlers(
    http.get('http://content.example/*', () =>
      HttpResponse.json(empty, limit ? { headers: { 'X-Contentful-RateLimit-Second-Limit': limit } } : {}),
    ),
  );
  const paced = client();
  if (limit) await paced.getEntries({});
  const waits = hurry();
  const asked = 45;
  await Promise.all(Array.from({ length: asked }, (_, index) => paced.getEntries({ skip: index })));
  // Those who wait for the second second are as many as go in one.
  expect(waits.filter((wait) => wait > 500 && wait < 1_500)).toHaveLength(expected);
});
