/** The sample library and the demo customers: compiled and imported when their sources are newer than what is stored. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run';
import { servicesToRun } from './system';

const BUILD_STAMP = path.join('.cache', 'services.built');

/** The last line of a command that makes a file names it. */
function fileOf(lines: readonly string[]): string {
  const file = lines.at(-1)?.trim();
  if (!file) throw new Error('the catalogue command did not name its file');
  return file;
}

/**
 * Fills the content and customers services when they run here and do not hold this build's library yet. Repeating it
 * changes nothing, so a start that was killed half-way simply does it again.
 */
export async function fillOnFirstRun(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  onProgress: (line: string) => void,
  operator: NodeJS.ProcessEnv,
): Promise<void> {
  const here = new Set(servicesToRun(operator).map(({ name }) => name));
  if (here.has('customers'))
    await runCommand('dist/services/customers-command.mjs', ['demo'], env, () => undefined);
  if (!here.has('content')) return;
  const marker = path.join(dataDir, 'library.imported');
  const built = await readFile(BUILD_STAMP, 'utf8');
  if ((await readFile(marker, 'utf8').catch(() => '')) === built) return;
  onProgress('compiling the sample library (pictures, documents, texts)');
  const file = fileOf(await runCommand('dist/sample-library.mjs', ['compile'], env, onProgress));
  onProgress('importing the sample library');
  const space = env.CONTENTFUL_SPACE_ID ?? 'library';
  const content = (args: string[], progress: typeof onProgress) =>
    runCommand('dist/services/content-command.mjs', [...args, '--space', space], env, progress);
  await content(['import', file, '--environment', env.CONTENTFUL_ENVIRONMENT ?? 'master'], onProgress);
  // The command answers the token, which is no one's to read over a shoulder. Our own token has no rate limit.
  // In one word: a random token may begin with a dash, and would be taken for an option.
  await content(
    ['token', `--set=${env.CONTENTFUL_ACCESS_TOKEN ?? ''}`, '--rate-limit', '0'],
    () => undefined,
  );
  await writeFile(marker, built);
}
