/** How the content clients wait: time limit, number of tries, growing waits, and the pace the service names. */
import * as contentful from 'contentful';
import { hurry, page, serve } from './fixture';

jest.mock('contentful', () => {
  const actual = jest.requireActual<typeof contentful>('contentful');
  return { ...actual, createClient: jest.fn(actual.createClient) };
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('R-CON-15 waits 30 s, retries five times, throttles itself', () => {
  serve(() => page([]));
  expect(jest.mocked(contentful.createClient).mock.lastCall?.[0]).toMatchObject({
    timeout: 30_000,
    retryLimit: 5,
    throttle: 'auto',
  });
});

it('R-CON-17 waits grow with each retry, and no two clients wait alike', async () => {
  const runOf = async () => {
    let asked = 0;
    const { keeping } = serve(() => {
      asked += 1;
      return asked < 5 ? Response.json({}, { status: 500 }) : page([]);
    });
    const waits = hurry();
    await keeping.getEntries({});
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
  const headers: Record<string, string> = limit ? { 'X-Contentful-RateLimit-Second-Limit': limit } : {};
  const { keeping } = serve(() => Response.json(page([]), { headers }));
  if (limit) await keeping.getEntries({});
  const waits = hurry();
  const asked = 45;
  await Promise.all(Array.from({ length: asked }, (_, index) => keeping.getEntries({ skip: index })));
  // Those who wait for the second second are as many as go in one.
  expect(waits.filter((wait) => wait > 500 && wait < 1_500)).toHaveLength(expected);
});
