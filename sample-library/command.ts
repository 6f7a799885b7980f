/**
 * `npm run catalogue -- …`, and what the first start runs:
 *
 *   compile            compiles the sample library; the last line printed names the file
 *   library            writes docs/library.md
 *   repeats            says which runs of eight words stand in more than three texts; exit 1 when there are any
 *   light              says how much light pictures and films give, and which are too dark, too bright or flat; exit 1 when any is
 *   scale --items N    writes a library of N items for benchmarks; the last line printed names the file
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { configOrExit } from '@/lib/platform/config';
import { messageOf } from '@/lib/platform/message-of';
import { compileCatalogue, plainEntries, wantedPictures } from './compile';
import { libraryPage } from './report/library-page';
import { lightLines } from './report/light-lines';
import { MOST_ENTRIES, repeats } from './report/repeats';
import { writeScaleLibrary } from './scale/write';

const USAGE = 'usage: catalogue compile | library | repeats | light | scale --items N [--out FILE]';
const EXIT_USAGE = 64;
const LIBRARY_PAGE = path.join('docs', 'library.md');
const MOST_ITEMS = 2_000_000;

class UsageError extends Error {}

const say = (line: string) => process.stdout.write(`${line}\n`);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { items: { type: 'string' }, out: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function itemsOf(text: string | undefined): number {
  const items = Number(text);
  if (text === undefined || !Number.isSafeInteger(items) || items < 1 || items > MOST_ITEMS)
    throw new UsageError(`--items must be a whole number from 1 to ${MOST_ITEMS}`);
  return items;
}

async function compile(): Promise<void> {
  const { CACHE_DIR } = configOrExit(['CACHE_DIR'] as const);
  const { file, entries } = await compileCatalogue({ cacheDir: CACHE_DIR, log: say });
  say(`${entries} entries`);
  say(file);
}

async function library(): Promise<void> {
  await writeFile(LIBRARY_PAGE, libraryPage(await plainEntries()));
  say(LIBRARY_PAGE);
}

async function measureRepeats(): Promise<void> {
  const found = repeats(await plainEntries());
  for (const { words, entries } of found)
    say(`${entries.length} × ${words} (${entries.slice(0, MOST_ENTRIES).join(', ')} …)`);
  say(`${found.length} runs of eight words stand in more than ${MOST_ENTRIES} texts`);
  if (found.length > 0) process.exitCode = 1;
}

async function light(): Promise<void> {
  const { CACHE_DIR } = configOrExit(['CACHE_DIR'] as const);
  const { lines, faults } = await lightLines(await wantedPictures(), CACHE_DIR);
  lines.forEach(say);
  if (faults > 0) process.exitCode = 1;
}

async function scale(items: number, out: string | undefined): Promise<void> {
  const { CACHE_DIR } = configOrExit(['CACHE_DIR'] as const);
  say(await writeScaleLibrary({ items, file: out ?? path.join(CACHE_DIR, `scale-${items}.json`), log: say }));
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  switch (positionals[0]) {
    case 'compile':
      return compile();
    case 'library':
      return library();
    case 'repeats':
      return measureRepeats();
    case 'light':
      return light();
    case 'scale':
      return scale(itemsOf(values.items), values.out);
    default:
      throw new UsageError(`${positionals[0] ?? 'nothing'} is no command`);
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`${USAGE}\n`);
  process.exitCode = error instanceof UsageError ? EXIT_USAGE : 1;
});
