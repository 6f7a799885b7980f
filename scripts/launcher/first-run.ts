/** Data that a new build installs: the sample library and demo customers if wanted, otherwise only the content types. */
import path from 'node:path';
import { recordingsFolder } from '@/lib/platform/files/recordings-folder';
import { isDemonstration, wantsSample } from '@/lib/platform/start/mode';
import { openDatabase } from '@/services/common/database/database';
import { databaseFailure } from '@/services/common/database/database-failure';
import { readHeld, type Held } from '@/services/content/publishing/held';
import type { Place } from '@/services/content/store/place';
import { SCHEMA, type Tables } from '@/services/content/store/tables';
import { deliveryOf, filledParts, wantedParts, writeFilled } from './filled';
import { laySampleRecordings } from './sample-recordings';
import { runCommand } from './run';
import { servicesToRun } from './system';

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

/** What the database itself holds: it may have been made anew, or restored to an earlier time, since the marker was written. */
async function heldIn({ DATABASE_URL = '' }: NodeJS.ProcessEnv, place: Place, token: string): Promise<Held> {
  await using database = openDatabase<Tables>(DATABASE_URL, SCHEMA, 1);
  try {
    return await readHeld(database.db, place, token);
  } catch (error) {
    throw databaseFailure(error, database.host);
  }
}

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

/** Before anything is laid: a start that is ended half-way has made it a demonstration or not. Of no build, so it is filled again. */
async function tellKind(dataDir: string, done: readonly string[], wanted: readonly string[]): Promise<void> {
  const isTold = done[1] === wanted[1] && done[2] === wanted[2];
  if (!isTold) await writeFilled(dataDir, ['', ...wanted.slice(1)]);
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
  const { place, token } = deliveryOf(env);
  const wanted = await wantedParts(operator, token);
  const done = await filledParts(dataDir);
  await tellKind(dataDir, done, wanted);
  if (here.has('customers') && isDemonstration(operator))
    await run('dist/services/customers-command.mjs', ['demo'], () => undefined);
  if (!here.has('content')) return;
  const { isFilled, hasToken } = await filledBy(done, wanted, () => heldIn(env, place, token));
  if (isFilled && hasToken) return;
  const content: Content = (args, progress, input) =>
    run('dist/services/content-command.mjs', [...args, '--space', place.space], progress, input);
  if (!isFilled)
    if (wantsSample(operator)) await importSample({ run, content, say }, { ...env, DATA_DIR: dataDir });
    else await content(['model'], say);
  // The command prints the token, so its output is hidden. Our own token has no rate limit.
  await content(['token', '--set=-', '--rate-limit', '0'], () => undefined, token);
  await writeFilled(dataDir, wanted);
}
