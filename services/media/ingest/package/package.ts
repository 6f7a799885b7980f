/** Writes what players read, from the encoded tracks: HLS playlists, DASH manifest, texts, chapters. */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordingFiles } from '@/lib/contracts/media/media';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import type { RecordingTrack } from '@/lib/contracts/media/tracks';
import { webVtt, type Cue } from '@/lib/domain/playback/timed-text';
import { segmentedVtt, TEXT_SECONDS } from '../text/cues';
import { dashManifest } from './dash';
import { soundOutput } from '../encode/encode';
import { endOf, readTrack } from './fragments';
import {
  keyFramePlaylist,
  keyFramesOf,
  mediaPlaylist,
  multivariantPlaylist,
  playlistOf,
  textPlaylist,
  variantOf,
  type Package,
  type SoundPlaylist,
} from './hls';
import { distinctLabels } from './labels';
import { languageName } from '@/lib/domain/text/language-name';
import type { IngestOrder, IngestPlace, TextFile } from '../order/order';
import type { IngestPlan } from '../order/plan';
import { inputArguments, probe } from '../source/probe';
import { gainFor, measureSound } from '../encode/sound';
import { QUIETLY, run, type RunBounds } from '../source/tools';
import { pictureFile, soundFile } from './track-files';

export interface Packaging {
  order: IngestOrder;
  place: IngestPlace;
  plan: IngestPlan;
  work: string;
  revision: string;
  texts: readonly (TextFile & { cues: readonly Cue[] })[];
  chapters: readonly Cue[];
  loudness: number | null;
}

/** A second sound takes a tenth of the work of a picture, so it has its own limits. */
const SOUND_LIMITS = {
  cpuSeconds: 7_200,
  memoryBytes: 4 * 1024 ** 3,
  outputBytes: 2 * 1024 ** 3,
  wallSeconds: 7_200,
};

async function describedSound({ order, place, work, revision }: Packaging): Promise<SoundPlaylist[]> {
  const { description } = order;
  if (!description) return [];
  const facts = await probe(place.tools, description.file);
  if (!facts.audio) return [];
  const name = soundFile('description', revision);
  const file = path.join(work, name);
  const input = [...QUIETLY, ...inputArguments(facts.demuxer, description.file), '-map_metadata', '-1'];
  const bounded: RunBounds = { limits: SOUND_LIMITS, ...(place.signal ? { signal: place.signal } : {}) };
  // Brought to the loudness of the main sound: who changes to it does not reach for the volume.
  const loudness = await measureSound(place.tools, {
    source: description.file,
    facts,
    samples: null,
    bounded,
  });
  const output = soundOutput(facts.audio, gainFor(loudness), file);
  await run(place.tools.ffmpeg, [...input, ...output], bounded);
  const { language, label } = description;
  return [{ role: 'description', language, label, file: name, track: await readTrack(file) }];
}

async function writePlaylists(work: string, { pictures, sounds }: Package): Promise<void> {
  for (const { file, track } of [...pictures, ...sounds])
    await writeFile(path.join(work, playlistOf(file)), mediaPlaylist(file, track));
  for (const { file, track } of pictures)
    await writeFile(path.join(work, keyFramesOf(file)), keyFramePlaylist(file, track));
}

/** Writes one text: whole for DASH and the transcript, in one-minute segments for HLS. Returns its track. */
async function writeText(
  work: string,
  { kind, language, label, cues }: Packaging['texts'][number],
  duration: number,
): Promise<RecordingTrack> {
  const name = `${kind}.${language}`;
  const files = segmentedVtt(cues, duration);
  await mkdir(path.join(work, name), { recursive: true });
  await Promise.all(files.map((text, index) => writeFile(path.join(work, name, `${index}.vtt`), text)));
  const playlist = textPlaylist(
    files.map((_, index) => `${name}/${index}.vtt`),
    TEXT_SECONDS,
    duration,
  );
  await writeFile(path.join(work, `${name}.m3u8`), playlist);
  await writeFile(path.join(work, `${name}.vtt`), webVtt(cues));
  return { kind, language, label, file: `${name}.vtt` };
}

async function picturesOf({ plan, work, revision }: Packaging): Promise<Package['pictures']> {
  return Promise.all(
    plan.renditions.map(async (rendition) => {
      const file = pictureFile(rendition, revision);
      const { width, height } = rendition;
      return {
        width,
        height,
        frameRate: plan.frameRate ?? 25,
        file,
        track: await readTrack(path.join(work, file)),
      };
    }),
  );
}

async function soundsOf(packaging: Packaging): Promise<SoundPlaylist[]> {
  const { work, order, revision } = packaging;
  const name = soundFile('main', revision);
  const file = path.join(work, name);
  if (!(await stat(file).catch(() => null))) return [];
  const { language } = order;
  const main = {
    role: 'main' as const,
    language,
    label: languageName(language),
    file: name,
    track: await readTrack(file),
  };
  return distinctLabels([main, ...(await describedSound(packaging))]);
}

type Packaged = Omit<RecordingFacts, 'hasStoryboard' | 'hasWaveform' | 'source'>;

type Texts = Pick<Packaging, 'texts' | 'chapters'> & { language: string };

/** Writes every text, including chapters, and returns their tracks. */
export async function writeTexts(
  work: string,
  { texts, chapters, language }: Texts,
  durationSeconds: number,
): Promise<RecordingTrack[]> {
  const tracks: RecordingTrack[] = [];
  for (const text of distinctLabels(texts)) tracks.push(await writeText(work, text, durationSeconds));
  if (chapters.length === 0) return tracks;
  await writeFile(path.join(work, recordingFiles.chapters), webVtt(chapters));
  return [
    ...tracks,
    { kind: 'chapters', language, label: languageName(language), file: recordingFiles.chapters },
  ];
}

/** Writes the multivariant playlist and the DASH manifest for these tracks. */
export async function writeManifests(
  work: string,
  { pictures, sounds, tracks }: Omit<Package, 'texts'> & { tracks: readonly RecordingTrack[] },
  durationSeconds: number,
): Promise<void> {
  const texts = tracks.flatMap(({ kind, ...text }) =>
    kind === 'chapters' || kind === 'sign' ? [] : [{ kind, ...text }],
  );
  const whole: Package = { pictures, sounds: distinctLabels(sounds), texts };
  await writeFile(path.join(work, recordingFiles.hls), multivariantPlaylist(whole));
  await writeFile(path.join(work, recordingFiles.dash), dashManifest(whole, durationSeconds));
}

/** Writes every playlist, manifest and text of the recording, and returns its new facts. */
export async function packageTracks(packaging: Packaging): Promise<Packaged> {
  const { work, order, plan, loudness } = packaging;
  const pictures = await picturesOf(packaging);
  const sounds = await soundsOf(packaging);
  const lasting = [...pictures, ...sounds].map(({ track }) => endOf(track));
  const durationSeconds = Math.max(...lasting);
  const tracks = await writeTexts(work, { ...packaging, language: order.language }, durationSeconds);
  await writePlaylists(work, { pictures, sounds, texts: [] });
  await writeManifests(work, { pictures, sounds, tracks }, durationSeconds);
  const renditions = pictures.map((picture) => {
    const { width, height } = picture;
    return { width, height, ...variantOf(picture, sounds) };
  });
  return {
    version: 1,
    assetId: order.assetId,
    type: plan.type,
    durationSeconds,
    frameRate: plan.frameRate,
    renditions,
    sounds: sounds.map(({ role, language, label }) => ({ role, language, label })),
    tracks,
    loudness,
  };
}
