/**
 * `npm run visual`: screenshots of twelve key screens at two widths in two colour schemes. A baseline is rendered first; the
 * screens are then rendered again and compared with it, on the same machine in the same run: three times, which also proves
 * that the screenshots are stable. `npm run visual -- REF` renders the baseline from a commit or branch instead of the
 * working tree, to show what changed; images of the differences are written to .cache/visual/differences.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { installIfMissing } from './support/bootstrap.mjs';
import { prepareBrowser, startLibrary } from './support/library.mjs';

const { root, executablePath } = await prepareBrowser();

const RUNS = Number(process.env.VISUAL_RUNS ?? 3);
const PORT_BASE = process.env.E2E_PORT_BASE ?? '21000';
const [reference] = process.argv.slice(2);

function must(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

function shoot(...options) {
  const args = ['test', '-c', 'playwright.visual.config.ts', ...options];
  const env = { ...process.env, E2E_PORT_BASE: PORT_BASE, CHROME_PATH: executablePath };
  const { status } = spawnSync(path.join('node_modules', '.bin', 'playwright'), args, {
    stdio: 'inherit',
    env,
  });
  return status === 0;
}

/** Checks out a commit in a worktree: it shares this tree's packages if the lock files are equal, else installs its own. */
function treeOf(name) {
  const folder = path.join(root, '.cache', 'visual', 'reference');
  if (existsSync(folder)) must('git', ['worktree', 'remove', '--force', folder]);
  must('git', ['worktree', 'add', '--detach', folder, name]);
  const [ours, theirs] = [root, folder].map((tree) =>
    readFileSync(path.join(tree, 'package-lock.json'), 'utf8'),
  );
  if (ours === theirs) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else installIfMissing(folder);
  return folder;
}

let stop = await startLibrary(reference ? treeOf(reference) : root, PORT_BASE);
let failed = 0;
try {
  rmSync(path.join('.cache', 'visual', 'baseline'), { recursive: true, force: true });
  if (!shoot('--update-snapshots=all')) throw new Error('the baseline could not be rendered');
  if (reference) {
    await stop();
    stop = await startLibrary(root, PORT_BASE);
  }
  for (let run = 1; run <= (reference ? 1 : RUNS); run += 1) {
    const isSame = shoot('--update-snapshots=none');
    process.stdout.write(`run ${run}: ${isSame ? 'all pictures are the same' : 'there are differences'}\n`);
    if (!isSame) failed += 1;
  }
} finally {
  await stop();
}
process.exit(failed > 0 ? 1 : 0);
