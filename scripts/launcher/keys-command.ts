/**
 * `npm run keys -- list` and `npm run keys -- rotate [NAME…]`, for the library in DATA_DIR, running or not. A key that the
 * operator set as a variable must be replaced by the operator: the command then explains how, and changes nothing.
 */
import { keyList } from '@/lib/platform/key-list';
import { honouredUntil, keyNames, rotatableKeys, rotated, type KeyName } from './key-rotation';
import { endWith, withLocalLibrary, type LocalLibrary } from './local-library';
import { runCommand } from './run';
import { makeSecret, writeSecrets } from './secrets';

const USAGE = `usage: npm run keys -- list | rotate [signing] ${keyNames.map((name) => `[${name}]`).join(' ')}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

const isOperators = (name: KeyName) => (process.env[rotatableKeys[name].variable] ?? '') !== '';
const isKeyName = (name: string): name is KeyName => name in rotatableKeys;
const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

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

/** The delivery API's tokens are in its database: adds the new one there, and sets an expiry on the old one. */
async function replaceToken(env: NodeJS.ProcessEnv, before: string, made: string, end: Date): Promise<void> {
  const token = (...args: string[]) =>
    runCommand(
      'dist/services/content-command.mjs',
      ['token', ...args, '--rate-limit', '0', '--space', env.CONTENTFUL_SPACE_ID ?? 'library'],
      env,
      () => undefined,
    );
  await token(`--set=${made}`);
  await token(`--set=${before}`, '--until', end.toISOString());
}

async function rotate(library: LocalLibrary, name: KeyName): Promise<LocalLibrary> {
  const { env, secrets, dataDir } = library;
  const { variable, honouredMs } = rotatableKeys[name];
  const now = new Date();
  const made = makeSecret();
  if (isOperators(name)) {
    say(
      `${name}: set as ${variable}; put a new key first (${variable}=NEW,OLD), start the processes anew, then drop the old one`,
    );
    return library;
  }
  const end = new Date(now.getTime() + honouredMs);
  if (name === 'delivery') await replaceToken(env, keyList(secrets[variable])[0] ?? '', made, end);
  const changed = rotated(secrets, name, made, now);
  await writeSecrets(dataDir, changed);
  await runCommand('dist/services/identity-command.mjs', ['note', name], env, () => undefined);
  say(
    `${name}: replaced; taken up when the processes start next, the one before honoured until ${minute(end)}`,
  );
  return { ...library, secrets: changed };
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
  for (const name of wanted.filter(isKeyName)) current = await rotate(current, name);
}

withLocalLibrary((library) => run(library, process.argv[2], process.argv.slice(3))).catch(endWith);
