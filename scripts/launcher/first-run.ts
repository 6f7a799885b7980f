/** What a new build brings: the sample library and the demo customers where they are wanted, else the content types alone. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordingsFolder } from '@/lib/platform/recordings-folder';
import { isDemonstration, wantsSample } from '@/lib/platform/start/mode';
import { laySampleRecordings } from './sample-recordings';
import { runCommand } from './run';
import { servicesToRun } from './system';

const BUILD_STAMP = path.join('.cache', 'services.built');

/** The last line of a command that makes a file names it. */
function fileOf(lines: readonly string[]): string {
  const file = lines.at(-1)?.trim();
  if (!file) throw new Error('the catalogue command did not name its file');
  return file;
}

const recordingsOf = ({ MEDIA_ROOT, DATA_DIR = '' }: NodeJS.ProcessEnv) =>
  recordingsFolder({ MEDIA_ROOT, DATA_DIR });

/** Lays the sample where nothing else is; a library of somebody's own stays as it is, to the byte. */
async function importSample(content: Content, env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  say('compiling the sample library (pictures, documents, texts)');
  const file = fileOf(await runCommand('dist/sample-library.mjs', ['compile'], env, say));
  await laySampleRecordings(path.join('sample-library', 'recordings'), recordingsOf(env));
  say('importing the sample library');
  await content(['import', file, '--sample', '--environment', env.CONTENTFUL_ENVIRONMENT ?? 'master'], say);
}

type Say = (line: string) => void;
type Content = (args: string[], progress: Say) => Promise<string[]>;

/**
 * Fills the content and customers services when they run here and have not been filled by this build. Repeating it changes
 * nothing, so a start that was killed half-way simply does it again. Without a sample only the content types are laid.
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
  // `npm run dev` bundles without a build's stamp: what it filled once stays.
  const build = await readFile(BUILD_STAMP, 'utf8').catch(() => 'development');
  const wanted = `${build} ${sample ? 'sample' : 'own'}`;
  if ((await readFile(marker, 'utf8').catch(() => '')) === wanted) return;
  const space = env.CONTENTFUL_SPACE_ID ?? 'library';
  const content: Content = (args, progress) =>
    runCommand('dist/services/content-command.mjs', [...args, '--space', space], env, progress);
  if (sample) await importSample(content, { ...env, DATA_DIR: dataDir }, onProgress);
  else await content(['model'], onProgress);
  // The command answers the token, which is no one's to read over a shoulder. Our own token has no rate limit.
  // In one word: a random token may begin with a dash, and would be taken for an option.
  await content(
    ['token', `--set=${env.CONTENTFUL_ACCESS_TOKEN ?? ''}`, '--rate-limit', '0'],
    () => undefined,
  );
  await writeFile(marker, wanted);
}
