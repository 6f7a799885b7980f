/**
 * A full disk holds no process: /dev/full refuses every byte as one does, without anything to mount.
 * @jest-environment node
 */
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogOutput } from '@/lib/platform/log/log-output';
import { createLog } from '@/services/common/log';

const onFull = existsSync('/dev/full') ? it : it.skip;

onFull('lines that find no room are dropped, at once and without an error', () => {
  const fd = openSync('/dev/full', 'w');
  try {
    const log = createLog('tried', 'info', createLogOutput(fd));
    for (let line = 0; line < 1_000; line += 1) log.error({ line }, 'no room for this');
  } finally {
    closeSync(fd);
  }
});

it('the first line that finds room says how many did not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-log-'));
  const file = path.join(folder, 'log');
  const first = openSync(file, 'w');
  const log = createLog('tried', 'info', createLogOutput(first));
  log.info('one');
  closeSync(first); // writing fails
  log.info('two');
  log.info('three');
  const again = openSync(file, 'a');
  expect(again).toBe(first);
  log.info('four');
  log.info('five');
  closeSync(again);
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  rmSync(folder, { recursive: true });
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'one' }),
    expect.objectContaining({ lost: 2 }),
    expect.objectContaining({ msg: 'four' }),
    expect.objectContaining({ msg: 'five' }),
  ]);
});
