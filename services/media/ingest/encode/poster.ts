/** The poster of a recording: one of its frames, a supplied picture or, for sound, a plain background. */
import { readFile, rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { exists } from '@/lib/platform/files/missing-file';
import { IngestFailure } from '../failure';
import { endOf, readTrack } from '../package/fragments';
import type { PosterChoice } from '../order/order';
import { inputArguments } from '../source/probe';
import { QUIETLY, run, type Limits, type Tools } from '../source/tools';

const WIDTH = 1280;
const GROUND = '#2b2320';
const LIMITS: Limits = {
  cpuSeconds: 300,
  memoryBytes: 4 * 1024 ** 3,
  outputBytes: 64 * 1024 ** 2,
  wallSeconds: 300,
};

interface PosterJob {
  tools: Tools;
  /** The best encoded picture track; null for sound. Our own track is intact even where the supplied file is damaged. */
  picture: string | null;
  /** Where the poster goes. */
  file: string;
}

const save = (picture: Sharp, file: string) => picture.jpeg({ quality: 80, mozjpeg: true }).toFile(file);

/** A poster is from before this much of the end of the picture, where there is a frame for certain. */
export const LAST_MOMENT_SECONDS = 0.5;

type Moment = Exclude<PosterChoice, { file: string }>;

/** The seconds at which a frame is looked for, in turn: this one, then earlier ones. */
const andEarlier = (second: number) => new Set([second, second / 2, 0]);

/** The second within the picture; the end is that of the picture, because the sound may go on after it. */
async function secondOf(choice: Moment, picture: string): Promise<number> {
  const end = endOf(await readTrack(picture));
  const wanted = choice === 'middle' ? end / 3 : choice.second;
  return Math.max(0, Math.min(wanted, end - LAST_MOMENT_SECONDS));
}

/** Writes one frame to `still`. */
async function writeFrame(tools: Tools, picture: string, second: number, still: string): Promise<void> {
  await rm(still, { force: true });
  for (const at of andEarlier(second)) {
    const seek = [...QUIETLY, '-ss', at.toFixed(3)];
    const frame = ['-frames:v', '1', '-vf', `scale=${WIDTH}:-2,setsar=1`, still];
    await run(tools.ffmpeg, [...seek, ...inputArguments('mov', picture), ...frame], { limits: LIMITS });
    // ffmpeg ends without a fault where it finds no frame.
    if (await exists(still)) return;
  }
  throw new IngestFailure('ENCODER_FAILED', 'The picture has no frame for the poster');
}

/** Writes a poster of the frame at this second after the first of `picture`. */
export async function makePosterAt(
  second: number,
  { tools, picture, file }: PosterJob & { picture: string },
): Promise<void> {
  const still = `${file}.png`;
  await writeFrame(tools, picture, second, still);
  await save(sharp(still), file);
  await rm(still);
}

/** Writes the poster. A supplied picture is re-encoded, so that only its pixels are kept (no metadata). */
export async function makePoster(choice: PosterChoice, { tools, picture, file }: PosterJob): Promise<void> {
  if (typeof choice === 'object' && 'file' in choice) {
    const brought = sharp(await readFile(choice.file)).rotate();
    await save(brought.resize({ width: WIDTH, withoutEnlargement: true }), file);
  } else if (picture === null) {
    await save(sharp({ create: { width: WIDTH, height: 720, channels: 3, background: GROUND } }), file);
  } else {
    await makePosterAt(await secondOf(choice, picture), { tools, picture, file });
  }
}
