import { FairQueue, TooBusyError } from '@/lib/platform/fair-queue';

type FairQueueOptions = ConstructorParameters<typeof FairQueue>[0];

const limits: FairQueueOptions = { atOnce: 1, mostWaiting: 100 };
const turns = () => new Promise((resolve) => setTimeout(resolve, 20));
const stays = (group: string) => ({ group, gone: new AbortController().signal });

function queue(changes: Partial<FairQueueOptions> = {}) {
  const queued = new FairQueue({ ...limits, ...changes });
  const begun: string[] = [];
  const refused: string[] = [];
  const held = new Map<string, () => void>();
  /** Work that lasts until it is ended, wanted by the group that it is named after, unless another is given. */
  const ask = (name: string, group = name.charAt(0), gone = new AbortController().signal) => {
    const work = () =>
      new Promise<string>((resolve) => (begun.push(name), held.set(name, () => resolve(name))));
    return queued.ask(name, work, { group, gone }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(TooBusyError);
      refused.push(`${group}:${name}`);
      return null;
    });
  };
  const askAll = (...names: string[]) => names.forEach((name) => void ask(name));
  const endOne = async (name = [...held.keys()][0] ?? '') => {
    held.get(name)?.();
    held.delete(name);
    await turns();
  };
  return { ask, askAll, begun, refused, endOne };
}

it('takes one of each group in turn', async () => {
  const { askAll, begun, endOne } = queue();
  askAll('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
  await turns();
  for (let count = 0; count < 6; count += 1) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('does once what several want, when the turn of the first of them comes', async () => {
  const { ask, askAll, begun, endOne } = queue();
  askAll('a1', 'a2', 'a3', 'popular');
  const answers = [ask('popular', 'a'), ask('popular', 'b'), ask('popular', 'c')];
  await turns();
  await endOne();
  await endOne();
  expect(begun).toEqual(['a1', 'a2', 'popular']);
  const late = ask('popular', 'd');
  await endOne();
  expect(await Promise.all([...answers, late])).toEqual(Array(4).fill('popular'));
});

it('of one group no more than its share runs, and another need not wait for it', async () => {
  const { askAll, begun, endOne } = queue({ atOnce: 3, atOnceOfGroup: 2 });
  askAll('a1', 'a2', 'a3', 'b1', 'b2');
  await turns();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

describe('when too much waits', () => {
  it('the group with the most loses its last', async () => {
    const { askAll, refused } = queue({ mostWaiting: 3 });
    askAll('a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1');
    await turns();
    expect(refused).toEqual(['a:a5', 'a:a4', 'a:a3']);
  });

  it('one that comes to as many as others have is refused', async () => {
    const { askAll, refused } = queue({ mostWaiting: 2 });
    askAll('x1', 'a1', 'b1', 'c1');
    await turns();
    expect(refused).toEqual(['c:c1']);
  });

  it('what a busy group wants is not refused to the others who want it', async () => {
    const { ask, askAll, refused, begun, endOne } = queue({ mostWaiting: 3 });
    askAll('a1', 'a2', 'a3');
    void ask('popular', 'a');
    const others = ask('popular', 'b');
    askAll('c1');
    await turns();
    expect(refused).toEqual(['a:popular', 'a:a3']);
    for (let count = 0; count < 3; count += 1) await endOne();
    expect(begun).toContain('popular');
    await endOne();
    expect(await others).toBe('popular');
  });

  it('two groups that want the same keep nobody out', async () => {
    const { ask, refused } = queue({ mostWaiting: 3 });
    for (const name of ['x', '1', '2', '3']) for (const group of ['a', 'b']) void ask(name, group);
    void ask('c1');
    await turns();
    expect(refused).toEqual(['b:3', 'a:3']);
  });
});

it('refuses what has waited too long, and never begins it', async () => {
  const { askAll, begun, refused, endOne } = queue({ waitMs: 10 });
  askAll('a1', 'a2');
  await turns();
  await endOne();
  expect([begun, refused]).toEqual([['a1'], ['a:a2']]);
});

it('never begins what nobody waits for any longer', async () => {
  const { ask, askAll, begun, endOne } = queue();
  const leaving = new AbortController();
  askAll('a1');
  const left = [ask('a2', 'a', leaving.signal), ask('a3', 'a', leaving.signal)];
  void ask('a3', 'b');
  leaving.abort();
  expect(await Promise.all([...left, ask('a4', 'a', leaving.signal)])).toEqual([null, null, null]);
  await turns();
  await endOne();
  await endOne();
  expect(begun).toEqual(['a1', 'a3']);
});

it('work that waits for somebody else holds nobody up', async () => {
  const { askAll, begun } = queue({ turnMs: 5 });
  askAll('a1', 'a2', 'b1');
  await turns();
  await turns();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

it('work that fails gives its place to the next', async () => {
  const queued = new FairQueue(limits);
  const failed = queued.ask('broken', () => Promise.reject(new Error('broken')), stays('a'));
  const next = queued.ask('made', () => Promise.resolve('made'), stays('a'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('made');
});

describe('between two pieces of work', () => {
  /** Turns of the event loop, each with so much other work, between the end of the first and the begin of the second. */
  async function turnsBetween(busyMs: number): Promise<number> {
    const queued = new FairQueue({ ...limits, turnsBetween: 32 });
    let counted = 0;
    let isOver = false;
    const turn = () => {
      const until = performance.now() + busyMs;
      while (performance.now() < until);
      counted += 1;
      if (!isOver) setImmediate(turn);
    };
    const first = queued.ask('first', async () => setImmediate(turn), stays('a'));
    await Promise.all([first, queued.ask('second', async () => (isOver = true), stays('a'))]);
    return counted;
  }

  it('are turns for new clients', async () => {
    expect(await turnsBetween(0)).toBeGreaterThan(30);
  });

  it('are fewer turns when these are long, as cached pages make them', async () => {
    expect(await turnsBetween(10)).toBeLessThan(10);
  });
});
