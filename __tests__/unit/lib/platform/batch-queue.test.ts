import { BatchQueue } from '@/lib/platform/batch-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function collecting({ size = 3, mostWaiting = 5 } = {}) {
  const sent: number[][] = [];
  const told = { failures: 0, lost: [] as number[], isDown: false };
  const batches = new BatchQueue<number>({
    size,
    mostWaiting,
    send: async (batch) => {
      if (told.isDown) throw new Error('down');
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
