/** `npm run service|content|customers -- …`: builds the services when stale, then runs dist/<name>.mjs locally. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepareServices, runBundle } from './support/bundle.mjs';

const called = process.env.INIT_CWD ?? process.cwd();
prepareServices();

const [kind, ...rest] = process.argv.slice(2);
const [name, args] = kind === 'service' ? [rest[0], rest.slice(1)] : [kind, rest];
const script = path.join('dist', 'services', `${name}.mjs`);
if (!existsSync(script)) {
  process.stderr.write(`There is no service named ${name}\n`);
  process.exit(2);
}
// Files are named from the folder that the caller was in: FILE, --map=FILE, fr=FILE, and what an export will write.
const resolved = args.map((arg, index) => {
  const [, before = '', file = ''] = /^((?:--)?[\w-]+=)?(.*)$/s.exec(arg) ?? [];
  const absolute = path.resolve(called, file);
  const isFile =
    !file.startsWith('-') && file !== '' && (existsSync(absolute) || args[index - 1] === 'export');
  return isFile ? `${before}${absolute}` : arg;
});
runBundle('local', [script, ...resolved]);
