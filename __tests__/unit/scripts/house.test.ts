/** The measures of the house: how long files are, how much code there is, and that nothing imports itself. */
import { spawnSync } from 'node:child_process';

it('no file is over 300 lines, half have at most 60, and nothing is imported in a circle, types included', () => {
  const run = spawnSync(process.execPath, ['scripts/measure.mjs'], { encoding: 'utf8' });
  const [, median = NaN, longest = NaN] =
    /median file (\d+) lines, longest (\d+)/.exec(run.stdout)?.map(Number) ?? [];
  expect(median).toBeLessThanOrEqual(60);
  expect(longest).toBeLessThanOrEqual(300);
  expect(run.stdout).toContain('0 circles of imports');
  expect(run.status).toBe(0);
});
