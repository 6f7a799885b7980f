/** When the search index is written: saving answers nobody meanwhile, so not after each entry that an editor publishes. */
import pino from 'pino';
import { IndexFile } from '@/services/product/catalogue/index-file';
import type { SearchEngine } from '@/services/product/search/types';

const PAUSE_MS = 30_000;
const position = { lineage: 'here', seq: 7 };
const saveSnapshot = jest.fn<Promise<void>, [string, string?]>();
const engineOf = (size: number) =>
  ({ saveSnapshot, size }) as Pick<SearchEngine, 'saveSnapshot' | 'size'> as SearchEngine;
const engine = engineOf(3_000);

let file: IndexFile;
const change = (entries: number) => file.saveSoon(engine, () => position, entries);

beforeEach(() => {
  jest.useFakeTimers();
  saveSnapshot.mockReset().mockResolvedValue();
  file = new IndexFile({
    path: '/nowhere/index',
    build: 'b',
    synonyms: { groups: [], oneWay: [] },
    log: pino({ level: 'silent' }),
  });
});
afterEach(() => jest.useRealTimers());

it('is not written for a few changes, but at a stop', async () => {
  change(1);
  change(400);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect([saveSnapshot.mock.calls.length, file.cancel()]).toEqual([0, true]);
  await file.save(engine, position);
  expect(file.cancel()).toBe(false);
});

it('is written in the pause after many, and counts anew from there', async () => {
  for (let round = 0; round < 5; round += 1) {
    change(100);
    await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(saveSnapshot).not.toHaveBeenCalled();
  }
  await jest.advanceTimersByTimeAsync(1);
  expect(saveSnapshot).toHaveBeenCalledTimes(1);
  expect(file.cancel()).toBe(false);
  change(499);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(saveSnapshot).toHaveBeenCalledTimes(1);
});

it('of a large library is written for a share of it, because that stops everybody for seconds', async () => {
  file.saveSoon(engineOf(100_000), () => position, 4_999);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(saveSnapshot).not.toHaveBeenCalled();
  file.saveSoon(engineOf(100_000), () => position, 1);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(saveSnapshot).toHaveBeenCalledTimes(1);
});

it('is tried again with the next change when it could not be written', async () => {
  saveSnapshot.mockRejectedValueOnce(new Error('the disk is full'));
  change(500);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  change(1);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect([saveSnapshot.mock.calls.length, file.cancel()]).toEqual([2, false]);
});
