/** @jest-environment node */
/** How far the reading of a library has come is said now and then; that it goes on, always. */
import { createReading } from '@/services/product/follow/reading';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

it('says after some seconds how much of what there is has come, and then is stored', () => {
  const said: (string | undefined)[] = [];
  const logged: object[] = [];
  const log = { info: (details: object) => void logged.push(details) };
  const reading = createReading(log as Parameters<typeof createReading>[0], (words) => said.push(words));
  expect(reading.latest()).toBeNull();
  reading.tell('fetched', 1_000, null);
  jest.setSystemTime(5_000);
  reading.tell('fetched', 2_000, 48_000);
  reading.tell('fetched', 3_000, 48_000);
  expect(reading.latest()).toBe('3,000 of 48,000 entries and assets fetched');
  jest.setSystemTime(10_000);
  reading.tell('stored', 500, null);
  jest.setSystemTime(15_000);
  reading.take({ part: 'indexed', done: 12_800, total: 47_000 });
  jest.setSystemTime(30_000);
  reading.take();
  expect(reading.latest()).toBe('12,800 of 47,000 entries indexed');
  expect(said).toEqual([
    undefined,
    'reading the library: 2,000 of 48,000 entries and assets fetched',
    undefined,
    'reading the library: 500 entries and assets stored',
    'reading the library: 12,800 of 47,000 entries indexed',
    undefined,
  ]);
  expect(logged).toEqual([
    { part: 'fetched', done: 2_000, total: 48_000 },
    { part: 'stored', done: 500, total: null },
    { part: 'indexed', done: 12_800, total: 47_000 },
  ]);
});
