/**
 * Makes a recording from a file: probe, measure, encode, package, texts, pictures. All work happens in a folder beside
 * the recordings, which is moved into place when complete: a process that is killed leaves no partial recording, and
 * a finished encoding is not repeated.
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { recordingFiles } from '@/lib/contracts/media/media';
import { recordingFactsSchema, type RecordingFacts } from '@/lib/contracts/media/recording';
import { WORK_FOLDER } from '../store/store';
import { FACTS } from './change';
import { checkOrder } from './check-order';
import { syncAll } from '@/lib/platform/files/sync-files';
import { readJson, writeDurably } from './durable';
import { THUMBNAILS } from './encode/encode';
import { encodeOnce } from './encode/encode-once';
import { ENCODED } from './encode/encoded';
import { makePoster } from './encode/poster';
import { drawWaveform, SAMPLES } from './encode/sound';
import { makeStoryboard } from './encode/thumbnails';
import { cancelled } from './failure';
import { digestOf } from './order/digest';
import type { IngestOrder, IngestPlace } from './order/order';
import { isOtherEntry } from './order/owner';
import { planOf } from './order/plan';
import { packageTracks } from './package/package';
import { pictureFile } from './package/track-files';
import { keepReplaced, replacedFacts } from './replaced';
import { probe } from './source/probe';
import { finishSwap, swapIn, takeBack } from './swap';
import { readChapters, readCuesFile } from './text/read-cues';

export interface Made {
  facts: RecordingFacts;
  folder: string;
  /** The facts of the recording that was last published, where this one takes its place. */
  replaced: RecordingFacts | null;
}

/**
 * Makes the recording and puts it in place, replacing one of the same id. Does not encode again if the recording in place
 * was made from the same file with the same options. Throws IngestFailure, also rather than replace another entry's recording.
 */
export async function makeRecording(order: IngestOrder, place: IngestPlace): Promise<Made> {
  const { root, store } = place;
  const run: { last: InPlace | null } = { last: null };
  const work = async () => (run.last = await makeInFolder(order, place));
  const rescue = async () => {
    if (run.last?.isNew) await takeBack(run.last.folder, workFolder(root, order.assetId));
  };
  const { facts, folder } = await store.change(order.assetId, work, rescue);
  return { facts, folder, replaced: await replacedFacts(root, order.assetId) };
}

/** Work of an order: the folder in which its files are made, and what it is made of. */
interface Work {
  folder: string;
  digest: string;
}

interface InPlace extends Omit<Made, 'replaced'> {
  /** Made by this run, not found as it is. */
  isNew: boolean;
}

async function makeInFolder(order: IngestOrder, place: IngestPlace): Promise<InPlace> {
  const folder = path.join(place.root, order.assetId);
  const work = { folder: workFolder(place.root, order.assetId), digest: await digestOf(order) };
  await finishSwap(work.folder, folder);
  await checkOrder(order, place);
  const { data: before } = recordingFactsSchema.safeParse(await readJson(path.join(folder, FACTS)));
  if (before?.source === work.digest) {
    await removeWork(place.root, order.assetId);
    return { facts: await sayAnew(order, place, before, folder), folder, isNew: false };
  }
  const made = (await madeBefore(work)) ?? (await makeFiles(order, place, work));
  // Another entry's film had a title of its own.
  const title = isOtherEntry(before?.entry, order.entry) ? undefined : before?.title;
  const facts = recordingFactsSchema.parse({ ...made, ...saidOf(order, made, title) });
  await syncAll(work.folder);
  await writeFile(path.join(work.folder, FACTS), textOf(facts), { flush: true });
  // Packaging and pictures take minutes in which the job can be cancelled.
  await refuseUnwanted(place);
  if (before) await keepReplaced(place.root, before);
  for (const name of [THUMBNAILS, ENCODED, SAMPLES])
    await rm(path.join(work.folder, name), { recursive: true, force: true });
  await swapIn(work.folder, folder);
  return { facts, folder, isNew: true };
}

/** Facts of a recording that an earlier run has made whole and could not serve; null where there is none of this digest. */
async function madeBefore({ folder, digest }: Work) {
  const { data } = recordingFactsSchema.safeParse(await readJson(path.join(folder, FACTS)));
  if (data?.source !== digest) return null;
  const { title: _title, entry: _entry, ...made } = data;
  return made;
}

/** Makes every file of the recording, and returns their facts. */
async function makeFiles(order: IngestOrder, place: IngestPlace, { folder: work, digest }: Work) {
  const facts = await probe(place.tools, order.source);
  const plan = planOf(facts);
  // Texts are read before hours are spent on the picture.
  const texts = await Promise.all(
    order.texts.map(async (text) => ({ ...text, cues: await readCuesFile(text.file) })),
  );
  const chapters = await readChapters(order.chapters);
  const { loudness, revision } = await encodeOnce(order, place, { facts, plan, work, digest });
  place.onProgress('packaging', 0);
  const input = { order, place, plan, work, revision, texts, chapters, loudness };
  const packaged = await packageTracks(input);
  if (loudness !== null) await drawWaveform(path.join(work, SAMPLES), path.join(work, 'waveform.webp'));
  const hasStoryboard =
    plan.type === 'video' &&
    (await makeStoryboard(path.join(work, THUMBNAILS), work, packaged.durationSeconds));
  const best = plan.renditions.at(-1);
  await makePoster(order.poster, {
    tools: place.tools,
    picture: best ? path.join(work, pictureFile(best, revision)) : null,
    file: path.join(work, recordingFiles.poster),
  });
  return { ...packaged, hasStoryboard, hasWaveform: loudness !== null, source: digest };
}

/** Facts taken from the order are written again where they changed; the recording stays as it is. */
async function sayAnew(order: IngestOrder, place: IngestPlace, before: RecordingFacts, folder: string) {
  const facts = { ...before, ...saidOf(order, before, before.title) };
  await refuseUnwanted(place);
  if (isDeepStrictEqual(facts, before)) return facts;
  await keepReplaced(place.root, before);
  await writeDurably(path.join(folder, FACTS), textOf(facts));
  return facts;
}

/** Throws CANCELLED if the job was cancelled. */
async function refuseUnwanted({ signal, isWanted }: IngestPlace): Promise<void> {
  if (signal?.aborted || !((await isWanted?.()) ?? true)) throw cancelled();
}

/** A recording's title, entry and linked versions: facts taken from the order, which can change without a new encoding. */
function saidOf(
  { title, isTitled = true, entry, signed }: IngestOrder,
  { tracks }: Pick<RecordingFacts, 'tracks'>,
  before: string | undefined,
) {
  const links = signed.map(({ asset, ...text }) => ({ kind: 'sign' as const, ...text, file: asset }));
  return {
    title: isTitled ? title : (before ?? title),
    ...(entry ? { entry } : {}),
    tracks: [...tracks.filter(({ kind }) => kind !== 'sign'), ...links],
  };
}

const textOf = (facts: RecordingFacts): string => `${JSON.stringify(facts, null, 2)}\n`;

const workFolder = (root: string, assetId: string) => path.join(root, WORK_FOLDER, assetId);

/** Deletes the partial work of a recording that will not be made. */
export const removeWork = (root: string, assetId: string): Promise<void> =>
  rm(workFolder(root, assetId), { recursive: true, force: true });
