/** Shared by the small `npm run` commands: installs and builds what is missing or stale, then runs a bundle from dist/. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing, requireNode, run } from './bootstrap.mjs';

/** Changes to the project's root, and installs and builds what is missing or stale. */
export function prepareServices() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
  process.chdir(root);
  requireNode();
  installIfMissing(root);
  run(process.execPath, [path.join('scripts', 'build.mjs'), '--services'], { stdio: ['ignore', 2, 2] });
}

/** Runs a bundle below dist/ with these arguments; if it fails, exits this process with its exit code. */
export function runBundle(name, args) {
  run(process.execPath, ['--enable-source-maps', path.join('dist', `${name}.mjs`), ...args]);
}
