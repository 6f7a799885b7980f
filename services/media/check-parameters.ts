/**
 * Finds what is wrong with the parameters of a recording before hours are spent on the picture: its files, its poster, and what the
 * library would say.
 */
import { access, constants } from 'node:fs/promises';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import type { Cue } from '@/lib/domain/playback/timed-text';
import { fileFailure } from '@/services/common/files/read-text';
import { IngestFailure } from './ingest/failure';
import { isEncodedOf } from './ingest/check-order';
import { filesOf, type IngestOrder, type PosterChoice } from './ingest/order/order';
import type { IngestPlan } from './ingest/order/plan';
import { publicationOf } from './ingest/publication';
import { readCuesFile } from './ingest/text/read-cues';
import { ParameterError, type JobParameters } from './ingest/order/parameters';
import { publicationFault } from './publish';
import type { RecordingStore } from './store/store';

async function checkReadable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw fileFailure(error, file);
  });
}

/** The cues of a file; a fault in them is told with its name. */
async function namedCues(file: string): Promise<Cue[]> {
  return readCuesFile(file).catch((error: unknown) => {
    if (!(error instanceof IngestFailure)) throw error;
    throw new IngestFailure(error.reason, `${file}: ${error.message}`, { cause: error });
  });
}

/**
 * Checks that every file of an order but its poster can be read, and reads its texts; returns its chapters. Throws
 * UnreadableFileError and IngestFailure, each with the name of the file.
 */
export async function checkFiles(order: IngestOrder): Promise<Cue[]> {
  for (const file of filesOf(order)) await checkReadable(file);
  for (const { file } of order.texts) await namedCues(file);
  return order.chapters === null ? [] : namedCues(order.chapters);
}

/** What is wrong with a poster: UnreadableFileError for its file, ParameterError for a moment that the picture does not have. */
async function refusePoster(poster: PosterChoice, { type, durationSeconds }: IngestPlan): Promise<void> {
  if (poster === 'middle') return;
  if ('file' in poster) return checkReadable(poster.file);
  // Sound has no picture to choose from, at whatever second.
  if (type === 'video' && poster.second > durationSeconds)
    throw new ParameterError(
      `--poster is at second ${poster.second}, and the recording is ${Math.floor(durationSeconds)} s long`,
    );
}

/** Throws what is wrong with the poster, unless the recording is made already and its poster with it. */
export async function checkPoster(
  order: IngestOrder,
  plan: IngestPlan,
  store: RecordingStore,
): Promise<void> {
  await refusePoster(order.poster, plan).catch(async (error: unknown) => {
    if (!(await isEncodedOf(order, store))) throw error;
  });
}

/** The facts of a recording that is not made yet, as far as what is published about it depends on them. */
function factsToBe(
  { assetId, language, texts, description, signed }: IngestOrder,
  plan: IngestPlan,
): RecordingFacts {
  const main = plan.hasSound ? [{ role: 'main' as const, language, label: language }] : [];
  const described = description
    ? [{ role: 'description' as const, language: description.language, label: description.label }]
    : [];
  const links = signed.map(({ asset, ...text }) => ({ kind: 'sign' as const, ...text, file: asset }));
  return {
    version: 1,
    assetId,
    type: plan.type,
    durationSeconds: plan.durationSeconds,
    frameRate: plan.frameRate,
    renditions: [],
    sounds: [...main, ...described],
    tracks: [...texts, ...links],
    loudness: null,
    hasStoryboard: false,
    hasWaveform: false,
    source: '',
  };
}

/**
 * Throws ParameterError where the library would not take the recording: it has no such entry or content type, or a new entry would lack
 * fields. Throws UNAVAILABLE where it cannot be asked.
 */
export async function checkPublication(
  parameters: JobParameters,
  plan: IngestPlan,
  chapters: readonly Cue[],
): Promise<void> {
  const fault = await publicationFault(
    publicationOf(parameters, factsToBe(parameters.order, plan), chapters),
  );
  if (fault !== null) throw new ParameterError(`The library would not take it: ${fault}`);
}
