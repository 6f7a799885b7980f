/** Work in its turn: so much at once, the rest in order, and no wait without end. */
import { createConcurrencyLimit } from '@/lib/server/pages/item/concurrency-limit';

/** Work that ends when the test says so. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (value: string) => void; reject: (reason: Error) => void }>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }));
  };
  return { begun, ends, work };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('so much is done at once, the others in their order, and a failure gives its turn on', async () => {
  const { begun, ends, work } = works();
  const limited = createConcurrencyLimit({ atOnce: 2, waitMs: 10_000 });
  const answers = ['a', 'b', 'c', 'd'].map((name) =>
    limited(work(name)).catch((error: Error) => error.message),
  );
  await settle();
  expect(begun).toEqual(['a', 'b']);
  ends.get('a')?.reject(new Error('the wings are empty'));
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['b', 'c', 'd']) {
    ends.get(name)?.resolve(name);
    await settle();
  }
  expect(await Promise.all(answers)).toEqual(['the wings are empty', 'b', 'c', 'd']);
});

it('whose turn does not come in time is told so, and is not begun for nobody', async () => {
  jest.useFakeTimers();
  try {
    const { begun, ends, work } = works();
    const limited = createConcurrencyLimit({ atOnce: 1, waitMs: 100 });
    const first = limited(work('first'));
    const late = limited(work('late')).catch((error: Error) => error.name);
    await jest.advanceTimersByTimeAsync(60);
    const third = limited(work('third'));
    await jest.advanceTimersByTimeAsync(40);
    expect(await late).toBe('TimeLimitError');
    // Work that has begun takes as long as it takes.
    ends.get('first')?.resolve('done');
    expect(await first).toBe('done');
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['first', 'third']);
    ends.get('third')?.resolve('done');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await third).toBe('done');
  } finally {
    jest.useRealTimers();
  }
});
