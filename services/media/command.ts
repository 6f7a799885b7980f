/**
 * `npm run ingest -- FILE… [options]`: makes recordings of files and publishes them.
 *
 *   --language L                     spoken language, BCP 47 (default en)
 *   --captions L=FILE                WebVTT, SubRip or TTML; also --subtitles, --descriptions; each once per language
 *   --described-sound L=FILE         a second sound track with audio description
 *   --signed L=ASSET                 the version with a sign-language interpreter, already ingested as its own recording
 *   --chapters FILE  --poster TIME|FILE
 *   --entry [TYPE/]SLUG | --new TYPE --title TITLE      the entry it belongs to
 *   --asset ID  --preset NAME  --quality N  --table FILE.csv (many)  --dry-run  --no-publish  --replace
 */
import { mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { configOrExit } from '@/lib/platform/config';
import { bearClosedPipe } from '@/services/common/closed-pipe';
import { readCues } from './ingest/cues';
import { IngestFailure } from './ingest/failure';
import { checkOwner, makeRecording } from './ingest/make';
import type { IngestPlace } from './ingest/order';
import { planOf } from './ingest/plan';
import { probe } from './ingest/probe';
import { planLines, progressLine } from './ingest/report';
import { publicationOf } from './ingest/publication';
import { wishesOfTable } from './ingest/table';
import { findTools } from './ingest/tools';
import { publish } from './publish';
import { type LazyQueue, lazyQueue, refuseTaken } from './refuse-taken';
import { recordingPlace, storeVariables } from './store/choose';
import { wishOf, WishError, type Wish } from './ingest/wish';

const USAGE =
  'usage: ingest FILE… [--captions fr=FILE] [--entry SLUG | --new TYPE --title TITLE] [--dry-run]   (all options: docs/recordings.md)';
/** EX_USAGE and EX_UNAVAILABLE of sysexits. */
const EXIT_USAGE = 64;
const EXIT_UNAVAILABLE = 69;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        language: text, captions: texts, subtitles: texts, descriptions: texts, 'described-sound': text, signed: texts, chapters: text,
        poster: text, entry: text, new: text, title: text, asset: text, preset: text, quality: text,
        table: text, 'dry-run': flag, replace: flag,
        publish: { type: 'boolean', default: true },
      },
    }); // prettier-ignore
  } catch (error) {
    throw new WishError((error as Error).message);
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function wishes({ values, positionals }: ReturnType<typeof readArguments>): Promise<Wish[]> {
  const listed = values.table === undefined ? [] : wishesOfTable(await readFile(values.table, 'utf8'));
  const named = positionals.map((file) => wishOf(file, values));
  const all = [...listed, ...named];
  if (all.length === 0) throw new WishError('name a file, or a --table of files');
  const seen = new Set<string>();
  for (const { order } of all) {
    if (seen.has(order.assetId))
      throw new WishError(`two recordings would be ${order.assetId}: give one an --asset`);
    seen.add(order.assetId);
  }
  return all;
}

/** What went wrong, and why where that is known. */
function linesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return typeof error.cause === 'string' ? `${error.message}: ${error.cause}` : error.message;
}

interface Asked {
  queue: LazyQueue;
  isPublished: boolean;
}

async function ingest(wish: Wish, place: IngestPlace, { queue, isPublished }: Asked): Promise<void> {
  await refuseTaken(wish, { store: place.store, queue, isPublished });
  const { facts } = await makeRecording(wish.order, place);
  const chapters = wish.order.chapters === null ? [] : readCues(await readFile(wish.order.chapters, 'utf8'));
  if (isPublished) await publish(publicationOf(wish, facts, chapters));
  say(`${wish.order.assetId}: ${Math.round(facts.durationSeconds)} s${isPublished ? ', published' : ''}`);
}

async function dryRun(wish: Wish, place: IngestPlace, { queue, isPublished }: Asked): Promise<void> {
  await refuseTaken(wish, { store: place.store, queue, isPublished }).catch((error: unknown) => {
    if (error instanceof WishError) throw error;
    const { contentType = '', slug = '' } = wish.entry ?? {};
    process.stderr.write(`it is not known whether ${contentType}/${slug} is new: ${linesOf(error)}\n`);
  });
  await checkOwner(wish.order, place);
  const facts = await probe(place.tools, wish.order.source);
  planLines(wish, facts, planOf(facts)).forEach(say);
}

async function run(): Promise<number> {
  const args = readArguments();
  const all = await wishes(args);
  const config = configOrExit([...storeVariables, 'FFMPEG_PATH', 'MEDIA_DISK_RESERVE_MEGABYTES'] as const);
  const tools = await findTools(config.FFMPEG_PATH);
  if (!tools)
    throw new IngestFailure(
      'NO_FFMPEG',
      'ffmpeg and ffprobe were not found: install them (Debian: apt-get install ffmpeg) or set FFMPEG_PATH',
    );
  const { root, store } = recordingPlace(config);
  const isDry = args.values['dry-run'];
  if (!isDry) await mkdir(root, { recursive: true });
  const reserve = config.MEDIA_DISK_RESERVE_MEGABYTES * 1024 ** 2;
  const asked = { queue: lazyQueue(), isPublished: args.values.publish };
  let failed = 0;
  for (const wish of all) {
    const { assetId, source } = wish.order;
    const place = {
      tools,
      root,
      store,
      reserve,
      mayReplace: args.values.replace,
      onProgress: progressLine(assetId, process.stderr, Date.now),
    };
    await (isDry ? dryRun : ingest)(wish, place, asked).catch((error: unknown) => {
      failed += 1;
      const hint = error instanceof IngestFailure && error.reason === 'OTHER_ENTRY' ? '; if that entry is called otherwise now, say --replace' : ''; // prettier-ignore
      process.stderr.write(`${source}: ${linesOf(error)}${hint}\n`);
    });
  }
  await asked.queue.close();
  return failed === 0 ? 0 : 1;
}

bearClosedPipe();
run().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isUsage = error instanceof WishError;
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n${isUsage ? `${USAGE}\n` : ''}`,
    );
    process.exitCode = isUsage ? EXIT_USAGE : EXIT_UNAVAILABLE;
  },
);
