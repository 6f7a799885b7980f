/** What the small commands of `npm run` share: everything that is missing or stale is made, then a bundle of dist/ runs. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing, requireNode, run } from './bootstrap.mjs';

/** Goes to the project's root, installs and builds what is missing or stale. */
export function prepareServices() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
  process.chdir(root);
  requireNode();
  installIfMissing(root);
  run(process.execPath, [path.join('scripts', 'build.mjs'), '--services'], { stdio: ['ignore', 2, 2] });
}

/** Runs a bundle below dist/ with these words; ends this process with its exit code when it fails. */
export function runBundle(name, args) {
  run(process.execPath, ['--enable-source-maps', path.join('dist', `${name}.mjs`), ...args]);
}
