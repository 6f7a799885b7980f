/** Rendered pages: what is kept, for how long, and what stands in for what. */
import { FRESH_MS, KeptPages, STALE_MS, STAND_IN_MS, type RenderedPage } from '@/server/kept-pages';

function pages(maxBytes = 1_000) {
  const clock = { now: 1_000_000 };
  const kept = new KeptPages<string>({
    maxBytes,
    now: () => clock.now,
    keep: ({ body }) => body.toString(),
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
  return { clock, kept, rendering, failing, renders: () => renders };
}

it('keeps a good page while it is fresh', async () => {
  const { kept, rendering, clock, renders } = pages();
  expect(await kept.get('k', rendering('one'))).toEqual({ outcome: 'miss', page: 'one' });
  clock.now += FRESH_MS - 1;
  expect(await kept.get('k', rendering('two'))).toEqual({ outcome: 'hit', page: 'one' });
  expect(renders()).toBe(1);
});

it('shows an older page once more while it makes the next one', async () => {
  const { kept, rendering, clock } = pages();
  await kept.get('k', rendering('one'));
  clock.now += FRESH_MS;
  expect(await kept.get('k', rendering('two'))).toEqual({ outcome: 'stale', page: 'one' });
  await new Promise(setImmediate);
  expect(await kept.get('k', rendering('three'))).toEqual({ outcome: 'hit', page: 'two' });
});

it('waits for a new page when the kept one is old', async () => {
  const { kept, rendering, clock } = pages();
  await kept.get('k', rendering('one'));
  clock.now += FRESH_MS + STALE_MS;
  expect(await kept.get('k', rendering('two'))).toEqual({ outcome: 'miss', page: 'two' });
});

it('renders once for many who ask at the same time', async () => {
  const { kept, rendering, renders } = pages();
  const answers = await Promise.all(Array.from({ length: 50 }, () => kept.get('k', rendering('one'))));
  expect(new Set(answers.map(({ page }) => page))).toEqual(new Set(['one']));
  expect(renders()).toBe(1);
});

it.each([
  ['a failure', { status: 503 }],
  ['a page that lacks a part', { partial: true }],
])('%s takes no good page’s place, and the good one stands in for an hour', async (_what, changes) => {
  const { kept, rendering, failing, clock } = pages();
  await kept.get('k', rendering('good'));
  clock.now += FRESH_MS + STALE_MS;
  expect(await kept.get('k', rendering('bad', changes))).toEqual({ outcome: 'stand-in', page: 'good' });
  expect(await kept.get('k', failing)).toEqual({ outcome: 'stand-in', page: 'good' });
  clock.now += STAND_IN_MS;
  expect(await kept.get('k', rendering('bad', changes))).toEqual({ outcome: 'failed', page: 'bad' });
  await expect(kept.get('k', failing)).rejects.toThrow('content is down');
});

it('a page that is gone is not stood in for', async () => {
  const { kept, rendering, failing, clock } = pages();
  await kept.get('k', rendering('good'));
  clock.now += FRESH_MS + STALE_MS;
  expect((await kept.get('k', rendering('gone', { status: 404 }))).outcome).toBe('not-kept');
  await expect(kept.get('k', failing)).rejects.toThrow('content is down');
});

it('an answer that sets a cookie is never kept', async () => {
  const { kept, rendering, renders } = pages();
  const personal = rendering('one', { headers: { 'set-cookie': ['a=b'] } });
  await kept.get('k', personal);
  await kept.get('k', personal);
  expect(renders()).toBe(2);
});

it('forgets the page that was not asked for longest when memory is full', async () => {
  const { kept, rendering } = pages(30);
  await kept.get('a', rendering('a'.repeat(10)));
  await kept.get('b', rendering('b'.repeat(10)));
  await kept.get('a', rendering('x'));
  await kept.get('c', rendering('c'.repeat(15)));
  expect(kept.size).toEqual({ pages: 2, bytes: 25 });
  expect((await kept.get('a', rendering('new'))).outcome).toBe('hit');
  expect((await kept.get('b', rendering('new'))).outcome).toBe('miss');
});
