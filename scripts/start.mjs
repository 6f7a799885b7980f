/**
 * `npm start`, from a fresh clone: checks Node, installs dependencies if they are missing or outdated, builds what is
 * stale, then runs the launcher. Plain JavaScript without dependencies, because none may be installed yet.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepareRoot, run } from './support/bootstrap.mjs';

prepareRoot();
run(process.execPath, [path.join('scripts', 'build.mjs')]);

const launcher = spawn(process.execPath, ['--enable-source-maps', path.join('dist', 'launcher.mjs')], {
  stdio: 'inherit',
});
// This process waits, so that the terminal returns only when everything has stopped. Ctrl-C reaches both; a signal sent
// only to this process is passed on, and stopping twice is harmless.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => launcher.kill('SIGTERM'));
launcher.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
