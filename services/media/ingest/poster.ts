/** The poster of a recording: one of its frames, a supplied picture or, for sound, a plain background. */
import { readFile, rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PosterChoice } from './order';
import { inputArguments } from './probe';
import { run, type Limits, type Tools } from './tools';

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
  durationSeconds: number;
  /** Where the poster goes. */
  file: string;
}

const save = (picture: Sharp, file: string) => picture.jpeg({ quality: 80, mozjpeg: true }).toFile(file);

function secondOf(choice: Exclude<PosterChoice, { file: string }>, durationSeconds: number): number {
  const wanted = choice === 'middle' ? durationSeconds / 3 : choice.second;
  return Math.max(0, Math.min(wanted, durationSeconds - 0.5));
}

/** Writes the poster. A supplied picture is re-encoded, so that only its pixels are kept (no metadata). */
export async function makePoster(
  choice: PosterChoice,
  { tools, picture, durationSeconds, file }: PosterJob,
): Promise<void> {
  if (typeof choice === 'object' && 'file' in choice) {
    const brought = sharp(await readFile(choice.file)).rotate();
    await save(brought.resize({ width: WIDTH, withoutEnlargement: true }), file);
  } else if (picture === null) {
    await save(sharp({ create: { width: WIDTH, height: 720, channels: 3, background: GROUND } }), file);
  } else {
    const still = `${file}.png`;
    const seek = ['-v', 'error', '-nostdin', '-y', '-ss', secondOf(choice, durationSeconds).toFixed(3)];
    const frame = ['-frames:v', '1', '-vf', `scale=${WIDTH}:-2,setsar=1`, still];
    await run(tools.ffmpeg, [...seek, ...inputArguments('mov', picture), ...frame], { limits: LIMITS });
    await save(sharp(still), file);
    await rm(still);
  }
}
