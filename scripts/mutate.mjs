/**
 * `npm run mutate [-- lib/domain/viewer …]`: mutation testing: how many mutants of lib/domain the unit tests kill
 * (docs/mutation.md). One folder at a time, one test process; results are cached in .cache/mutation, so that a second run
 * tests only what changed. `--score` prints the cached results and runs nothing. Not part of `npm test`: it takes minutes.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const remembered = path.join('.cache', 'mutation');

/** Minimum mutation score of lib/domain in per cent; below it the command fails. */
const LEAST = 85;

const folders = readdirSync('lib/domain')
  .map((name) => path.posix.join('lib/domain', name))
  .filter((folder) => statSync(folder).isDirectory());

const reportOf = (folder) => path.join(remembered, `${path.basename(folder)}.json`);

/** Runs mutation testing on one folder and writes its report. */
async function mutate(folder) {
  process.env.MUTATED_FOLDER = path.basename(folder);
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: [`${folder}/**/*.ts`],
    // Wording is not a rule to test: people read it, and a test compares words/library.pot.
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: ['@stryker-mutator/jest-runner', path.join(root, 'scripts/support/mutation-runner.mjs')],
    testRunner: 'jest-by-file',
    jest: {
      projectType: 'custom',
      configFile: 'scripts/support/jest-mutation.config.mjs',
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: reportOf(folder),
    concurrency: 1,
    timeoutMS: 2_000,
    logLevel: 'warn',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
    tempDirName: path.join('.cache', 'mutation', 'copy'),
    ignorePatterns: [
      '.next',
      '.data*',
      'bench',
      'dist',
      'docs',
      'public',
      'sample-library/{texts,recordings}',
      '__tests__/{e2e,integration,system,visual}',
    ],
  });
  await stryker.runMutationTest();
}

/** Killed and total mutants of a cached report; static and ignored ones are not counted. */
function tally(folder) {
  if (!existsSync(reportOf(folder))) return null;
  const { files } = JSON.parse(readFileSync(reportOf(folder), 'utf8'));
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted) => states.filter((status) => wanted.includes(status)).length;
  const found = count('Killed', 'Timeout');
  return { found, planted: found + count('Survived', 'NoCoverage'), uncovered: count('NoCoverage') };
}

const percent = ({ found, planted }) => ((100 * found) / Math.max(1, planted)).toFixed(1);
const line = (name, sum) =>
  `${name.padEnd(24)} ${percent(sum).padStart(5)} %   ${sum.found} of ${sum.planted} found, ${sum.uncovered} reached by no test\n`;

const args = process.argv.slice(2);
const scoreOnly = args.includes('--score');
const wanted = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.replace(/\/$/, ''));
const chosen = folders.filter((folder) => wanted.length === 0 || wanted.some((name) => name === folder));
if (chosen.length === 0) {
  process.stderr.write(`No folder of lib/domain is named ${wanted.join(', ')}\n`);
  process.exit(2);
}

mkdirSync(remembered, { recursive: true });
if (!scoreOnly) for (const folder of chosen) await mutate(folder);

const total = { found: 0, planted: 0, uncovered: 0 };
for (const folder of folders) {
  const sum = tally(folder);
  if (sum === null) continue;
  for (const key of Object.keys(total)) total[key] += sum[key];
  process.stdout.write(line(folder, sum));
}
process.stdout.write(line('lib/domain', total));
process.exit(Number(percent(total)) < LEAST ? 1 : 0);
