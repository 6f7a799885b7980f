/**
 * `npm run drill`: a library is used, backed up, used further, and lost with its machine; a new one is restored from the backup.
 * Prints how long the backup made it unavailable, which writes were lost (RPO) and how long the restore took (RTO). `npm run
 * drill -- --seconds=30` sets how long people write after the backup. Fails when a write from before it is lost.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeData, startSystem, type System } from '@/__tests__/e2e/support/system';
import { pidOf, victims } from '@/__tests__/support/reliability/kill';
import { eventually, type Target } from '@/__tests__/support/reliability/target';
import { countLost, startWriters, WRITERS } from '@/__tests__/support/reliability/writers';
import { portOffsets } from '@/lib/contracts/environment';

const PORT_BASE = Number(process.env.PROOF_PORT_BASE ?? 25_000);
const BEFORE_MS = 10_000;
const PATIENCE = { ms: 120_000 };

const targetOf = ({ dataDir, launcher }: System): Target => ({
  portBase: PORT_BASE,
  dataDir,
  launcherPid: launcher.pid ?? 0,
  at: (name) => `http://localhost:${PORT_BASE + portOffsets[name]}`,
});

function command(action: 'backup' | 'restore', dataDir: string, copy: string): void {
  const words = ['dist/launcher-backup.mjs', action, copy];
  const { status, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${action}: ${stderr}`);
}

/** As when the machine burns down: every process at once, then the disk. */
async function loseMachine(system: System): Promise<void> {
  const target = targetOf(system);
  const pids = victims.map((victim) => pidOf(victim, target)).filter((pid) => pid > 0);
  for (const pid of [target.launcherPid, ...pids]) process.kill(pid, 'SIGKILL');
  // PostgreSQL's child processes notice that their parent died, and may write until then.
  const isGone = () => removeData(system.dataDir).then(() => true);
  await eventually('the data is gone', isGone, PATIENCE);
}

const seconds = (ms: number) => Number((ms / 1_000).toFixed(1));

async function drill(folder: string, afterMs: number): Promise<number> {
  const [first, copy, second] = ['first', 'copy', 'second'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  let system = await startSystem({ portBase: PORT_BASE, dataDir: first });
  const { written, stop } = await startWriters(targetOf(system));
  const writesAgain = (since: number) =>
    eventually('people write again', async () => written.length >= since + WRITERS, PATIENCE);
  await sleep(BEFORE_MS);

  const stopped = Date.now();
  await system.stop();
  const beforeBackup = written.slice();
  command('backup', first, copy);
  system = await startSystem({ portBase: PORT_BASE, dataDir: first });
  await writesAgain(beforeBackup.length);
  const away = Date.now() - stopped;
  await sleep(afterMs);

  const lostAt = Date.now();
  await loseMachine(system);
  const acknowledged = written.slice();
  command('restore', second, copy);
  system = await startSystem({ portBase: PORT_BASE, dataDir: second });
  await writesAgain(acknowledged.length);
  const rto = Date.now() - lostAt;
  await stop();

  const afterBackup = acknowledged.slice(beforeBackup.length);
  const lostBefore = await countLost(targetOf(system), beforeBackup);
  const lostAfter = await countLost(targetOf(system), afterBackup);
  await system.stop();
  console.table({
    'before the backup': { acknowledged: beforeBackup.length, lost: lostBefore },
    'after the backup': { acknowledged: afterBackup.length, lost: lostAfter },
  });
  console.log(`without the library for the backup: ${seconds(away)} s`);
  console.log(`lost: what was written in the ${seconds(lostAt - stopped)} s since the backup (RPO)`);
  console.log(`from the loss to the next write that was acknowledged: ${seconds(rto)} s (RTO)`);
  return lostBefore > 0 || beforeBackup.length === 0 || afterBackup.length === 0 ? 1 : 0;
}

async function main(words: readonly string[]): Promise<number> {
  const given = words.find((word) => word.startsWith('--seconds='))?.split('=')[1];
  const folder = await mkdtemp(path.join(tmpdir(), 'library-drill-'));
  try {
    return await drill(folder, Number(given ?? 20) * 1_000);
  } finally {
    await removeData(path.join(folder, 'first'));
    await removeData(path.join(folder, 'second'));
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main(process.argv.slice(2));
