import { BatchQueue } from '@/lib/platform/batch-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function collecting({ size = 3, mostWaiting = 5, sendMs = 0 } = {}) {
  const sent: number[][] = [];
  const told = { failures: 0, lost: [] as number[], isDown: false };
  const batches = new BatchQueue<number>({
    size,
    mostWaiting,
    send: async (batch) => {
      if (told.isDown) throw new Error('down');
      if (sendMs > 0) await new Promise((resolve) => setTimeout(resolve, sendMs));
      sent.push([...batch]);
    },
    onError: () => (told.failures += 1),
    onLost: (thing) => told.lost.push(thing),
  });
  return { batches, sent, told };
}

it('sends what came within a second at once, and a full batch without waiting', async () => {
  const { batches, sent } = collecting();
  [1, 2].forEach((thing) => batches.add(thing));
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([[1, 2]]);
  [3, 4, 5].forEach((thing) => batches.add(thing));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it('what could not be sent goes again in its order; what is beyond the bound is lost, and said to be', async () => {
  const { batches, sent, told } = collecting();
  told.isDown = true;
  [1, 2, 3, 4, 5, 6, 7].forEach((thing) => batches.add(thing));
  await batches.flush();
  expect(told).toMatchObject({ lost: [6, 7] });
  expect(told.failures).toBeGreaterThan(0);
  told.isDown = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent.flat()).toEqual([1, 2, 3, 4, 5]);
});

it('what comes while a batch is being sent is not sent one by one, and waits no longer than a second', async () => {
  const { batches, sent } = collecting({ size: 100, mostWaiting: 1_000, sendMs: 50 });
  for (let thing = 1; thing <= 250; thing += 1) {
    batches.add(thing);
    await jest.advanceTimersByTimeAsync(10);
  }
  await jest.advanceTimersByTimeAsync(1_050);
  expect(sent.flat()).toHaveLength(250);
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it('what a flush finds is sent when it resolves, in as many batches as it takes', async () => {
  const { batches, sent } = collecting({ size: 3, mostWaiting: 10, sendMs: 50 });
  [1, 2, 3, 4, 5, 6, 7].forEach((thing) => batches.add(thing));
  const flushed = batches.flush();
  await jest.advanceTimersByTimeAsync(150);
  await flushed;
  expect(sent).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
});
