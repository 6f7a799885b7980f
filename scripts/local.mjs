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
/** Options whose value is a name, which a file beside the caller may have too. */
const NAMES = new Set(
  [
    'entry',
    'new',
    'title',
    'asset',
    'name',
    'space',
    'environment',
    'type',
    'signed',
    'organisation',
    'role',
    'as',
  ].map((option) => `--${option}`),
);
const here = (file) => path.resolve(called, file);
const isFile = (file) => file !== '' && !file.startsWith('-') && existsSync(here(file));

/** The verb of a command, or what is called something. */
const isName = (arg, index) =>
  (index === 0 && name !== 'media-command') || NAMES.has(args[index - 1]) || NAMES.has(arg.split('=')[0]);
const isExport = (arg, index) =>
  args[0] === 'export' && index > 0 && !arg.startsWith('-') && !args[index - 1].startsWith('--');

/** Files are named from the folder that the caller was in: FILE, `--map=FILE`, `fr=FILE`, and what an export will write. */
function resolved(arg, index) {
  if (isName(arg, index)) return arg;
  if (isFile(arg) || isExport(arg, index)) return here(arg);
  const [, option = '', file = ''] = /^((?:--)?[\w-]+=)(.+)$/s.exec(arg) ?? [];
  return isFile(file) ? `${option}${here(file)}` : arg;
}
runBundle('local', [script, ...args.map(resolved)]);
