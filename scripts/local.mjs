/** `npm run service|content|customers -- …`: builds the services when stale, then runs dist/<name>.mjs locally. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepareServices, runBundle } from './support/bundle.mjs';

const called = process.cwd();
prepareServices();

const [kind, ...rest] = process.argv.slice(2);
const [name, args] = kind === 'service' ? [rest[0], rest.slice(1)] : [kind, rest];
const script = path.join('dist', 'services', `${name}.mjs`);
if (!existsSync(script)) {
  process.stderr.write(`There is no service named ${name}\n`);
  process.exit(2);
}
// Resolve files relative to the folder that the caller was in.
const resolved = args.map((arg) =>
  !arg.startsWith('-') && existsSync(path.resolve(called, arg)) ? path.resolve(called, arg) : arg,
);
runBundle('local', [script, ...resolved]);
