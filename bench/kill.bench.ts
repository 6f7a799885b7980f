/**
 * `npm run kill`: 20 kill -9 runs on each process in turn while people write, then on the launcher itself, restarted by the same
 * command. Prints, for each process, the writes acknowledged, the writes lost and the time until all is well. `npm run kill --
 * --runs=3` changes how many, `--only=media` kills that process alone.
 */
import { removeData, startSystem, type System } from '@/__tests__/e2e/support/system';
import { killOnce, isWhole, victims, type KillRun } from '@/__tests__/support/reliability/kill';
import { eventually, type Target } from '@/__tests__/support/reliability/target';
import { portOffsets } from '@/lib/contracts/environment';

const PORT_BASE = Number(process.env.PROOF_PORT_BASE ?? 24_000);

const targetOf = ({ portBase, dataDir, launcher }: System): Target => ({
  portBase,
  dataDir,
  launcherPid: launcher.pid ?? 0,
  at: (name) => `http://localhost:${portBase + portOffsets[name]}`,
});

/** Kills the launcher, starts the same command again on the same data, and returns how long that took, ms. */
async function killLauncher(system: System): Promise<{ next: System; took: number }> {
  system.launcher.kill('SIGKILL');
  const started = Date.now();
  const next = await startSystem({ portBase: PORT_BASE, dataDir: system.dataDir });
  await eventually('everything is ready', () => isWhole(targetOf(next)), { ms: 90_000 });
  return { next, took: Date.now() - started };
}

async function main(words: string[]): Promise<number> {
  const runs = Number(words.find((word) => word.startsWith('--runs='))?.split('=')[1] ?? 20);
  const only = words.find((word) => word.startsWith('--only='))?.split('=')[1];
  const chosen = victims.filter((victim) => only === undefined || victim === only);
  let system = await startSystem({ portBase: PORT_BASE });
  const { dataDir } = system;
  const rows: Record<string, { runs: number; acknowledged: number; lost: number; slowest: number }> = {};
  const add = (name: string, { acknowledged, lost, recovered }: Omit<KillRun, 'victim'>) => {
    const row = (rows[name] ??= { runs: 0, acknowledged: 0, lost: 0, slowest: 0 });
    row.runs += 1;
    row.acknowledged += acknowledged;
    row.lost += lost;
    row.slowest = Math.max(row.slowest, recovered);
  };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const victim of chosen) add(victim, await killOnce(targetOf(system), victim));
      if (only === undefined || only === 'launcher') {
        const { next, took } = await killLauncher(system);
        system = next;
        add('launcher', { acknowledged: 0, lost: 0, recovered: took });
      }
      console.log(`  run ${run + 1} of ${runs}`);
    }
  } finally {
    console.table(rows);
    await system.stop();
    await removeData(dataDir);
  }
  return Object.values(rows).some(({ lost }) => lost > 0) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
