/** `npm run doctor`: builds the services when stale, then examines this machine and its settings (scripts/doctor). */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing, requireNode, run } from './support/bootstrap.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
requireNode();
installIfMissing(root);
run(process.execPath, [path.join('scripts', 'build.mjs'), '--services'], { stdio: ['ignore', 2, 2] });
run(process.execPath, ['--enable-source-maps', path.join('dist', 'doctor.mjs')]);
