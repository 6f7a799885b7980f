/** Data that a new build installs: the sample library and demo customers if wanted, otherwise only the content types. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordingsFolder } from '@/lib/platform/recordings-folder';
import { isDemonstration, wantsSample } from '@/lib/platform/start/mode';
import { openDatabase } from '@/services/common/database/database';
import { databaseFailure } from '@/services/common/database/database-failure';
import { readHeld, type Held } from '@/services/content/publishing/held';
import type { Place } from '@/services/content/store/place';
import { SCHEMA, type Tables } from '@/services/content/store/tables';
import { laySampleRecordings } from './sample-recordings';
import { runCommand } from './run';
import { servicesToRun } from './system';

const BUILD_STAMP = path.join('.cache', 'services.built');

/** The file that a command made, in the folder of this process as in its own: it prints the name on its last line. */
function fileOf(lines: readonly string[]): string {
  const file = lines.at(-1)?.trim();
  if (!file) throw new Error('the catalogue command did not name its file');
  return path.resolve(file);
}

const recordingsOf = ({ MEDIA_ROOT, DATA_DIR = '' }: NodeJS.ProcessEnv) =>
  recordingsFolder({ MEDIA_ROOT, DATA_DIR });

/** Imports the sample into an empty library; a library with its own content is left unchanged. */
async function importSample(
  { run, content, say }: { run: Run; content: Content; say: Say },
  env: NodeJS.ProcessEnv,
): Promise<void> {
  say('compiling the sample library (pictures, documents, texts)');
  const file = fileOf(await run('dist/sample-library.mjs', ['compile'], say));
  await laySampleRecordings(path.join('sample-library', 'recordings'), recordingsOf(env));
  say('importing the sample library');
  await content(['import', file, '--sample', '--environment', env.CONTENTFUL_ENVIRONMENT ?? 'master'], say);
}

type Say = (line: string) => void;
type Run = (script: string, args: readonly string[], progress: Say, input?: string) => Promise<string[]>;
type Content = (args: string[], progress: Say, input?: string) => Promise<string[]>;

/** A digest, because tokens and the addresses of databases are secrets. */
const digestOf = (...filled: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(filled)).digest('base64url');

/** Which database it is: a new password makes no other, and the embedded one ('') is one, whatever its port. */
function databaseOf({ DATABASE_URL = '' }: NodeJS.ProcessEnv): string {
  if (!URL.canParse(DATABASE_URL)) return DATABASE_URL;
  const address = new URL(DATABASE_URL);
  address.password = '';
  return address.href;
}

/** What the database itself holds: it may have been made anew, or restored to an earlier time, since the marker was written. */
async function heldIn({ DATABASE_URL = '' }: NodeJS.ProcessEnv, place: Place, token: string): Promise<Held> {
  const { db, host, close } = openDatabase<Tables>(DATABASE_URL, SCHEMA, 1);
  try {
    return await readHeld(db, place, token);
  } catch (error) {
    throw databaseFailure(error, host);
  } finally {
    await close();
  }
}

const deliveryOf = ({
  CONTENTFUL_SPACE_ID: space = 'library',
  CONTENTFUL_ENVIRONMENT: environment = 'master',
  CONTENTFUL_ACCESS_TOKEN: token = '',
}: NodeJS.ProcessEnv): { place: Place; token: string } => ({ place: { space, environment }, token });

interface FirstRun {
  dataDir: string;
  /** Of the processes: with the local system's addresses and secrets. */
  env: NodeJS.ProcessEnv;
  /** As the operator set it. */
  operator: NodeJS.ProcessEnv;
  say: Say;
  /** Ends the command that is running. */
  signal: AbortSignal;
}

/** What this build is to fill, and which database, space and environment with it; the last part is the delivery token. */
async function wantedOf(operator: NodeJS.ProcessEnv, place: Place, token: string): Promise<string[]> {
  // `npm run dev` has no build stamp, so it fills the services only once.
  const build = await readFile(BUILD_STAMP, 'utf8').catch(() => 'development');
  const at = digestOf(databaseOf(operator), place.space, place.environment);
  return [build, wantsSample(operator) ? 'sample' : 'own', at, digestOf(at, token)];
}

/** What the marker says was done, where the database still holds it. Another build, place or sample fills it in any case. */
async function filledBy(
  done: readonly string[],
  wanted: readonly string[],
  held: () => ReturnType<typeof heldIn>,
): Promise<{ isFilled: boolean; hasToken: boolean }> {
  if (!wanted.slice(0, -1).every((part, index) => part === done[index]))
    return { isFilled: false, hasToken: false };
  const { model, token } = await held();
  return { isFilled: model, hasToken: token && wanted.at(-1) === done.at(-1) };
}

/**
 * Fills the content and customers services if they run here and this build has not filled this database, space and environment
 * yet; a new delivery token alone is only stored. Idempotent, so a start that was killed half-way simply repeats it. Without the
 * sample, only the content types are installed.
 */
export async function fillOnFirstRun({ dataDir, env, operator, say, signal }: FirstRun): Promise<void> {
  const here = new Set(servicesToRun(operator).map(({ name }) => name));
  const run: Run = (script, args, progress, input) =>
    runCommand(script, args, env, progress, { signal, ...(input !== undefined && { input }) });
  if (here.has('customers') && isDemonstration(operator))
    await run('dist/services/customers-command.mjs', ['demo'], () => undefined);
  if (!here.has('content')) return;
  const { place, token } = deliveryOf(env);
  const marker = path.join(dataDir, 'library.imported');
  const wanted = await wantedOf(operator, place, token);
  const done = (await readFile(marker, 'utf8').catch(() => '')).split(' ');
  const { isFilled, hasToken } = await filledBy(done, wanted, () => heldIn(env, place, token));
  if (isFilled && hasToken) return;
  const content: Content = (args, progress, input) =>
    run('dist/services/content-command.mjs', [...args, '--space', place.space], progress, input);
  if (!isFilled)
    if (wantsSample(operator)) await importSample({ run, content, say }, { ...env, DATA_DIR: dataDir });
    else await content(['model'], say);
  // The command prints the token, so its output is hidden. Our own token has no rate limit.
  await content(['token', '--set=-', '--rate-limit', '0'], () => undefined, token);
  await writeFile(marker, wanted.join(' '));
}
