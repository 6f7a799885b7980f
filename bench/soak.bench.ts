/**
 * `npm run soak -- --minutes 10`: requests every page once, so that the page cache has its full size, measures for half a minute
 * the most requests that the library can handle, then sends half of that rate.
 * `-- --connections=300` instead has that many people request as fast as they get their answers.
 * Fails on any error, and when the gateway or product holds more than 1.1 times the memory in the last minute that it held in the
 * second.
 */
import { startSystem } from '@/__tests__/e2e/support/system';
import { childrenOf, residentMiB, unexpectedLogLines } from '@/__tests__/support/reliability/processes';
import { runSoak, Visitors } from '@/__tests__/support/reliability/soak';
import { portOffsets } from '@/lib/contracts/environment';
import type { Target } from '@/__tests__/support/reliability/target';

const PORT_BASE = Number(process.env.PROOF_PORT_BASE ?? 26_000);
const GROWTH_LIMIT = 1.1;
const MAXIMUM_SECONDS = 30;
const WARM_SECONDS = 10;
/** Processes whose memory must not grow. */
const HELD = ['gateway', 'product'];

/** `--minutes 10` or `--minutes=10`. */
function optionOf(words: readonly string[], name: string, otherwise: number): number {
  const at = words.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at < 0) return otherwise;
  return Number(words[at]?.split('=')[1] ?? words[at + 1]);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Memory by process and minute, sampled every second. */
class Memory {
  private readonly samples = new Map<string, Map<number, number[]>>();

  constructor(private readonly pids: ReadonlyMap<string, number>) {}

  sample(second: number): void {
    const minute = Math.floor(second / 60) + 1;
    for (const [name, pid] of this.pids) {
      const minutes = this.samples.get(name) ?? new Map<number, number[]>();
      this.samples.set(name, minutes);
      minutes.set(minute, [...(minutes.get(minute) ?? []), residentMiB(pid)]);
    }
  }

  /** Mean of each minute, MiB. */
  of(name: string): number[] {
    return [...(this.samples.get(name)?.values() ?? [])].map(mean);
  }

  print(): void {
    for (const name of this.pids.keys())
      console.log(
        `  ${name.padEnd(10)} ${this.of(name)
          .map((one) => one.toFixed(0).padStart(5))
          .join('')}`,
      );
  }
}

async function main(words: readonly string[]): Promise<number> {
  const minutes = optionOf(words, 'minutes', 10);
  /** 0: at a fixed rate, half of the highest possible. */
  const connections = optionOf(words, 'connections', 0);
  const system = await startSystem({ portBase: PORT_BASE });
  const target: Target = {
    portBase: PORT_BASE,
    dataDir: system.dataDir,
    launcherPid: system.launcher.pid ?? 0,
    at: (name) => `http://localhost:${PORT_BASE + portOffsets[name]}`,
  };
  try {
    const visitors = await Visitors.of(target);
    await runSoak(target, visitors, { seconds: WARM_SECONDS, perSecond: null, seed: 1 });
    await visitors.seeAll();
    const most = await runSoak(target, visitors, { seconds: MAXIMUM_SECONDS, perSecond: null, seed: 2 });
    console.log(
      `at most ${most.perSecond.toFixed(0)} requests a second, p99 ${most.p99.toFixed(0)} ms, ${most.errors.length} errors`,
    );
    const memory = new Memory(childrenOf(target.launcherPid));
    const report = await runSoak(target, visitors, {
      seconds: minutes * 60,
      ...(connections > 0 ? { perSecond: null, connections } : { perSecond: most.perSecond / 2 }),
      onSecond: (second) => {
        memory.sample(second);
        if (second % 60 === 59) console.log(`  minute ${(second + 1) / 60}`);
      },
    });
    console.log(
      `${report.requests} requests in ${minutes} minutes, ${report.perSecond.toFixed(0)} a second, p50 ${report.p50.toFixed(0)} ms, p99 ${report.p99.toFixed(0)} ms, ${report.errors.length} errors`,
    );
    console.log('resident memory by minute, MiB');
    memory.print();
    for (const error of report.errors.slice(0, 20)) console.log(`✗ ${error}`);
    const lines = unexpectedLogLines(system.dataDir);
    for (const line of lines.slice(0, 20)) console.log(`✗ log ${line}`);
    const grown = HELD.filter((name) => {
      const [, second, ...later] = memory.of(name);
      const growth = (later.at(-1) ?? second ?? 0) / (second ?? NaN);
      console.log(`${name}: last minute ${growth.toFixed(2)} times the second (limit ${GROWTH_LIMIT})`);
      return growth > GROWTH_LIMIT;
    });
    // Errors while finding the highest rate do not count: it is found by sending more than can be handled.
    return report.errors.length + lines.length + grown.length > 0 ? 1 : 0;
  } finally {
    await system.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
