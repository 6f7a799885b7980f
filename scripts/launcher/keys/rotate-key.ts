/** Replaces one of a local library's keys, in an order in which a command that dies on the way leaves a library that works. */
import { DAY_MS } from '@/lib/domain/text/calendar';
import { keyList } from '@/lib/platform/key-list';
import { honouredUntil, rotatableKeys, rotated, type KeyName, type RotatableKey } from './key-rotation';
import type { LocalLibrary } from '../local-library';
import { runCommand } from '../run';
import { makeSecret, writeSecrets } from './secrets';

/** A time for people, in UTC. */
export const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

/** Whether the operator set the key as a variable. */
export const isOperators = (name: KeyName) => (process.env[rotatableKeys[name].variable] ?? '') !== '';

/** @param input standard input */
type Run = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input?: string,
) => Promise<unknown>;
const runSilently: Run = (script, args, env, input = '') =>
  runCommand(script, args, env, () => undefined, { input });

/** Sets one of the delivery API's tokens, which are in its database. */
const setToken = (run: Run, env: NodeJS.ProcessEnv, token: string, ...more: string[]) =>
  run(
    'dist/services/content-command.mjs',
    ['token', '--set=-', ...more, '--rate-limit', '0', '--space', env.CONTENTFUL_SPACE_ID ?? 'library'],
    env,
    token,
  );

const takenUp = (name: KeyName, end: Date) =>
  name === 'delivery'
    ? `delivery: replaced; restart the library before ${minute(end)} UTC: it uses the one before until then, when that one ends`
    : `${name}: replaced; taken up when the processes start next, the one before honoured until ${minute(end)}`;

/** A key that the delivery API stores, and that its readers send whole, can be no list. */
const replaceDeliveryToken = (variable: string, end: Date) => [
  `delivery: set as ${variable}, which holds one token and never a list. Where the delivery API is the library's own:`,
  'delivery: 1. npm run content -- token --set=- --rate-limit 0, and type NEW, Enter, Ctrl-D',
  `delivery: 2. set ${variable}=NEW alone, and start the processes anew`,
  `delivery: 3. npm run content -- token --set=- --rate-limit 0 --until ${end.toISOString()}, and type OLD, Enter, Ctrl-D`,
  'delivery: At a hosted one, make a second token there, do step 2, then delete the old one there',
];

/** Every process must accept the new key before any uses it, and accept the old one until nothing made with it is left. */
const replaceInList = (name: KeyName, { variable, honouredMs }: RotatableKey) => [
  `${name}: set as ${variable}; replace it in three rounds, in each of which every process that has it is started anew:`,
  `${name}: 1. ${variable}=OLD,NEW (not needed where all are stopped first, as \`npm start\` does)`,
  `${name}: 2. ${variable}=NEW,OLD`,
  `${name}: 3. ${variable}=NEW, ${honouredMs === DAY_MS ? 'a day' : `${honouredMs / DAY_MS} days`} later`,
];

/** What the operator does to replace a key that is set as a variable, line by line. */
const byHand = (name: KeyName, now: Date): readonly string[] => {
  const key = rotatableKeys[name];
  return name === 'delivery'
    ? replaceDeliveryToken(key.variable, new Date(now.getTime() + key.honouredMs))
    : replaceInList(name, key);
};

/** Replaces a key; the library with the new one. */
export async function rotateKey(
  library: LocalLibrary,
  name: KeyName,
  say: (line: string) => void,
  run: Run = runSilently,
): Promise<LocalLibrary> {
  const { env, secrets, dataDir } = library;
  const { variable, honouredMs } = rotatableKeys[name];
  const now = new Date();
  if (isOperators(name)) {
    byHand(name, now).forEach(say);
    return library;
  }
  const made = makeSecret();
  const end = new Date(now.getTime() + honouredMs);
  const [before = '', ...older] = keyList(secrets[variable]);
  const changed = rotated(secrets, name, made, now);
  if (name === 'delivery') await setToken(run, env, made);
  await writeSecrets(dataDir, changed);
  // Last: a token that ends must not be the one in the file.
  if (name === 'delivery') {
    await setToken(run, env, before, '--until', end.toISOString());
    // A command that died here before has left them without their end.
    const over = honouredUntil(secrets, name) ?? end;
    for (const old of older) await setToken(run, env, old, '--until', over.toISOString());
  }
  await run('dist/services/identity-command.mjs', ['note', name], env);
  say(takenUp(name, end));
  return { ...library, secrets: changed };
}
