/** `npm run service|content|customers -- …`: builds the services when stale, then runs dist/<name>.mjs locally. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing, requireNode, run } from './support/bootstrap.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const called = process.cwd();
process.chdir(root);
requireNode();
installIfMissing(root);
run(process.execPath, [path.join('scripts', 'build.mjs'), '--services'], { stdio: ['ignore', 2, 2] });

const [kind, ...rest] = process.argv.slice(2);
const [name, args] = kind === 'service' ? [rest[0], rest.slice(1)] : [kind, rest];
const script = path.join('dist', 'services', `${name}.mjs`);
if (!existsSync(script)) {
  process.stderr.write(`There is no service named ${name}\n`);
  process.exit(2);
}
// A file named by the caller lies where the caller stood.
const resolved = args.map((arg) =>
  !arg.startsWith('-') && existsSync(path.resolve(called, arg)) ? path.resolve(called, arg) : arg,
);
run(process.execPath, ['--enable-source-maps', path.join('dist', 'local.mjs'), script, ...resolved]);
