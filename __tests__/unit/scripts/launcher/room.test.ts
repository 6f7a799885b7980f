/** @jest-environment node */
/** A start on a full disk. */
import { untilReady } from '@/scripts/launcher/ready';
import { waitForRoom } from '@/scripts/launcher/room';
import { requireRoom } from '@/services/common/files/disk';

jest.mock('@/services/common/files/disk', () => ({ requireRoom: jest.fn() }));

const { signal } = new AbortController();
const full = new Error('the disk of /data is full');
beforeEach(() => jest.mocked(requireRoom).mockReset().mockRejectedValue(full));

it('waits for room, says so once, and goes on when there is some', async () => {
  jest.mocked(requireRoom).mockRejectedValueOnce(full).mockRejectedValueOnce(full).mockResolvedValueOnce();
  const lines: string[] = [];
  await waitForRoom('/data', (line) => lines.push(line), { signal });
  expect(lines).toEqual(['waiting: the disk of /data is full']);
});

it('ends with one line that says what to do when none comes', async () => {
  const waiting = waitForRoom('/data', () => undefined, { signal, patienceMs: 0 });
  await expect(waiting).rejects.toThrow(
    /^the disk of \/data is full\. Free room, or move DATA_DIR to another disk$/,
  );
});

it('is ended with the start', async () => {
  const ending = new AbortController();
  const waiting = waitForRoom('/data', () => ending.abort(), { signal: ending.signal });
  await expect(waiting).rejects.toThrow('abort');
});

it('a disk that fills up while services start is told as soon, and not after the two minutes of a process', async () => {
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 10_000));
  const lines: string[] = [];
  const waiting = untilReady('product', 'http://127.0.0.1:1/readyz', {
    dataDir: '/data',
    olderLogs: new Map(),
    progressOf: () => 0,
    databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none',
    say: (line) => lines.push(line),
    signal,
    patienceMs: 5_000,
  });
  await expect(waiting).rejects.toThrow(/^the disk of \/data is full\. Free room/);
  expect(lines).toEqual(['waiting: the disk of /data is full']);
});
