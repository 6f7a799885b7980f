/**
 * `npm run fuzz`: 20,000 hostile requests over every REST call of the OpenAPI document, both GraphQL schemas, the delivery API,
 * identity, media and every kind of page address. Expects no 5xx, error bodies as in the contract, no unexpected failure in a log
 * and no memory growth. `npm run fuzz -- --requests=5000 --seed=7` changes how many and which.
 */
import { childrenOf, residentMiB, unexpectedLogLines } from '@/__tests__/support/reliability/processes';
import { runFuzz } from '@/__tests__/support/reliability/fuzz';
import { startSystem } from '@/__tests__/e2e/support/system';

const PORT_BASE = Number(process.env.PROOF_PORT_BASE ?? 23_000);

const optionOf = (words: readonly string[], name: string, otherwise: number) =>
  Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

async function main(words: string[]): Promise<number> {
  const requests = optionOf(words, 'requests', 20_000);
  const seed = optionOf(words, 'seed', 20_260_310);
  const system = await startSystem({ portBase: PORT_BASE });
  const pids = childrenOf(system.launcher.pid ?? 0);
  const memory = () => new Map([...pids].map(([name, pid]) => [name, residentMiB(pid)]));
  let warm = memory();
  const quarter = Math.max(1_000, Math.floor(requests / 4 / 1_000) * 1_000);
  try {
    const report = await runFuzz(system, {
      requests,
      seed,
      onProgress: (done) => {
        if (done === quarter) warm = memory();
        if (done % 5_000 === 0) console.log(`  ${done} requests`);
      },
    });
    console.log(`seed ${seed}, ${report.requests} requests`);
    console.table(report.counts);
    const end = memory();
    console.log(`resident memory, MiB: after ${quarter} requests, at the end`);
    for (const [name, before] of warm)
      console.log(
        `  ${name.padEnd(10)} ${before.toFixed(0).padStart(5)} ${(end.get(name) ?? 0).toFixed(0).padStart(5)}`,
      );
    const lines = unexpectedLogLines(system.dataDir);
    for (const { what, request } of report.faults.slice(0, 40)) console.log(`✗ ${what}\n    ${request}`);
    for (const line of lines.slice(0, 40)) console.log(`✗ log ${line}`);
    const restarts = system.output().match(/starting it again/g)?.length ?? 0;
    console.log(
      `${report.faults.length} faults, ${report.retried} answers of 503 that did better on their Retry-After, ${lines.length} unexpected log lines, ${restarts} restarts`,
    );
    return report.faults.length + lines.length + restarts > 0 ? 1 : 0;
  } finally {
    await system.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
