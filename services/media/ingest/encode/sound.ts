/** Loudness (EBU R 128) and waveform of a sound, from one quick pass over it. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { soundArguments } from './sound-graph';
import { inputArguments, type SourceFacts } from '../source/probe';
import { QUIETLY, run, type RunBounds, type Tools } from '../source/tools';

/** Programme loudness that EBU R 128 recommends, LUFS. */
const TARGET_LUFS = -23;
/** Maximum gain or attenuation, decibels, so that a whisper is not amplified into noise or a concert flattened. */
const MOST_GAIN = 15;
/** A recording below this is silence, and is left as it is. */
const SILENCE_LUFS = -60;

/** File of the samples, in the folder where a recording is made. */
export const SAMPLES = 'samples.pcm';
/** Samples per second read for the waveform; its picture has far fewer columns. */
const SHAPE_RATE = 2_000;
const COLUMNS = 600;
const SHAPE_HEIGHT = 80;

/**
 * Integrated loudness in LUFS, or null for silence or no sound. Also writes the samples (mono, 16 bits) to `samples`, unless that
 * is null, for `drawWaveform`.
 */
export async function measureSound(
  tools: Tools,
  {
    source,
    facts,
    samples,
    bounded,
  }: { source: string; facts: SourceFacts; samples: string | null; bounded: RunBounds },
): Promise<number | null> {
  if (!facts.audio) return null;
  let loudness: number | null = null;
  const meter = 'ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.I:file=-';
  const shape =
    samples === null
      ? []
      : [
          ...soundArguments(facts.audio, 'anull', 'shape'),
          '-ac',
          '1',
          '-ar',
          String(SHAPE_RATE),
          '-f',
          's16le',
          samples,
        ];
  await run(
    tools.ffmpeg,
    [
      ...QUIETLY,
      ...inputArguments(facts.demuxer, source),
      ...soundArguments(facts.audio, meter, 'metered'),
      '-f',
      'null',
      '-',
      ...shape,
    ],
    {
      ...bounded,
      onLine: (line) => {
        const value = /^lavfi\.r128\.I=(.+)$/.exec(line)?.[1];
        if (value !== undefined) loudness = Number(value);
      },
    },
  );
  return loudness !== null && Number.isFinite(loudness) && loudness > SILENCE_LUFS ? loudness : null;
}

/** Decibels that bring a loudness to the target; null leaves the sound as it is. */
export const gainFor = (loudness: number | null): number | null =>
  loudness === null ? null : Math.max(-MOST_GAIN, Math.min(MOST_GAIN, TARGET_LUFS - loudness));

/** The highest sample of each column, 0 to 1. */
async function peaksOf(samples: string): Promise<number[]> {
  const file = await open(samples, 'r');
  try {
    const count = Math.floor((await file.stat()).size / 2);
    const each = Math.max(1, Math.ceil(count / COLUMNS));
    const block = Buffer.alloc(each * 2);
    const peaks: number[] = [];
    for (let at = 0; at < count; at += each) {
      const { bytesRead } = await file.read(block, 0, block.length, at * 2);
      const part = new Int16Array(block.buffer, block.byteOffset, Math.floor(bytesRead / 2));
      peaks.push(part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768);
    }
    return peaks;
  } finally {
    await file.close();
  }
}

/** Draws the samples as bars in a transparent WebP, shown behind the timeline of a sound. */
export async function drawWaveform(samples: string, file: string): Promise<void> {
  const peaks = await peaksOf(samples);
  const loudest = Math.max(0.05, ...peaks);
  const bars = peaks.map((peak, column) => {
    const height = Math.max(2, (peak / loudest) * SHAPE_HEIGHT);
    return `<rect x="${column * 2}" y="${((SHAPE_HEIGHT - height) / 2).toFixed(1)}" width="1.4" height="${height.toFixed(1)}"/>`;
  });
  const size = `width="${COLUMNS * 2}" height="${SHAPE_HEIGHT}"`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="#8a8377">${bars.join('')}</svg>`;
  await sharp(Buffer.from(picture)).webp({ quality: 70, alphaQuality: 70 }).toFile(file);
}
