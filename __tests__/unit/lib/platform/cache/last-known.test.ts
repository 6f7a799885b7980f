/** The memory that keeps a known visitor known while customers cannot be asked ("Points settled" 4). */
import { LastKnown } from '@/lib/platform/cache/last-known';

const MINUTE = 60_000;

function memory(max = 10) {
  const clock = { now: 0 };
  const known = new LastKnown<string>({ freshMs: MINUTE, keepMs: 60 * MINUTE, max, now: () => clock.now });
  return { clock, known };
}

it('asks once while the answer is fresh, and again afterwards', async () => {
  const { clock, known } = memory();
  const load = jest.fn(async () => 'school');
  await known.get('a', load);
  clock.now = MINUTE - 1;
  await known.get('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  clock.now = MINUTE;
  await known.get('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('makes one request for many visitors at once', async () => {
  const { known } = memory();
  const load = jest.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('school'), 5)));
  const answers = await Promise.all(Array.from({ length: 20 }, () => known.get('a', load)));
  expect(new Set(answers)).toEqual(new Set(['school']));
  expect(load).toHaveBeenCalledTimes(1);
});

it('serves the last answer while the source fails, until it is too old', async () => {
  const { clock, known } = memory();
  await known.get('a', async () => 'school');
  const down = async () => Promise.reject(new Error('down'));
  clock.now = 60 * MINUTE - 1;
  await expect(known.get('a', down)).resolves.toBe('school');
  clock.now = 60 * MINUTE;
  await expect(known.get('a', down)).rejects.toThrow('down');
});

it('does not ask a source that failed again for a moment, and then forgets the failure', async () => {
  const { known, clock } = memory();
  await expect(known.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(known.get('a', async () => 'school')).rejects.toThrow('down');
  await expect(known.get('b', async () => 'college')).resolves.toBe('college');
  clock.now += 2_000;
  await expect(known.get('a', async () => 'school')).resolves.toBe('school');
});

it('holds no more than its bound, dropping the least recently used', async () => {
  const { known } = memory(2);
  await known.get('a', async () => 'A');
  await known.get('b', async () => 'B');
  await known.get('a', async () => 'unused');
  await known.get('c', async () => 'C');
  const load = jest.fn(async () => 'again');
  await known.get('a', load);
  expect(load).not.toHaveBeenCalled();
  await known.get('b', load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('serves a stale answer at once where it is refreshed behind, so that a stuck source delays nobody', async () => {
  const clock = { now: 0 };
  const options = { freshMs: MINUTE, keepMs: 60 * MINUTE, max: 1, now: () => clock.now };
  const known = new LastKnown<string>({ ...options, refreshBehind: true });
  await known.get('a', async () => 'first');
  clock.now = MINUTE;
  let answer: (value: string) => void = () => undefined;
  const stuck = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  await expect(known.get('a', stuck)).resolves.toBe('first');
  await expect(known.get('a', stuck)).resolves.toBe('first');
  expect(stuck).toHaveBeenCalledTimes(1);
  answer('second');
  await new Promise(setImmediate);
  await expect(known.get('a', stuck)).resolves.toBe('second');
  clock.now = 2 * MINUTE;
  const down = jest.fn(async () => Promise.reject(new Error('down')));
  await expect(known.get('a', down)).resolves.toBe('second');
  await new Promise(setImmediate);
  await expect(known.get('a', down)).resolves.toBe('second');
  expect(down).toHaveBeenCalledTimes(1);
  clock.now = 62 * MINUTE;
  await expect(known.get('a', down)).rejects.toThrow('down');
});
