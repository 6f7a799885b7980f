/**
 * `npm run keys -- list` and `npm run keys -- rotate [NAME…]`, for the library of DATA_DIR, running or not. A key that the
 * operator has set as a variable is the operator's to replace: then the way is told, and nothing is changed.
 */
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError, portOffsets, readEnvironment } from '@/lib/contracts/environment';
import { keyList } from '@/lib/platform/key-list';
import { honouredUntil, keyNames, rotatableKeys, rotated, type KeyName } from './key-rotation';
import { startPostgres } from './postgres/server';
import { runCommand } from './run';
import { localSecrets, makeSecret, writeSecrets, type Secrets } from './secrets';
import { childEnvironment } from './system';

const USAGE = `usage: npm run keys -- list | rotate [signing] ${keyNames.map((name) => `[${name}]`).join(' ')}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Session {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  secrets: Secrets;
}

const isOperators = (name: KeyName) => (process.env[rotatableKeys[name].variable] ?? '') !== '';
const isKeyName = (name: string): name is KeyName => name in rotatableKeys;
const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

async function list({ env, secrets }: Session): Promise<void> {
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

/** The delivery API has its tokens in the database: the new one is made known there, the old one given an end. */
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

async function rotate(session: Session, name: KeyName): Promise<Session> {
  const { env, secrets, dataDir } = session;
  const { variable, honouredMs } = rotatableKeys[name];
  const now = new Date();
  const made = makeSecret();
  if (isOperators(name)) {
    say(
      `${name}: set as ${variable}; put a new key first (${variable}=NEW,OLD), start the processes anew, then drop the old one`,
    );
    return session;
  }
  const end = new Date(now.getTime() + honouredMs);
  if (name === 'delivery') await replaceToken(env, keyList(secrets[variable])[0] ?? '', made, end);
  const changed = rotated(secrets, name, made, now);
  await writeSecrets(dataDir, changed);
  await runCommand('dist/services/identity-command.mjs', ['note', name], env, () => undefined);
  say(
    `${name}: replaced; taken up when the processes start next, the one before honoured until ${minute(end)}`,
  );
  return { ...session, secrets: changed };
}

async function run(session: Session, verb: string | undefined, names: readonly string[]): Promise<void> {
  if (verb === 'list') return list(session);
  const unknown = names.find((name) => name !== 'signing' && !isKeyName(name));
  if (verb !== 'rotate' || unknown !== undefined) throw new Error(USAGE);
  const wanted = names.length > 0 ? names : ['signing', ...keyNames];
  if (wanted.includes('signing')) {
    await runCommand('dist/services/identity-command.mjs', ['rotate'], session.env, () => undefined);
    say('signing: replaced; taken up within a minute, the one before published for two days more');
  }
  let current = session;
  for (const name of wanted.filter(isKeyName)) current = await rotate(current, name);
}

async function main([verb, ...names]: string[]): Promise<void> {
  const config = readEnvironment(['PORT_BASE', 'DATA_DIR', 'CACHE_DIR'], process.env);
  await mkdir(config.DATA_DIR, { recursive: true });
  const dataDir = await realpath(config.DATA_DIR);
  const secrets = await localSecrets(dataDir);
  const port = config.PORT_BASE + portOffsets.postgres;
  const own = process.env.DATABASE_URL
    ? null
    : await startPostgres({ dataDir, port, password: secrets.postgresPassword });
  const env = childEnvironment(process.env, {
    portBase: config.PORT_BASE,
    dataDir,
    cacheDir: path.resolve(config.CACHE_DIR),
    databaseUrl: process.env.DATABASE_URL ?? own?.url ?? '',
    secrets,
  });
  try {
    await run({ dataDir, env, secrets }, verb, names);
  } finally {
    if (own && !own.adopted) await own.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof EnvironmentError ? 78 : 1);
});
