/**
 * `npm test`: every check, on a clone with nothing but Node. Installs what it needs, runs lint, types, unit, integration
 * and browser tests, prints the seconds of each stage and ends with `N passed, N failed`, or
 * `N passed, N failed, N skipped` if some could not be run here. Tests that failed, and those that passed only on a
 * retry, are listed before that line. `npm test -- unit lint` runs only the named stages.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installIfMissing, requireNode } from './support/bootstrap.mjs';
import { installed } from './support/installed.mjs';
import { add, closing, nothing, readJest, readPlaywright, stageLine } from './support/tally.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
// Tests read the product's own words, whatever this folder was built in last.
process.env.WORDS ||= 'test';

const reports = path.join(root, '.cache', 'reports');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Runs a command; shows its output if it fails, or always with `live`. */
function execute(command, args, { env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (live ? process.stdout.write(chunk) : output.push(chunk)));
    }
    child.once('close', (code) => {
      if (code !== 0 && !live) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

/** A stage that counts as a single test. */
const check = (command, args, env) => async () => {
  const passed = await execute(command, args, { env });
  return { ...nothing, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
};

/** Runs several checks one after the other, as one stage. */
const each = (checks) => async () => {
  let counted = nothing;
  for (const one of checks) counted = add(counted, await one());
  return counted;
};

/** Counts from a report file; a missing report counts as one failure. */
function counts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { ...nothing, failed: 1 };
  }
}

const jest =
  (projects, options = []) =>
  async () => {
    const file = path.join(reports, `jest-${projects.join('-')}.json`);
    rmSync(file, { force: true });
    const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, '--silent', ...options];
    const ok = await execute(bin('jest'), args, { env: { NODE_ENV: 'test' } });
    const result = counts(file, readJest);
    return ok || result.failed > 0 ? result : { ...result, failed: 1 };
  };

/** A stage with tests that make recordings: these are skipped, and counted as such, if ffmpeg is not available. */
const withEncoder = (stage) => async () => {
  installed('ffmpeg', ['ffmpeg']);
  return stage();
};

/** Counts the browser tests, all as skipped, for a machine on which they cannot run. */
async function browserTests() {
  const file = path.join(reports, 'playwright-list.json');
  rmSync(file, { force: true });
  await execute(bin('playwright'), ['test', '--list', '--reporter=json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return counts(file, readPlaywright.listed);
}

const browser = async () => {
  const { findChromium } = await import('./support/chromium.mjs');
  const chromium = await findChromium();
  if (chromium === null) {
    process.stdout.write('  browser tests skipped: no Chromium can be found or installed here\n');
    return browserTests();
  }
  const file = path.join(reports, 'playwright.json');
  rmSync(file, { force: true });
  const ok = await execute(bin('playwright'), ['test'], {
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    live: true,
  });
  const result = counts(file, readPlaywright.ran);
  return ok || result.failed > 0 ? result : { ...result, failed: 1 };
};

/** Rows run in order; stages in one row run in parallel. */
const stages = [
  [
    ['format', check(bin('prettier'), ['--check', '--log-level=warn', '.'])],
    ['types', check(bin('tsc'), ['--noEmit', '-p', '.'])],
  ],
  [['build', check(process.execPath, ['scripts/build.mjs'])]],
  [['unused', each([
    check(bin('knip'), ['-c', 'knip.config.mjs', '--include', 'files,dependencies,unlisted,binaries,unresolved,exports']),
    // Without `dependencies`, tests are not entries: an export used only by tests counts as unused.
    check(bin('knip'), ['-c', 'knip.config.mjs', '--include', 'files,exports,types']),
  ])]], // prettier-ignore
  [
    ['budgets', check(process.execPath, ['scripts/budgets.mjs'])],
    ['supply', check(process.execPath, ['scripts/supply.mjs'])],
    ['rules', check(process.execPath, ['scripts/rules.mjs', '--missing', '--require'])],
  ],
  [['unit', jest(['unit', 'components'])]],
  [['integration', withEncoder(jest(['integration']))]],
  [
    // All files share one system and run one at a time, because they break it on purpose. Half of the time they wait, which is
    // when lint, the longest check of all, gets the processor.
    ['system', jest(['system'], ['--runInBand'])],
    ['lint', check('nice', ['-n', '19', bin('eslint'), '.', '--max-warnings=0'])],
  ],
  [['browser', withEncoder(browser)]],
];

/** EX_USAGE of sysexits. */
const EXIT_USAGE = 64;
const names = stages.flat().map(([name]) => name);
const wanted = new Set(process.argv.slice(2));
const unknown = [...wanted].filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no stage ${unknown.join(', ')}. There are: ${names.join(', ')}\n`);
  process.exit(EXIT_USAGE);
}
requireNode();
installIfMissing(root);
mkdirSync(reports, { recursive: true });

let total = nothing;
for (const row of stages) {
  const chosen = row.filter(([name]) => wanted.size === 0 || wanted.has(name));
  await Promise.all(
    chosen.map(async ([name, stage]) => {
      const started = Date.now();
      const counted = await stage();
      const isUnnamed = counted.failed > 0 && counted.failures.length === 0;
      total = add(total, isUnnamed ? { ...counted, failures: [name] } : counted);
      process.stdout.write(stageLine(name, (Date.now() - started) / 1000, counted));
    }),
  );
}
process.stdout.write(closing(total));
process.exit(total.failed > 0 ? 1 : 0);
