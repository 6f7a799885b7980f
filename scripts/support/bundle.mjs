/** Shared by the small `npm run` commands: installs and builds what is missing or stale, then runs a bundle from dist/. */
import path from 'node:path';
import { prepareRoot, run } from './bootstrap.mjs';

/** Changes to the project's root, and installs and builds what is missing or stale. */
export function prepareServices() {
  // Called without npm, which sets it: files that a command is given lie where its caller is (callers-path.ts).
  process.env.INIT_CWD ??= process.cwd();
  prepareRoot();
  run(process.execPath, [path.join('scripts', 'build.mjs'), '--services'], { stdio: ['ignore', 2, 2] });
}

/** Runs a bundle below dist/ with these arguments; if it fails, exits this process with its exit code. */
export function runBundle(name, args) {
  run(process.execPath, ['--enable-source-maps', path.join('dist', `${name}.mjs`), ...args]);
}
