import { createFairQueue, TooBusyError } from '@/gateway/fair-queue';

const limits = { atOnce: 1, turnMs: 1_000, mostWaiting: 100, waitMs: 10_000 };
const turns = () => new Promise((resolve) => setTimeout(resolve, 20));

function queue(changes: Partial<typeof limits> = {}) {
  const queued = createFairQueue({ ...limits, ...changes });
  const begun: string[] = [];
  const refused: string[] = [];
  const held: (() => void)[] = [];
  /** Work that lasts until it is ended. */
  const ask = (name: string) => {
    const work = () => new Promise<void>((resolve) => (begun.push(name), held.push(resolve)));
    queued(name.charAt(0), work).catch((error: unknown) => {
      expect(error).toBeInstanceOf(TooBusyError);
      refused.push(name);
    });
  };
  const endOne = async () => {
    held.shift()?.();
    await turns();
  };
  return { ask, begun, refused, endOne };
}

it('takes one of each group in turn', async () => {
  const { ask, begun, endOne } = queue();
  ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].forEach(ask);
  for (let count = 0; count < 6; count += 1) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('when too much waits, the group with the most loses its last', async () => {
  const { ask, refused } = queue({ mostWaiting: 3 });
  ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1'].forEach(ask);
  await turns();
  expect(refused).toEqual(['a5', 'a4', 'a3']);
});

it('refuses what has waited too long, and never begins it', async () => {
  const { ask, begun, refused, endOne } = queue({ waitMs: 10 });
  ['a1', 'a2'].forEach(ask);
  await turns();
  await endOne();
  expect([begun, refused]).toEqual([['a1'], ['a2']]);
});

it('work that waits for somebody else holds nobody up', async () => {
  const { ask, begun } = queue({ turnMs: 5 });
  ['a1', 'a2', 'b1'].forEach(ask);
  await turns();
  await turns();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

it('work that fails gives its place to the next', async () => {
  const queued = createFairQueue(limits);
  const failed = queued('a', () => Promise.reject(new Error('broken')));
  const next = queued('a', () => Promise.resolve('made'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('made');
});
