/** Rendered pages: what is cached, for how long, and what is shown stale. */
import {
  FRESH_MS,
  PageCache,
  STALE_IF_ERROR_MS,
  STALE_WHILE_REVALIDATE_MS,
  type RenderedPage,
} from '@/gateway/page-cache';

function pages(maxBytes = 1_000) {
  const clock = { now: 1_000_000 };
  const cached = new PageCache<string>({
    maxBytes,
    now: () => clock.now,
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
