/** Data that a new build installs: the sample library and demo customers if wanted, otherwise only the content types. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordingsFolder } from '@/lib/platform/recordings-folder';
import { isDemonstration, wantsSample } from '@/lib/platform/start/mode';
import { laySampleRecordings } from './sample-recordings';
import { runCommand } from './run';
import { servicesToRun } from './system';

const BUILD_STAMP = path.join('.cache', 'services.built');

/** The file that a command made: it prints the name on its last line. */
function fileOf(lines: readonly string[]): string {
  const file = lines.at(-1)?.trim();
  if (!file) throw new Error('the catalogue command did not name its file');
  return file;
}

const recordingsOf = ({ MEDIA_ROOT, DATA_DIR = '' }: NodeJS.ProcessEnv) =>
  recordingsFolder({ MEDIA_ROOT, DATA_DIR });

/** Imports the sample into an empty library; a library with its own content is left unchanged. */
async function importSample(content: Content, env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  say('compiling the sample library (pictures, documents, texts)');
  const file = fileOf(await runCommand('dist/sample-library.mjs', ['compile'], env, say));
  await laySampleRecordings(path.join('sample-library', 'recordings'), recordingsOf(env));
  say('importing the sample library');
  await content(['import', file, '--sample', '--environment', env.CONTENTFUL_ENVIRONMENT ?? 'master'], say);
}

type Say = (line: string) => void;
type Content = (args: string[], progress: Say) => Promise<string[]>;

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

/**
 * Fills the content and customers services if they run here and this build has not filled this database, space and environment
 * yet; a new delivery token alone is only stored. Idempotent, so a start that was killed half-way simply repeats it. Without the
 * sample, only the content types are installed.
 */
export async function fillOnFirstRun(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  onProgress: Say,
  operator: NodeJS.ProcessEnv,
): Promise<void> {
  const here = new Set(servicesToRun(operator).map(({ name }) => name));
  if (here.has('customers') && isDemonstration(operator))
    await runCommand('dist/services/customers-command.mjs', ['demo'], env, () => undefined);
  if (!here.has('content')) return;
  const marker = path.join(dataDir, 'library.imported');
  const sample = wantsSample(operator);
  // `npm run dev` has no build stamp, so it fills the services only once.
  const build = await readFile(BUILD_STAMP, 'utf8').catch(() => 'development');
  const space = env.CONTENTFUL_SPACE_ID ?? 'library';
  const environment = env.CONTENTFUL_ENVIRONMENT ?? 'master';
  const token = env.CONTENTFUL_ACCESS_TOKEN ?? '';
  const place = digestOf(databaseOf(operator), space, environment);
  const wanted = [build, sample ? 'sample' : 'own', place, digestOf(place, token)];
  const done = (await readFile(marker, 'utf8').catch(() => '')).split(' ');
  if (done.join(' ') === wanted.join(' ')) return;
  const content: Content = (args, progress) =>
    runCommand('dist/services/content-command.mjs', [...args, '--space', space], env, progress);
  const isFilled = wanted.slice(0, -1).every((part, index) => part === done[index]);
  if (!isFilled)
    if (sample) await importSample(content, { ...env, DATA_DIR: dataDir }, onProgress);
    else await content(['model'], onProgress);
  // The command prints the token, so its output is hidden. Our own token has no rate limit.
  // `--set=` in one argument: a random token may start with a dash, and would be read as an option.
  await content(['token', `--set=${token}`, '--rate-limit', '0'], () => undefined);
  await writeFile(marker, wanted.join(' '));
}
