/**
 * `npm run catalogue -- …`, and what the first start runs:
 *
 *   compile            compiles the sample library; the last line printed names the file
 */
import { configOrExit } from '@/services/common/config';
import { compileCatalogue } from './compile';

const EXIT_USAGE = 64;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(verb: string | undefined): Promise<void> {
  if (verb !== 'compile') {
    process.stderr.write('usage: catalogue compile\n');
    process.exitCode = EXIT_USAGE;
    return;
  }
  const { CACHE_DIR } = configOrExit(['CACHE_DIR'] as const);
  const { file, entries } = await compileCatalogue({ cacheDir: CACHE_DIR, log: say });
  say(`${entries} entries`);
  say(file);
}

run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
