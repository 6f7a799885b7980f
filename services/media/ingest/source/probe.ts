/** Facts of a supplied file, read by ffprobe with the demuxer that matches its first bytes. */
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { demuxerOf, HEAD_BYTES } from './demuxer';
import { even } from '../encode/even';
import { IngestFailure } from '../failure';
import { isOfFile, run, type Limits, type Tools } from './tools';

export interface SourceFacts {
  demuxer: string;
  durationSeconds: number;
  /** The picture as displayed: rotated, with square pixels. */
  video: {
    index: number;
    width: number;
    height: number;
    frameRate: number;
    codec: string;
    isInterlaced: boolean;
  } | null;
  /** The first sound, of which the recording is made; left and right that lie apart are one. */
  audio: SourceSound | null;
  /** The sounds after it, which are not used. */
  furtherSounds: readonly SourceSound[];
}

export interface SourceSound {
  index: number;
  /** Stream of the right channel where this is the left one alone. */
  right?: number;
  channels: number;
  language: string | null;
}

const LIMITS: Limits = {
  cpuSeconds: 60,
  memoryBytes: 4 * 1024 ** 3,
  outputBytes: 1024 ** 2,
  wallSeconds: 120,
};

const ratio = z.string().transform((text) => {
  const [over, under] = text.split(/[/:]/).map(Number);
  return over && under ? over / under : 0;
});
const streamSchema = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: ratio.optional(),
  field_order: z.string().optional(),
  avg_frame_rate: ratio.optional(),
  r_frame_rate: ratio.optional(),
  channels: z.number().optional(),
  duration: z.coerce.number().optional(),
  disposition: z.record(z.string(), z.number()).optional(),
  tags: z.object({ language: z.string().optional(), handler_name: z.string().optional() }).optional(),
  side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).optional(),
});
type Stream = z.infer<typeof streamSchema>;
const answerSchema = z.object({
  streams: z.array(streamSchema),
  format: z.object({ duration: z.coerce.number().optional() }),
});

/** Rates of cameras, silent film (16, 18), animation and screen captures. A variable rate becomes the next not below its mean. */
const FRAME_RATES = [
  10,
  12,
  12.5,
  15,
  16,
  18,
  20,
  24_000 / 1001,
  24,
  25,
  30_000 / 1001,
  30,
  48,
  50,
  60_000 / 1001,
  60,
];
const SLACK = 0.01;

const frameRateOf = ({ avg_frame_rate: mean = 0, r_frame_rate: base = 0 }: Stream) => {
  const wanted = mean > 0 ? mean : base;
  return FRAME_RATES.find((rate) => rate >= wanted - SLACK) ?? 60;
};

const rotationOf = ({ side_data_list: data = [] }: Stream) =>
  data.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;

/** ffprobe's names of the four orders of fields; it also knows `progressive` and `unknown`. */
const INTERLACED: ReadonlySet<string> = new Set(['tt', 'bb', 'tb', 'bt']);

function pictureOf(stream: Stream): SourceFacts['video'] {
  const {
    index,
    width = 0,
    height = 0,
    sample_aspect_ratio: aspect = 1,
    codec_name: codec = 'unknown',
  } = stream;
  if (width < 2 || height < 2) return null;
  const [across, down] = [even(width * (aspect > 0 ? aspect : 1)), even(height)];
  const isTurned = Math.abs(rotationOf(stream)) % 180 === 90;
  const size = isTurned ? { width: down, height: across } : { width: across, height: down };
  const isInterlaced = INTERLACED.has(stream.field_order ?? '');
  return { index, ...size, frameRate: frameRateOf(stream), codec, isInterlaced };
}

const soundOf = ({ index, channels = 2, tags }: Stream): SourceSound => ({
  index,
  channels,
  language: tags?.language ?? null,
});

/** Two streams of one sound end together but for some samples. */
const SAME_END_SECONDS = 0.1;
/** What a file says of a sound that is another than the main one. */
const APART = ['comment', 'visual_impaired', 'hearing_impaired', 'dub'];

/**
 * Whether two sounds can be left and right, as EBU R 123 has the first two tracks of a stereo programme: mono, of one language,
 * name and length, and neither a commentary or the like.
 */
function areLeftAndRight(...pair: readonly [Stream, Stream]): boolean {
  const [left, right] = pair;
  const isSame = (of: (stream: Stream) => unknown) => of(left) === of(right);
  return (
    pair.every(({ channels, duration = 0 }) => channels === 1 && duration > 0) &&
    pair.every(({ disposition = {} }) => APART.every((name) => disposition[name] !== 1)) &&
    isSame(({ tags }) => tags?.language ?? 'und') &&
    isSame(({ tags }) => tags?.handler_name) &&
    Math.abs((left.duration ?? 0) - (right.duration ?? 0)) <= SAME_END_SECONDS
  );
}

function soundsOf(streams: readonly Stream[]): Pick<SourceFacts, 'audio' | 'furtherSounds'> {
  const [first, second, ...others] = streams;
  if (first && second && others.length === 0 && areLeftAndRight(first, second))
    return { audio: { ...soundOf(first), channels: 2, right: second.index }, furtherSounds: [] };
  const [audio = null, ...furtherSounds] = streams.map(soundOf);
  return { audio, furtherSounds };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Arguments that open `file` with one demuxer and nothing else; shared with the encoder. */
export const inputArguments = (demuxer: string, file: string) => [
  '-protocol_whitelist',
  'file',
  '-f',
  demuxer,
  '-i',
  `file:${file}`,
];

/**
 * The longest side of a picture, in shorter ones: the largest picture of H.264 that encoders take (16,384 pixels), at the largest size
 * that is made of it (2,160).
 */
const LONGEST_SIDE = 7.5;

/** Throws NOTHING_TO_PLAY for a strip, of which neither sizes nor a poster can be made. */
function refuseStrip({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) <= LONGEST_SIDE * Math.min(width, height)) return;
  throw new IngestFailure(
    'NOTHING_TO_PLAY',
    `The picture is ${width} pixels wide and ${height} high, which no screen can show: export it again in another shape`,
  );
}

/** Reads a file's facts. Throws IngestFailure: UNKNOWN_FORMAT, UNREADABLE or NOTHING_TO_PLAY. */
export async function probe(tools: Tools, file: string): Promise<SourceFacts> {
  const head = await headOf(file);
  if (head.length === 0) throw new IngestFailure('UNREADABLE', 'The file is empty: it has 0 bytes');
  const demuxer = demuxerOf(head);
  if (demuxer === null)
    throw new IngestFailure(
      'UNKNOWN_FORMAT',
      'This is no sound or film that can be read (MP4, MOV, MKV, WAV, FLAC, MP3 …)',
    );
  const shown = ['-show_streams', '-show_format', '-of', 'json'];
  const json = await run(tools.ffprobe, ['-v', 'error', ...shown, ...inputArguments(demuxer, file)], {
    limits: LIMITS,
  }).catch((error: unknown) => {
    if (!isOfFile(error)) throw error;
    throw new IngestFailure(
      'UNREADABLE',
      'The file is damaged, or was cut off: it cannot be read. See whether it plays, then upload it again',
      { cause: error.cause },
    );
  });
  const { streams, format } = answerSchema.parse(JSON.parse(json));
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  const { audio, furtherSounds } = soundsOf(streams.filter(({ codec_type }) => codec_type === 'audio'));
  const video = picture ? pictureOf(picture) : null;
  if (video) refuseStrip(video);
  const durationSeconds = format.duration ?? Math.max(0, ...streams.map(({ duration = 0 }) => duration));
  if ((!video && !audio) || durationSeconds <= 0)
    throw new IngestFailure('NOTHING_TO_PLAY', 'The file holds neither picture nor sound of any length');
  return { demuxer, durationSeconds, video, audio, furtherSounds };
}
