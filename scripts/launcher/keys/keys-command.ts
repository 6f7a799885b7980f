/**
 * `npm run keys -- list` and `npm run keys -- rotate [NAME…]`, for the library in DATA_DIR, running or not. A key that the
 * operator set as a variable must be replaced by the operator: the command then explains how, and changes nothing.
 */
import { keyList } from '@/lib/platform/key-list';
import { honouredUntil, keyNames, rotatableKeys, type KeyName } from './key-rotation';
import { endWith, withLocalLibrary, type LocalLibrary } from '../local-library';
import { isOperators, minute, rotateKey } from './rotate-key';
import { runCommand } from '../run';

const USAGE = `usage: npm run keys -- list | rotate [signing] ${keyNames.map((name) => `[${name}]`).join(' ')}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

const isKeyName = (name: string): name is KeyName => name in rotatableKeys;

async function list({ env, secrets }: LocalLibrary): Promise<void> {
  await runCommand('dist/services/identity-command.mjs', ['list'], env, say);
  for (const name of keyNames) {
    const { variable } = rotatableKeys[name];
    const since = secrets.rotatedAt[variable];
    const until = honouredUntil(secrets, name);
    const facts = isOperators(name)
      ? [`set as ${variable}, ${keyList(process.env[variable] ?? '').length} in the list`]
      : [
          since === undefined ? 'of the first start' : `replaced ${minute(new Date(since))}`,
          ...(until ? [`the one before honoured until ${minute(until)}`] : []),
        ];
    say(`${name.padEnd(9)} ${facts.join(', ')}`);
  }
}

async function run(library: LocalLibrary, verb: string | undefined, names: readonly string[]): Promise<void> {
  if (verb === 'list') return list(library);
  const unknown = names.find((name) => name !== 'signing' && !isKeyName(name));
  if (verb !== 'rotate' || unknown !== undefined) throw new Error(USAGE);
  const wanted = names.length > 0 ? names : ['signing', ...keyNames];
  if (wanted.includes('signing')) {
    await runCommand('dist/services/identity-command.mjs', ['rotate'], library.env, () => undefined);
    say('signing: replaced; taken up within a minute, the one before published for two days more');
  }
  let current = library;
  for (const name of wanted.filter(isKeyName)) current = await rotateKey(current, name, say);
}

withLocalLibrary((library) => run(library, process.argv[2], process.argv.slice(3))).catch(endWith);
