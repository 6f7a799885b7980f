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

it('R-CON-17 the wait before the nth retry is √2^n s, 500 ms and up to 200 ms of chance more', async () => {
  const waitsOf = async () => {
    let asked = 0;
    const { keeping } = serve(() => {
      asked += 1;
      return asked < 6 ? Response.json({}, { status: 500 }) : page([]);
    });
    const waits = hurry();
    await keeping.getEntries({});
    jest.restoreAllMocks();
    // The client's own waits are above a second; timers of the network library stand apart.
    return waits.filter((wait) => wait >= 1_000 && wait < 30_000);
  };
  const [first, second] = [await waitsOf(), await waitsOf()];
  for (const waits of [first, second]) {
    expect(waits).toHaveLength(5);
    waits.forEach((wait, index) => {
      const least = Math.floor(Math.SQRT2 ** (index + 1) * 1_000 + 500);
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThanOrEqual(least + 200);
    });
  }
  // No two clients wait alike.
  expect(second).not.toEqual(first);
});

/** How many of the waits are of so many seconds: those go in the second after. */
const after = (seconds: number, waits: readonly number[]) =>
  waits.filter((wait) => Math.abs(wait - seconds * 1_000) < 500).length;

it('R-CON-16 of 15 requests at once 7 go in the first second; once the service says 55, 30 a second', async () => {
  const headers = { 'X-Contentful-RateLimit-Second-Limit': '55' };
  const { keeping } = serve(() => Response.json(page([]), { headers }));
  const askFor = async (count: number) => {
    const waits = hurry();
    await Promise.all(Array.from({ length: count }, (_, index) => keeping.getEntries({ skip: index })));
    jest.restoreAllMocks();
    return waits;
  };
  const first = await askFor(15);
  expect([after(1, first), after(2, first)]).toEqual([7, 1]);
  const later = await askFor(70);
  const [second, third] = [after(1, later), after(2, later)];
  expect(second).toBe(30);
  expect(third).toBeLessThanOrEqual(30);
  expect(70 - second - third).toBeLessThanOrEqual(30);
});

it.each([
  ['starts at 7 a second', null, 7],
  ['follows the service’s limit', '20', 20],
  ['stays below 30 whatever the service allows', '500', 30],
])('the pace %s', async (_what, limit, expected) => {
  const headers: Record<string, string> = limit ? { 'X-Contentful-RateLimit-Second-Limit': limit } : {};
  const { keeping } = serve(() => Response.json(page([]), { headers }));
  if (limit) await keeping.getEntries({});
  const waits = hurry();
  const asked = 45;
  await Promise.all(Array.from({ length: asked }, (_, index) => keeping.getEntries({ skip: index })));
  // Those who wait for the second second are as many as go in one.
  expect(waits.filter((wait) => wait > 500 && wait < 1_500)).toHaveLength(expected);
});
