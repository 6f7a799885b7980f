import { ItemCache } from '@/lib/server/content/item-cache';

/** A cache over a clock that the test moves, and a load that counts. */
function setUp(options: { maxItems?: number } = {}) {
  // The library takes 0 for "no time known".
  let now = 1;
  const cache = new ItemCache<string>({ ...options, now: () => now });
  let loads = 0;
  const load = jest.fn(async () => `value ${(loads += 1)}`);
  return { cache, load, at: (ms: number) => (now = 1 + ms) };
}

it('R-CON-9 an item is loaded again at 15:00.001, not at 14:59', async () => {
  const { cache, load, at } = setUp();
  expect(await cache.get('a', load)).toBe('value 1');
  at((14 * 60 + 59) * 1_000);
  expect(await cache.get('a', load)).toBe('value 1');
  at(15 * 60_000 + 1);
  expect(await cache.get('a', load)).toBe('value 2');
});

it('many who ask at once share one load', async () => {
  const { cache, load } = setUp();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('a', load)])).toEqual(
    Array(3).fill('value 1'),
  );
  expect(load).toHaveBeenCalledTimes(1);
});

it('a failed load is not kept', async () => {
  const { cache, load } = setUp();
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', load)).toBe('value 1');
});

it('keeps the most recently used', async () => {
  const { cache, load } = setUp({ maxItems: 2 });
  await cache.get('a', load);
  await cache.get('b', load);
  await cache.get('a', load);
  await cache.get('c', load);
  expect(await cache.get('a', load)).toBe('value 1');
  expect(await cache.get('b', load)).toBe('value 4');
});

it('drops all on demand', async () => {
  const { cache, load } = setUp();
  await cache.get('a', load);
  await cache.get('b', load);
  cache.clear();
  expect([cache.known('a'), cache.known('b')]).toEqual([undefined, undefined]);
});

it('what was on its way when content changed is answered but not kept', async () => {
  const { cache, load } = setUp();
  let answer: (value: string) => void = () => undefined;
  const old = cache.get('a', () => new Promise<string>((resolve) => (answer = resolve)));
  cache.clear();
  const fresh = cache.get('a', load);
  answer('old');
  expect([await old, await fresh]).toEqual(['old', 'value 1']);
  expect(await cache.get('a', load)).toBe('value 1');
});

describe('several keys', () => {
  it('loads the missing ones together, and remembers which exist and which do not', async () => {
    const { cache, load } = setUp();
    await cache.get('a', load);
    const loadMany = jest.fn(
      async (keys: readonly string[]) =>
        new Map(keys.filter((key) => key !== 'none').map((key) => [key, `many ${key}`])),
    );
    expect([...(await cache.getMany(['a', 'b', 'none'], loadMany))]).toEqual([
      ['a', 'value 1'],
      ['b', 'many b'],
    ]);
    expect([...(await cache.getMany(['a', 'b'], loadMany)).values()]).toEqual(['value 1', 'many b']);
    expect(await cache.getMany(['none'], loadMany)).toEqual(new Map());
    expect(loadMany.mock.calls.map(([keys]) => keys)).toEqual([['b', 'none']]);
  });

  it('asks again for what did not exist once it is old, or content changed', async () => {
    const { cache, at } = setUp();
    const loadMany = jest.fn(async () => new Map<string, string>());
    await cache.getMany(['none'], loadMany);
    at(15 * 60_000 + 1);
    await cache.getMany(['none'], loadMany);
    cache.clear();
    await cache.getMany(['none'], loadMany);
    expect(loadMany).toHaveBeenCalledTimes(3);
  });

  it('waits for keys that are being loaded, and for none that were on their way when content changed', async () => {
    const { cache } = setUp();
    const answers: ((values: Map<string, string>) => void)[] = [];
    const loadMany = jest.fn(() => new Promise<Map<string, string>>((resolve) => answers.push(resolve)));
    const first = cache.getMany(['a', 'b'], loadMany);
    const second = cache.getMany(['b', 'c'], loadMany);
    expect(loadMany.mock.calls).toEqual([[['a', 'b']], [['c']]]);
    cache.clear();
    const third = cache.getMany(['b'], loadMany);
    answers[0]?.(
      new Map([
        ['a', 'old a'],
        ['b', 'old b'],
      ]),
    );
    answers[1]?.(new Map());
    answers[2]?.(new Map([['b', 'new b']]));
    expect([await first, await second, await third].map((found) => [...found.values()])).toEqual([
      ['old a', 'old b'],
      ['old b'],
      ['new b'],
    ]);
    expect(await cache.getMany(['b'], loadMany)).toEqual(new Map([['b', 'new b']]));
  });

  it('a failed load is met by all who wait for it, and made again by the next', async () => {
    const { cache } = setUp();
    const down = () => Promise.reject(new Error('down'));
    const both = [cache.getMany(['a'], down), cache.getMany(['a'], down)];
    for (const one of both) await expect(one).rejects.toThrow('down');
    expect(await cache.getMany(['a'], async () => new Map([['a', 'one']]))).toEqual(new Map([['a', 'one']]));
  });
});
