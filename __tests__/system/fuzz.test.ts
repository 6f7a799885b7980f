/** The short form of `npm run fuzz`: the same generator, another seed, fewer requests. */
import { runFuzz } from '@/__tests__/support/reliability/fuzz';
import { childrenOf, unexpectedLogLines } from '@/__tests__/support/reliability/processes';
import { target } from '@/__tests__/support/reliability/target';

const REQUESTS = 1_200;

it('hostile requests get no 5xx, contract error bodies, and leave every process as it was', async () => {
  const system = target();
  const before = childrenOf(system.launcherPid);
  const report = await runFuzz(system, { requests: REQUESTS, seed: 8 });
  expect(report.faults.slice(0, 10)).toEqual([]);
  // A busy machine may be asked to try again, seldom.
  expect(report.retried).toBeLessThanOrEqual(REQUESTS / 100);
  expect(report.requests).toBeGreaterThan(REQUESTS);
  expect(unexpectedLogLines(system.dataDir)).toEqual([]);
  expect(childrenOf(system.launcherPid)).toEqual(before);
});
