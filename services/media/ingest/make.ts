/**
 * Makes a recording from a file: probe, measure, encode, package, texts, pictures. All work happens in a folder beside
 * the recordings, which is moved into place when complete: a process that is killed leaves no partial recording, and
 * a finished encoding is not repeated.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { recordingFiles } from '@/lib/contracts/media/media';
import { recordingFactsSchema, type RecordingFacts } from '@/lib/contracts/media/recording';
import { exists } from '@/lib/platform/missing-file';
import { WORK_FOLDER, type RecordingStore } from '../store/store';
import { FACTS, factsOf } from './change';
import { flushFolder, readJson, writeDurably } from './durable';
import { encodeArguments, THUMBNAILS } from './encode';
import { ENCODED, encodedIn, markEncoded } from './encoded';
import { cancelled, IngestFailure } from './failure';
import type { IngestOrder, IngestPlace } from './order';
import { isOtherEntry, isSameEntry, otherEntryFault } from './owner';
import { packageTracks } from './package';
import { planOf, type IngestPlan } from './plan';
import { makePoster } from './poster';
import { probe, type SourceFacts } from './probe';
import { readChapters, readCuesFile } from './read-cues';
import { keepReplaced, replacedFacts } from './replaced';
import { drawWaveform, gainFor, measureSound } from './sound';
import { makeStoryboard } from './thumbnails';
import { run, type Limits, type RunBounds } from './tools';
import { newRevision, pictureFile } from './track-files';

export interface Made {
  facts: RecordingFacts;
  folder: string;
  /** The facts of the recording that was last published, where this one takes its place. */
  replaced: RecordingFacts | null;
}

/** Limits for a file of this length: generous enough for slow machines, yet they stop a file crafted to run forever. */
function limitsFor(seconds: number, bytes: number): Limits {
  return {
    cpuSeconds: Math.ceil(600 + seconds * 120),
    memoryBytes: 8 * 1024 ** 3,
    outputBytes: Math.ceil(bytes * 1.5 + 64 * 1024 ** 2),
    wallSeconds: Math.ceil(600 + seconds * 120),
  };
}

async function readDigest(order: IngestOrder): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [
    order.source,
    ...order.texts.map(({ file }) => file),
    order.chapters,
    order.description?.file,
  ]) {
    if (file == null) continue;
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  }
  // A different title, path, entry or link does not change the recording itself, so these are left out of the digest.
  const {
    source: _source,
    title: _title,
    isTitled: _isTitled,
    entry: _entry,
    signed: _signed,
    ...said
  } = order;
  return hash.update(JSON.stringify(said)).digest('hex');
}

const digests = new WeakMap<IngestOrder, Promise<string>>();

/** What the recording is made of, as one digest; read once for an order, because a film may have many gigabytes. */
function digestOf(order: IngestOrder): Promise<string> {
  const known = digests.get(order) ?? readDigest(order);
  digests.set(order, known);
  known.catch(() => digests.delete(order));
  return known;
}

async function checkRoom({ root, reserve }: IngestPlace, plan: IngestPlan): Promise<void> {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize - plan.mostBytes < reserve)
    throw new IngestFailure(
      'DISK_FULL',
      `There is not enough room for this recording beside the reserve of ${Math.round(reserve / 1024 ** 2)} MiB`,
    );
}

/** Encodes, unless an earlier run already finished doing so. */
async function encodeOnce(
  order: IngestOrder,
  place: IngestPlace,
  made: { facts: SourceFacts; plan: IngestPlan; work: string; digest: string },
) {
  const { facts, plan, work, digest } = made;
  const before = await encodedIn(work);
  if (before?.digest === digest) return before;
  await rm(work, { recursive: true, force: true });
  await mkdir(path.join(work, THUMBNAILS), { recursive: true });
  const limits = limitsFor(plan.durationSeconds, plan.mostBytes);
  const bounded: RunBounds = { limits, ...(place.signal ? { signal: place.signal } : {}) };
  place.onProgress('measuring the sound', 0);
  const loudness = await measureSound(place.tools, {
    source: order.source,
    facts,
    samples: path.join(work, 'samples.pcm'),
    bounded,
  });
  const revision = newRevision();
  const job = {
    source: order.source,
    facts,
    plan,
    folder: work,
    revision,
    gain: gainFor(loudness),
    preset: order.preset,
    quality: order.quality,
  };
  await run(place.tools.ffmpeg, encodeArguments(job), {
    ...bounded,
    onLine: (line) => {
      const done = /^out_time_us=(\d+)/.exec(line)?.[1];
      if (done !== undefined)
        place.onProgress('encoding', Math.min(1, Number(done) / 1e6 / plan.durationSeconds));
    },
  });
  return markEncoded(work, { digest, revision, loudness });
}

/**
 * Makes the recording and puts it in place, replacing one of the same id. Does not encode again if the recording in place
 * was made from the same file with the same options. Throws IngestFailure, also rather than replace another entry's recording.
 */
export async function makeRecording(order: IngestOrder, place: IngestPlace): Promise<Made> {
  const made = await place.store.change(order.assetId, () => makeInFolder(order, place));
  return { ...made, replaced: await replacedFacts(place.root, order.assetId) };
}

/** Throws IngestFailure if the order would replace the recording of another entry and may not. */
export async function checkOwner(
  order: IngestOrder,
  { store, mayReplace = false }: Pick<IngestPlace, 'store' | 'mayReplace'>,
): Promise<void> {
  if (mayReplace && order.entry !== null) return;
  const taken = otherEntryFault(order, (await factsOf(store, order.assetId))?.entry);
  if (taken !== null) throw new IngestFailure('OTHER_ENTRY', taken);
}

/** Whether the recording in place was made of the same files with the same options, for whatever entry: it is not encoded again. */
export async function isEncodedOf(order: IngestOrder, store: RecordingStore): Promise<boolean> {
  const made = await factsOf(store, order.assetId);
  return made !== null && made.source === (await digestOf(order));
}

/** Whether the recording in place was made of this very order, so that making it again changes nothing. */
export async function isMadeOf(order: IngestOrder, store: RecordingStore): Promise<boolean> {
  const made = await factsOf(store, order.assetId);
  return made !== null && isSameEntry(made.entry, order.entry) && isEncodedOf(order, store);
}

/**
 * Throws IngestFailure as `checkOwner` does, and where a signed version that the order names is not there, nor among the
 * recordings that are made before it.
 */
export async function checkOrder(
  order: IngestOrder,
  place: IngestPlace,
  madeBefore: ReadonlySet<string> = new Set(),
): Promise<void> {
  await checkOwner(order, place);
  for (const { asset } of order.signed)
    if (!madeBefore.has(asset) && (await place.store.file(asset, FACTS)) === null)
      throw new IngestFailure(
        'NOTHING_TO_PLAY',
        `There is no recording ${asset}: ingest the signed version first`,
      );
}

async function makeInFolder(order: IngestOrder, place: IngestPlace): Promise<Omit<Made, 'replaced'>> {
  const folder = path.join(place.root, order.assetId);
  const digest = await digestOf(order);
  const work = path.join(place.root, WORK_FOLDER, order.assetId);
  await finishSwap(work, folder);
  await checkOrder(order, place);
  const before = recordingFactsSchema.safeParse(await readJson(path.join(folder, FACTS)));
  if (before.success && before.data.source === digest) {
    await rm(work, { recursive: true, force: true });
    return { facts: await sayAnew(order, place, before.data, folder), folder };
  }
  const facts = await probe(place.tools, order.source);
  const plan = planOf(facts);
  await checkRoom(place, plan);
  // Texts are read before hours are spent on the picture.
  const texts = await Promise.all(
    order.texts.map(async (text) => ({ ...text, cues: await readCuesFile(text.file) })),
  );
  const chapters = await readChapters(order.chapters);
  const { loudness, revision } = await encodeOnce(order, place, { facts, plan, work, digest });
  place.onProgress('packaging', 0);
  const packaged = await packageTracks({
    order,
    place,
    facts,
    plan,
    work,
    revision,
    texts,
    chapters,
    loudness,
  });
  if (loudness !== null) await drawWaveform(path.join(work, 'samples.pcm'), path.join(work, 'waveform.webp'));
  const hasStoryboard =
    plan.type === 'video' &&
    (await makeStoryboard(path.join(work, THUMBNAILS), work, packaged.durationSeconds));
  const best = plan.renditions.at(-1);
  await makePoster(order.poster, {
    tools: place.tools,
    picture: best ? path.join(work, pictureFile(best, revision)) : null,
    file: path.join(work, recordingFiles.poster),
  });
  const whole = recordingFactsSchema.parse({
    ...packaged,
    // Another entry's film had a title of its own.
    ...saidOf(
      order,
      packaged,
      isOtherEntry(before.data?.entry, order.entry) ? undefined : before.data?.title,
    ),
    hasStoryboard,
    hasWaveform: loudness !== null,
    source: digest,
  });
  await flushFolder(work);
  await writeFile(path.join(work, FACTS), `${JSON.stringify(whole, null, 2)}\n`, { flush: true });
  // Packaging and pictures take minutes in which the job can be cancelled.
  await refuseUnwanted(place);
  if (before.success) await keepReplaced(place.root, before.data);
  await putInPlace(work, folder);
  return { facts: whole, folder };
}

/** Facts taken from the order are written again where they changed; the recording stays as it is. */
async function sayAnew(order: IngestOrder, place: IngestPlace, before: RecordingFacts, folder: string) {
  const facts = { ...before, ...saidOf(order, before, before.title) };
  await refuseUnwanted(place);
  if (isDeepStrictEqual(facts, before)) return facts;
  await keepReplaced(place.root, before);
  await rewriteFacts(facts, folder);
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

const rewriteFacts = (facts: RecordingFacts, folder: string): Promise<void> =>
  writeDurably(path.join(folder, FACTS), `${JSON.stringify(facts, null, 2)}\n`);

/** Deletes the partial work of a recording that will not be made. */
export const removeWork = (root: string, assetId: string): Promise<void> =>
  rm(path.join(root, WORK_FOLDER, assetId), { recursive: true, force: true });

/** Recovers from a process killed during a swap: restores the old recording, or deletes it if the new one is in place. */
async function finishSwap(work: string, folder: string): Promise<void> {
  const old = `${work}.old`;
  if (!(await exists(old))) return;
  if (await exists(folder)) await rm(old, { recursive: true, force: true });
  else await rename(old, folder);
}

/** Deletes intermediate files, then swaps the folders: a reader finds the old recording or the new one. */
async function putInPlace(work: string, folder: string): Promise<void> {
  for (const name of [THUMBNAILS, ENCODED, 'samples.pcm'])
    await rm(path.join(work, name), { recursive: true, force: true });
  const old = `${work}.old`;
  await rm(old, { recursive: true, force: true });
  if (await exists(folder)) await rename(folder, old);
  await rename(work, folder);
  await rm(old, { recursive: true, force: true });
}
