/** Rendered pages: what is cached, for how long, and what is shown stale. */
import {
  CHANGING,
  PageCache,
  PATIENCE_MS,
  SETTLED,
  SETTLING_MS,
  STALE_IF_ERROR_MS,
  type RenderedPage,
} from '@/gateway/pages/page-cache';

const FRESH_MS = CHANGING.fresh;
const STALE_WHILE_REVALIDATE_MS = CHANGING.staleWhileRevalidate;

/** A cache in a library that changes all the time, unless `changedAt` is set. */
function pages(maxBytes = 1_000) {
  const clock: { now: number; changedAt?: number } = { now: 1_000_000 };
  const cached = new PageCache<string>({
    maxBytes,
    now: () => clock.now,
    changedAt: () => clock.changedAt ?? clock.now,
    toCached: ({ body }) => body.toString(),
    sizeOf: (page) => page.length,
  });
  let renders = 0;
  const rendering =
    (text: string, changes: Partial<RenderedPage> = {}) =>
    async () => {
      renders += 1;
      return { status: 200, headers: {}, body: Buffer.from(text), partial: false, ...changes };
    };
  const failing = async (): Promise<RenderedPage> => {
    renders += 1;
    throw new Error('content is down');
  };
  return { clock, cached, rendering, failing, renders: () => renders };
}

it('has a good page cached while it is fresh', async () => {
  const { cached, rendering, clock, renders } = pages();
  expect(await cached.get('k', rendering('one'))).toEqual({ outcome: 'miss', page: 'one' });
  clock.now += FRESH_MS - 1;
  expect(await cached.get('k', rendering('two'))).toEqual({ outcome: 'hit', page: 'one' });
  expect(renders()).toBe(1);
});

it('shows an older page once more while it makes the next one', async () => {
  const { cached, rendering, clock } = pages();
  await cached.get('k', rendering('one'));
  clock.now += FRESH_MS;
  expect(await cached.get('k', rendering('two'))).toEqual({ outcome: 'stale', page: 'one' });
  await new Promise(setImmediate);
  expect(await cached.get('k', rendering('three'))).toEqual({ outcome: 'hit', page: 'two' });
});

it('waits for a new page when the cached one is old', async () => {
  const { cached, rendering, clock } = pages();
  await cached.get('k', rendering('one'));
  clock.now += FRESH_MS + STALE_WHILE_REVALIDATE_MS;
  expect(await cached.get('k', rendering('two'))).toEqual({ outcome: 'miss', page: 'two' });
});

it('makes one page again at a time while older ones are shown, and queues none', async () => {
  const { cached, rendering, clock } = pages();
  for (const key of ['a', 'b', 'c']) await cached.get(key, rendering('old'));
  clock.now += FRESH_MS;
  let done: (page: RenderedPage) => void = () => undefined;
  await cached.get('a', () => new Promise((resolve) => (done = resolve)));
  const [b, c] = [jest.fn(rendering('new')), jest.fn(rendering('new'))];
  expect(await cached.get('b', b)).toEqual({ outcome: 'stale', page: 'old' });
  expect(b).not.toHaveBeenCalled();
  // Who has to wait for a page does not wait for that one.
  expect(await cached.get('d', rendering('new'))).toEqual({ outcome: 'miss', page: 'new' });
  done({ status: 200, headers: {}, body: Buffer.from('new'), partial: false });
  await new Promise(setImmediate);
  await cached.get('c', c);
  expect(c).toHaveBeenCalledTimes(1);
});

it('a renewal that fails leaves the way to the next', async () => {
  const { cached, rendering, failing, clock } = pages();
  await cached.get('k', rendering('old'));
  clock.now += FRESH_MS;
  expect(await cached.get('k', failing)).toEqual({ outcome: 'stale', page: 'old' });
  await new Promise(setImmediate);
  await cached.get('k', rendering('new'));
  await new Promise(setImmediate);
  expect(await cached.get('k', failing)).toEqual({ outcome: 'hit', page: 'new' });
});

it('renders once for many who ask at the same time', async () => {
  const { cached, rendering, renders } = pages();
  const answers = await Promise.all(Array.from({ length: 50 }, () => cached.get('k', rendering('one'))));
  expect(new Set(answers.map((answer) => answer?.page))).toEqual(new Set(['one']));
  expect(renders()).toBe(1);
});

it.each([
  ['a failure', { status: 503 }],
  ['a page that lacks a part', { partial: true }],
])('%s takes no good page’s place, and the good one is shown stale for an hour', async (_what, changes) => {
  const { cached, rendering, failing, clock } = pages();
  await cached.get('k', rendering('good'));
  clock.now += FRESH_MS + STALE_WHILE_REVALIDATE_MS;
  expect(await cached.get('k', rendering('bad', changes))).toEqual({
    outcome: 'stale-if-error',
    page: 'good',
  });
  expect(await cached.get('k', failing)).toEqual({ outcome: 'stale-if-error', page: 'good' });
  clock.now += STALE_IF_ERROR_MS;
  expect(await cached.get('k', rendering('bad', changes))).toEqual({ outcome: 'failed', page: 'bad' });
  await expect(cached.get('k', failing)).rejects.toThrow('content is down');
});

it('a page that is gone is not shown stale', async () => {
  const { cached, rendering, failing, clock } = pages();
  await cached.get('k', rendering('good'));
  clock.now += FRESH_MS + STALE_WHILE_REVALIDATE_MS;
  expect((await cached.get('k', rendering('gone', { status: 404 })))?.outcome).toBe('uncacheable');
  await expect(cached.get('k', failing)).rejects.toThrow('content is down');
});

it('an answer that sets a cookie is neither cached nor shared by those who wait for it', async () => {
  const { cached, rendering, clock, renders } = pages();
  const personal = rendering('one', { headers: { 'set-cookie': ['a=b'] } });
  expect(await Promise.all([cached.get('k', personal), cached.get('k', personal)])).toEqual([null, null]);
  expect(await cached.get('k', personal)).toBeNull();
  expect(renders()).toBe(2);
  await cached.get('k', rendering('good'));
  clock.now += FRESH_MS + STALE_WHILE_REVALIDATE_MS;
  expect(await cached.get('k', rendering('x', { status: 500, headers: { 'set-cookie': 'a=b' } }))).toBeNull();
  expect(cached.size.pages).toBe(0);
});

it('forgets the page that was not asked for longest when memory is full', async () => {
  const { cached, rendering } = pages(30);
  await cached.get('a', rendering('a'.repeat(10)));
  await cached.get('b', rendering('b'.repeat(10)));
  await cached.get('a', rendering('x'));
  await cached.get('c', rendering('c'.repeat(15)));
  expect(cached.size).toEqual({ pages: 2, bytes: 25 });
  expect((await cached.get('a', rendering('new')))?.outcome).toBe('hit');
  expect((await cached.get('b', rendering('new')))?.outcome).toBe('miss');
});

describe('in a library that has settled', () => {
  it('a page is fresh for a minute, and shown for ten while the next one is made', async () => {
    const { cached, rendering, clock } = pages();
    clock.changedAt = clock.now - SETTLING_MS;
    await cached.get('k', rendering('one'));
    clock.now += SETTLED.fresh - 1;
    expect((await cached.get('k', rendering('two')))?.outcome).toBe('hit');
    clock.now += SETTLED.staleWhileRevalidate;
    expect(await cached.get('k', rendering('two'))).toEqual({ outcome: 'stale', page: 'one' });
    await new Promise(setImmediate);
    clock.now += SETTLED.fresh + SETTLED.staleWhileRevalidate;
    expect(await cached.get('k', rendering('three'))).toEqual({ outcome: 'miss', page: 'three' });
  });

  it('a publication ends that for every page made before it', async () => {
    const { cached, rendering, clock } = pages();
    clock.changedAt = clock.now - SETTLING_MS;
    await cached.get('k', rendering('one'));
    clock.now += SETTLING_MS;
    clock.changedAt = clock.now;
    expect(await cached.get('k', rendering('two'))).toEqual({ outcome: 'miss', page: 'two' });
  });

  it('a page made while a publication is on its way is not trusted for longer', async () => {
    const { cached, rendering, clock } = pages();
    clock.changedAt = clock.now - SETTLING_MS + 1;
    await cached.get('k', rendering('one'));
    clock.now += FRESH_MS;
    expect((await cached.get('k', rendering('two')))?.outcome).toBe('stale');
  });

  it('counts a page’s age from when it was begun: what it read then may have changed before it was done', async () => {
    const { cached, clock } = pages();
    const slow = async (): Promise<RenderedPage> => {
      clock.now += FRESH_MS;
      return { status: 200, headers: {}, body: Buffer.from('one'), partial: false };
    };
    await cached.get('k', slow);
    expect((await cached.get('k', slow))?.outcome).toBe('stale');
  });
});

it('shows an old page when the next one is not there in time, and the next one after', async () => {
  jest.useFakeTimers();
  try {
    const { cached, rendering, clock } = pages();
    await cached.get('k', rendering('one'));
    clock.now += FRESH_MS + STALE_WHILE_REVALIDATE_MS;
    let done: (page: RenderedPage) => void = () => undefined;
    const waiting = cached.get('k', () => new Promise((resolve) => (done = resolve)));
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await waiting).toEqual({ outcome: 'stale-if-error', page: 'one' });
    done({ status: 200, headers: {}, body: Buffer.from('two'), partial: false });
    await jest.advanceTimersByTimeAsync(0);
    expect(await cached.get('k', rendering('three'))).toEqual({ outcome: 'hit', page: 'two' });
  } finally {
    jest.useRealTimers();
  }
});
