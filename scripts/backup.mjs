/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: builds the services when stale, then copies. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing, requireNode, run } from './support/bootstrap.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const called = process.env.INIT_CWD ?? process.cwd();
process.chdir(root);
requireNode();
installIfMissing(root);
run(process.execPath, [path.join('scripts', 'build.mjs'), '--services'], { stdio: ['ignore', 2, 2] });

const [action = '', folder] = process.argv.slice(2);
const args = folder === undefined ? [action] : [action, path.resolve(called, folder)];
run(process.execPath, ['--enable-source-maps', path.join('dist', 'launcher-backup.mjs'), ...args]);
