/**
 * Stryker's jest runner, changed so that a mutant runs only the test files that reach it. Stryker knows them from its dry
 * run, but by default it passes jest the names of the tests, and jest loads every file to look for them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** Test names and their files, written by the dry run for the processes that follow it. */
const MAP = 'test-files.json';

function byFile(injector) {
  const runner = jestPlugins[0].factory(injector);
  const { dryRun, mutantRun, run } = runner;
  let files;
  runner.run = (settings) =>
    run.call(runner, files === undefined ? settings : { ...settings, testFiles: files });
  runner.dryRun = async (options) => {
    files = undefined;
    const result = await dryRun.call(runner, options);
    const map = (result.tests ?? []).map(({ id, fileName }) => [id, fileName]);
    writeFileSync(MAP, JSON.stringify(map));
    return result;
  };
  runner.mutantRun = (options) => {
    const wanted = new Set(options.testFilter);
    const known = JSON.parse(readFileSync(MAP, 'utf8'));
    const reached = new Set(known.filter(([id]) => wanted.has(id)).map(([, file]) => file));
    files = reached.size > 0 ? [...reached] : undefined;
    return mutantRun.call(runner, options);
  };
  return runner;
}
byFile.inject = jestPlugins[0].factory.inject;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'jest-by-file', byFile)];
