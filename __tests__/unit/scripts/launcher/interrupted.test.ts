/** @jest-environment node */
/** A start that is to end does so at once: systemd waits a minute, and would then kill the database in the middle of its work. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '@/scripts/launcher/ready';
import { runCommand } from '@/scripts/launcher/run';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'interrupted-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a command is ended, and has ended when it is told', async () => {
  const script = path.join(folder, 'slow.mjs');
  const [begun, ended] = ['begun', 'ended'].map((name) => path.join(folder, name)) as [string, string];
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => setTimeout(() => { writeFileSync(${JSON.stringify(ended)}, ''); process.exit(143); }, 100));
     setTimeout(() => process.exit(0), 20_000);
     writeFileSync(${JSON.stringify(begun)}, '');`,
  );
  const ending = new AbortController();
  const running = runCommand(script, [], process.env, () => undefined, { signal: ending.signal });
  while (!existsSync(begun)) await sleep(20);
  ending.abort();
  await expect(running).rejects.toBe(ending.signal.reason);
  expect(existsSync(ended)).toBe(true);
  await expect(runCommand(script, [], process.env, () => undefined, { signal: ending.signal })).rejects.toBe(
    ending.signal.reason,
  );
});

it('a process that does not become ready is waited for no longer', async () => {
  const ending = new AbortController();
  const waiting = untilReady('product', 'http://127.0.0.1:1/readyz', {
    dataDir: folder,
    olderLogs: new Map(),
    progressOf: () => 0,
    databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none',
    say: () => undefined,
    signal: ending.signal,
  });
  setTimeout(() => ending.abort(), 50);
  await expect(waiting).rejects.toThrow('abort');
});
