/**
 * `npm run ingest -- FILE… [options]`: makes recordings of files and publishes them.
 *
 *   --language L                     spoken language, BCP 47 (default und: unknown)
 *   --captions L=FILE                WebVTT, SubRip or TTML; also --subtitles, --descriptions; each once per language
 *   --described-sound L=FILE         a second sound track with audio description
 *   --signed L=ASSET                 the version with a sign-language interpreter, already ingested as its own recording
 *   --chapters FILE  --poster TIME|FILE
 *   --entry [TYPE/]SLUG | --new TYPE --title TITLE      the entry it belongs to
 *   --asset ID  --preset NAME  --quality N  --table FILE.csv (many)  --dry-run  --no-publish  --replace  --help
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { configOrExit } from '@/lib/platform/config';
import type { Cue } from '@/lib/domain/playback/timed-text';
import { CsvError } from '@/lib/domain/text/csv-read';
import { EXIT_USAGE, runCommand } from '@/services/common/command';
import { callersPath } from '@/services/common/files/callers-path';
import { readText, UnreadableFileError } from '@/services/common/files/read-text';
import { checkFiles, checkPoster, checkPublication } from './check-parameters';
import { IngestFailure } from './ingest/failure';
import { checkOrder, isMadeOf } from './ingest/check-order';
import { makeRecording } from './ingest/make';
import type { IngestPlace } from './ingest/order/order';
import { isSameEntry } from './ingest/order/owner';
import { type IngestPlan, planOf } from './ingest/order/plan';
import { probe } from './ingest/source/probe';
import { languageLines, planLines, progressLine, shortNote, soundLines } from './ingest/report';
import { publicationOf } from './ingest/publication';
import { linesOf } from './ingest/reason';
import { forgetReplaced } from './ingest/replaced';
import { parametersOfTable } from './ingest/order/table';
import { requireTools } from './ingest/source/tools';
import { publish } from './publish';
import { type LazyQueue, lazyQueue, refuseTaken } from './refuse-taken';
import { recordingPlace, storeVariables } from './store/choose';
import { parametersOf, ParameterError, type JobParameters } from './ingest/order/parameters';

const USAGE =
  'usage: ingest FILE… [--captions fr=FILE] [--entry SLUG | --new TYPE --title TITLE] [--dry-run]   (all options: docs/recordings.md)';
/** EX_NOINPUT and EX_UNAVAILABLE of sysexits. */
const EXIT_NO_INPUT = 66;
const EXIT_UNAVAILABLE = 69;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      language: text,
      captions: texts,
      subtitles: texts,
      descriptions: texts,
      'described-sound': text,
      signed: texts,
      chapters: text,
      poster: text,
      entry: text,
      new: text,
      title: text,
      asset: text,
      preset: text,
      quality: text,
      table: text,
      'dry-run': flag,
      replace: flag,
      publish: { type: 'boolean', default: true },
    },
  });
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The recordings that a table describes; the files that it names lie beside it. Every fault is told with the name of the table. */
async function tableParameters(file: string): Promise<JobParameters[]> {
  const text = await readText(file);
  try {
    return parametersOfTable(text, path.dirname(file));
  } catch (error) {
    if (error instanceof CsvError) throw new ParameterError(`${file}, line ${error.line}: ${error.message}`);
    if (!(error instanceof ParameterError)) throw error;
    throw new ParameterError(error.message.replace(/^/gm, () => `${file}: `));
  }
}

async function requestedRecordings({
  values,
  positionals,
}: ReturnType<typeof readArguments>): Promise<JobParameters[]> {
  const listed = values.table === undefined ? [] : await tableParameters(callersPath(values.table));
  const named = positionals.map((file) => parametersOf(file, values, callersPath('.')));
  const all = [...listed, ...named];
  if (all.length === 0) throw new ParameterError('name a file, or a --table of files');
  const seen = new Set<string>();
  for (const { order } of all) {
    if (seen.has(order.assetId))
      throw new ParameterError(`two recordings would be ${order.assetId}: give one an --asset`);
    seen.add(order.assetId);
  }
  return all;
}

interface Asked {
  queue: LazyQueue;
  isPublished: boolean;
}

/** What is known of a recording before anything is made. Throws for what is wrong with its files. */
async function lookAt({ order }: JobParameters, { tools, store }: IngestPlace) {
  const chapters = await checkFiles(order);
  const facts = await probe(tools, order.source);
  const plan = planOf(facts);
  await checkPoster(order, plan, store);
  return { chapters, facts, plan };
}

interface Rehearsal {
  plan: IngestPlan;
  chapters: readonly Cue[];
}

/** Throws for what the library has against the recording. */
async function askLibrary(
  parameters: JobParameters,
  { isPublished }: Asked,
  { plan, chapters }: Rehearsal,
): Promise<void> {
  if (isPublished && parameters.entry) await checkPublication(parameters, plan, chapters);
}

/** Passes on a ParameterError; of anything else it warns, because nothing is known then. */
const warnUnknown =
  ({ entry }: JobParameters) =>
  (error: unknown): void => {
    if (error instanceof ParameterError) throw error;
    const { contentType = '', slug = '', create = false } = entry ?? {};
    const what = create ? 'new' : 'there';
    process.stderr.write(`it is not known whether ${contentType}/${slug} is ${what}: ${linesOf(error)}\n`);
  };

async function ingest(parameters: JobParameters, place: IngestPlace, asked: Asked): Promise<void> {
  const { order } = parameters;
  const { chapters, facts: brought, plan } = await lookAt(parameters, place);
  // What is made already costs no time: its publication says by itself what is wrong.
  const isMade = parameters.entry?.create === true && (await isMadeOf(order, place.store));
  await refuseTaken(parameters, { store: place.store, ...asked });
  // A library that is busy now can have time when the recording is made.
  if (!isMade) await askLibrary(parameters, asked, { plan, chapters }).catch(warnUnknown(parameters));
  const { facts, replaced } = await makeRecording(order, place);
  const { isPublished } = asked;
  if (isPublished) {
    await publish(publicationOf(parameters, facts, chapters, replaced));
    await forgetReplaced(place.root, order.assetId);
  }
  const short = shortNote(brought, facts);
  const lost = short === null ? [] : [`${order.assetId}: ${short}`];
  [...languageLines(parameters, plan), ...soundLines(parameters, brought), ...lost].forEach(say);
  say(
    `${parameters.order.assetId}: ${Math.round(facts.durationSeconds)} s${isPublished ? ', published' : ''}`,
  );
}

/** @param before the recordings that would be made before it: what they are is not missing */
async function dryRun(
  parameters: JobParameters,
  place: IngestPlace,
  asked: Asked,
  before: readonly JobParameters[],
): Promise<void> {
  const { chapters, facts, plan } = await lookAt(parameters, place);
  const isForeseen = before.some(
    ({ entry }) => entry?.create === true && isSameEntry(entry, parameters.entry),
  );
  const ask = async () => {
    await refuseTaken(parameters, { store: place.store, ...asked });
    if (!isForeseen) await askLibrary(parameters, asked, { plan, chapters });
  };
  await ask().catch(warnUnknown(parameters));
  await checkOrder(parameters.order, place, new Set(before.map(({ order }) => order.assetId)));
  planLines(parameters, facts, plan).forEach(say);
}

/** The line for a recording that could not be made, with the name of its file once. */
function failureLine({ source }: JobParameters['order'], error: unknown): string {
  const line = linesOf(error);
  const hint =
    error instanceof IngestFailure && error.reason === 'OTHER_ENTRY'
      ? '; if that entry is called otherwise now, say --replace'
      : '';
  return `${line.startsWith(`${source}: `) ? line : `${source}: ${line}`}${hint}\n`;
}

async function run(): Promise<number> {
  const args = readArguments();
  const all = await requestedRecordings(args);
  const config = configOrExit([...storeVariables, 'FFMPEG_PATH'] as const);
  const tools = await requireTools(config.FFMPEG_PATH);
  const recordings = recordingPlace(config);
  const isDry = args.values['dry-run'];
  if (!isDry) await mkdir(recordings.root, { recursive: true });
  await using queue = lazyQueue();
  const asked = { queue, isPublished: args.values.publish };
  let failed = 0;
  for (const [index, parameters] of all.entries()) {
    const { assetId } = parameters.order;
    const place = {
      ...recordings,
      tools,
      mayReplace: args.values.replace,
      onProgress: progressLine(assetId, process.stderr, Date.now),
    };
    const done = isDry
      ? dryRun(parameters, place, asked, all.slice(0, index))
      : ingest(parameters, place, asked);
    await done.catch((error: unknown) => {
      failed += 1;
      process.stderr.write(failureLine(parameters.order, error));
    });
  }
  return failed === 0 ? 0 : 1;
}

function exitCodeOf(error: unknown): number {
  if (error instanceof ParameterError) return EXIT_USAGE;
  return error instanceof UnreadableFileError ? EXIT_NO_INPUT : EXIT_UNAVAILABLE;
}

await runCommand(run, { usage: USAGE, textOf: linesOf, exitCodeOf });
