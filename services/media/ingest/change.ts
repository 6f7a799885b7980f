/** Reads a recording's facts and texts, and changes its texts. Its folder is complete before and after. */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordingFiles } from '@/lib/contracts/media/media';
import type { EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { recordingFactsSchema, type RecordingFacts } from '@/lib/contracts/media/recording';
import { UNDETERMINED } from '@/lib/domain/text/language-name';
import { inParallel } from '../store/in-parallel';
import { storedText, WORK_FOLDER, type RecordingStore } from '../store/store';
import { readCues, safeCues } from './text/cues';
import { jsonIn } from './durable';
import { IngestFailure } from './failure';
import { writeManifests, writeTexts } from './package/package';
import { pictureTrack, soundTrack } from './package/read-playlist';
import { revisionIn } from './package/track-files';

export const FACTS = 'facts.json';

function factsIn(text: string | null): RecordingFacts | null {
  const facts = recordingFactsSchema.safeParse(jsonIn(text ?? ''));
  return facts.success ? facts.data : null;
}

/** The recording's facts; null if there is no such recording, ingest did not make it, or they are damaged: it can be made again. */
export const factsOf = async (store: RecordingStore, assetId: string): Promise<RecordingFacts | null> =>
  factsIn(await storedText(store, assetId, FACTS));

/**
 * The entry that a recording belongs to; undefined for none. Throws IngestFailure DAMAGED_FACTS where that cannot be told: another
 * entry's film would take its place unnoticed.
 */
export async function ownerOf(store: RecordingStore, assetId: string): Promise<RecordingFacts['entry']> {
  const text = await storedText(store, assetId, FACTS);
  const facts = factsIn(text);
  if (text !== null && facts === null)
    throw new IngestFailure(
      'DAMAGED_FACTS',
      `${assetId}/${FACTS} is damaged, and nothing else says whose recording it is: make it again with npm run ingest -- FILE --entry TYPE/SLUG --replace, or, if it is no entry’s, delete that recording from where recordings lie first`,
    );
  return facts?.entry;
}

/** Every recording that ingest made. One whose facts are damaged is left out, and `onDamaged` is called with its asset id. */
export async function allFacts(
  store: RecordingStore,
  onDamaged: (assetId: string) => void = () => undefined,
): Promise<RecordingFacts[]> {
  const found = new Map<string, RecordingFacts>();
  const ids = (await store.ids()).sort();
  // Some at a time: a process may have a thousand files open, or requests to a bucket under way, and a library has more recordings.
  await inParallel(ids, async (assetId) => {
    const text = await storedText(store, assetId, FACTS);
    const one = factsIn(text);
    if (one !== null) found.set(assetId, one);
    else if (text !== null) onDamaged(assetId);
  });
  return ids.flatMap((assetId) => found.get(assetId) ?? []);
}

/** A recording's texts and chapters, as cues. */
export async function textsOf(
  store: RecordingStore,
  { assetId, tracks }: RecordingFacts,
): Promise<EditedTexts> {
  const cues = async (file: string) => readCues((await storedText(store, assetId, file)) ?? '');
  const texts: EditedTexts['texts'] = [];
  let chapters: EditedTexts['chapters'] = [];
  for (const { kind, language, label, file } of tracks) {
    if (kind === 'chapters') chapters = await cues(file);
    else if (kind !== 'sign') texts.push({ kind, language, label, cues: await cues(file) });
  }
  return { texts, chapters };
}

async function mediaOf(folder: string, { renditions, sounds, frameRate }: RecordingFacts) {
  const revision = await revisionIn(folder);
  const pictures = await Promise.all(
    renditions.map(async (rendition) => {
      const { width, height } = rendition;
      return {
        width,
        height,
        frameRate: frameRate ?? 25,
        ...(await pictureTrack(folder, rendition, revision)),
      };
    }),
  );
  const heard = await Promise.all(
    sounds.map(async (sound) => ({ ...sound, ...(await soundTrack(folder, sound.role, revision)) })),
  );
  return { pictures, sounds: heard };
}

/** Moves files over the recording's own: texts first, then the manifests that refer to them, so that no reference is dangling. */
async function moveInto(made: string, folder: string): Promise<void> {
  const files = (await readdir(made, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const last = [recordingFiles.hls, recordingFiles.dash, FACTS];
  const names = files.map(({ parentPath, name }) => path.relative(made, path.join(parentPath, name)));
  names.sort((one, other) => last.indexOf(one) - last.indexOf(other));
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await rename(path.join(made, name), path.join(folder, name));
  }
}

/** Replaces all the recording's texts, in HLS, DASH and its facts. Markup that is not WebVTT is escaped to plain text. */
export async function changeTexts(
  root: string,
  facts: RecordingFacts,
  { texts, chapters }: EditedTexts,
): Promise<RecordingFacts> {
  const folder = path.join(root, facts.assetId);
  const made = path.join(root, WORK_FOLDER, `texts-${facts.assetId}`);
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { recursive: true });
  const spoken = facts.sounds.find(({ role }) => role === 'main')?.language;
  const language = spoken ?? texts[0]?.language ?? UNDETERMINED;
  const safe = texts.map((text) => ({ ...text, file: '', cues: safeCues(text.cues) }));
  const { durationSeconds } = facts;
  const tracks = await writeTexts(
    made,
    { texts: safe, chapters: safeCues(chapters), language },
    durationSeconds,
  );
  const signs = facts.tracks.filter(({ kind }) => kind === 'sign');
  await writeManifests(made, { ...(await mediaOf(folder, facts)), tracks }, durationSeconds);
  const changed: RecordingFacts = { ...facts, tracks: [...tracks, ...signs] };
  await writeFile(path.join(made, FACTS), `${JSON.stringify(changed, null, 2)}\n`, { flush: true });
  await moveInto(made, folder);
  await rm(made, { recursive: true, force: true });
  const stays = new Set(tracks.map(({ file }) => file));
  for (const { file } of facts.tracks.filter((track) => track.kind !== 'sign' && !stays.has(track.file)))
    for (const gone of [file, file.replace(/\.vtt$/, ''), file.replace(/\.vtt$/, '.m3u8')])
      await rm(path.join(folder, gone), { recursive: true, force: true });
  return changed;
}
