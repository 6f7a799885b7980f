/**
 * The single run of the encoder: every picture size, the sound and the thumbnails, from one pass over the file.
 * Key frames are forced at the same seconds in each size, so that segments align (RFC 8216 §6.2.4).
 */
import path from 'node:path';
import { CLOCK, soundArguments } from './sound-graph';
import type { IngestPlan } from '../order/plan';
import { SEGMENT_SECONDS, SOUND_BITS } from '../order/plan';
import { inputArguments, type SourceFacts, type SourceSound } from '../source/probe';
import { QUIETLY } from '../source/tools';
import { pictureFile, soundFile } from '../package/track-files';

/** Seconds from one thumbnail to the next. */
export const THUMBNAIL_SECONDS = 5;
const THUMBNAIL_HEIGHT = 136;

export interface EncodeJob {
  source: string;
  facts: SourceFacts;
  plan: IngestPlan;
  /** Existing folder for tracks and thumbnails. */
  folder: string;
  revision: string;
  /** Gain in decibels that brings the sound to the target loudness; null if none was measured. */
  gain: number | null;
  /** x264 preset: the trade-off between encoding time and compression. */
  preset: string;
  /** Constant rate factor. */
  quality: number;
}

export const THUMBNAILS = 'thumbnails';

/** CMAF: one fragment per key frame, times that begin at zero, no edit list. */
const FRAGMENTS = ['-movflags', '+cmaf', '-f', 'mp4'];

function pictureGraph({ facts, plan }: EncodeJob): string {
  const { renditions, frameRate } = plan;
  const names = [...renditions.map((_, index) => `p${index}`), 'thumbs'];
  const sizes = renditions.map(
    ({ width, height }, index) => `[p${index}]scale=${width}:${height}:flags=bicubic,setsar=1[v${index}]`,
  );
  const thumbs = `[thumbs]fps=1/${THUMBNAIL_SECONDS}:round=up:start_time=0,scale=-2:${THUMBNAIL_HEIGHT},setsar=1[t]`;
  // One picture of each two fields, as the frame rate says; frames that are whole pass as they are.
  const deinterlaced = facts.video?.isInterlaced ? 'bwdif=mode=send_frame:deint=interlaced,' : '';
  const whole = `[0:${facts.video?.index ?? 0}]${deinterlaced}fps=${frameRate ?? 25},format=yuv420p`;
  return [
    `${whole},split=${names.length}${names.map((name) => `[${name}]`).join('')}`,
    ...sizes,
    thumbs,
  ].join(';');
}

const pictureOutput = ({ plan, folder, revision, preset, quality }: EncodeJob) =>
  plan.renditions.flatMap((rendition, index) => [
    '-map', `[v${index}]`, '-c:v', 'libx264', '-preset', preset, '-crf', String(quality), '-profile:v', 'high',
    '-maxrate', String(rendition.ceiling), '-bufsize', String(rendition.ceiling * 2),
    '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0', '-g', '100000',
    '-x264-params', 'open-gop=0', ...FRAGMENTS, path.join(folder, pictureFile(rendition, revision)),
  ]); // prettier-ignore

/** The gain can lift peaks into clipping, so a limiter holds them at −1 dBFS. */
function soundFilter(gain: number | null): string {
  const even = `${CLOCK},aformat=channel_layouts=stereo`;
  return gain === null ? even : `${even},volume=${gain.toFixed(2)}dB,alimiter=limit=0.891:level=false`;
}

/** Arguments of a sound track from this sound of input 0. */
export const soundOutput = (sound: SourceSound, gain: number | null, file: string) => [
  ...soundArguments(sound, soundFilter(gain), 'heard'), '-c:a', 'aac', '-b:a', String(SOUND_BITS),
  ...FRAGMENTS, '-frag_duration', String(SEGMENT_SECONDS * 1_000_000), file,
]; // prettier-ignore

/** Arguments for ffmpeg, which writes its progress to standard output. */
export function encodeArguments(job: EncodeJob): string[] {
  const { facts, source, plan, folder, revision, gain } = job;
  const common = [...QUIETLY, '-progress', 'pipe:1', '-fflags', '+bitexact', '-max_error_rate', '0.1'];
  const picture = facts.video
    ? [
        '-filter_complex',
        pictureGraph(job),
        ...pictureOutput(job),
        '-map',
        '[t]',
        '-q:v',
        '4',
        '-f',
        'image2',
        path.join(folder, THUMBNAILS, '%05d.jpg'),
      ]
    : [];
  const heard = path.join(folder, soundFile('main', revision));
  const sound = plan.hasSound && facts.audio ? soundOutput(facts.audio, gain, heard) : [];
  const clean = ['-map_metadata', '-1', '-map_chapters', '-1'];
  return [...common, ...inputArguments(facts.demuxer, source), ...clean, ...picture, ...sound];
}
