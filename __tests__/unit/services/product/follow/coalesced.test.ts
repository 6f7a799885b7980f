/** @jest-environment node */
import { coalesced } from '@/services/product/follow/coalesced';

/** Work whose runs end when the test says so. */
function heldWork() {
  const runs: { end: () => void; fail: () => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: () => reject(new Error('failed')) });
    });
  return { runs, ...coalesced(work) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('whoever asks during a run gets the next, and all who ask meanwhile get the same', async () => {
  const { runs, run } = heldWork();
  const done: string[] = [];
  const note = (name: string) => () => done.push(name);
  void run().then(note('first'));
  void run().then(note('second'));
  void run().then(note('third'));
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await settle();
  expect([done, runs.length]).toEqual([['first'], 2]);
  runs[1]?.end();
  await settle();
  expect([done, runs.length]).toEqual([['first', 'second', 'third'], 2]);
});

it('a run that fails tells who asked for it, and the next one runs', async () => {
  const { runs, run } = heldWork();
  const first = run();
  const second = run();
  runs[0]?.fail();
  await expect(first).rejects.toThrow('failed');
  await settle();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});

it('is idle when nothing runs or waits', async () => {
  const { runs, run, idle } = heldWork();
  await idle();
  void run();
  void run();
  let isIdle = false;
  const waited = idle().then(() => (isIdle = true));
  runs[0]?.end();
  await settle();
  expect(isIdle).toBe(false);
  runs[1]?.end();
  await waited;
  expect(runs).toHaveLength(2);
});

it('who asks again as soon as a run has ended joins the run that waits, instead of beginning one beside it', async () => {
  let [runs, now, most] = [0, 0, 0];
  const { run } = coalesced(async () => {
    [runs, now] = [runs + 1, now + 1];
    most = Math.max(most, now);
    await settle();
    now -= 1;
  });
  const twice = async () => {
    await run();
    await run();
  };
  await Promise.all([twice(), run()]);
  expect({ runs, most }).toEqual({ runs: 2, most: 1 });
});
