/** The short form of `npm run soak`: mixed use for some seconds; answers are successes. */
import { unexpectedLogLines } from '@/__tests__/support/reliability/processes';
import { runSoak, Visitors } from '@/__tests__/support/reliability/soak';
import { target } from '@/__tests__/support/reliability/target';

it('mixed use for some seconds has no failure', async () => {
  const system = target();
  const visitors = await Visitors.of(system);
  const before = unexpectedLogLines(system.dataDir).length;
  const report = await runSoak(system, visitors, { seconds: 6, perSecond: 12 });
  // A busy machine may ask someone to try again, seldom; the long form allows none.
  const tryAgain = report.errors.filter((error) => error.startsWith('503'));
  expect(report.errors.filter((error) => !tryAgain.includes(error))).toEqual([]);
  expect(tryAgain.length).toBeLessThanOrEqual(report.requests / 50);
  expect(report.requests).toBeGreaterThanOrEqual(60);
  expect(unexpectedLogLines(system.dataDir)).toHaveLength(before);
});
