/** `npm test -- STAGE…`: a stage that there is not is refused, instead of a run of nothing that passes. */
import { spawnSync } from 'node:child_process';

it.each([['units'], ['unit', 'units'], ['--watch']])('refuses %s %s', (...stages) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...stages], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(`There is no stage ${stages.at(-1)}. There are: format, types, build,`);
  expect({ status, stdout }).toEqual({ status: 64, stdout: '' });
});
