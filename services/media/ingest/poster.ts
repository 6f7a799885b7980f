/** The still picture of a recording: a moment of it, a picture that was brought, or for sound its shape. */
import { readFile, rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { IngestOrder, IngestPlace, PosterChoice } from './order';
import { inputArguments, type SourceFacts } from './probe';
import { run, type Limits } from './tools';

const WIDTH = 1280;
const GROUND = '#2b2320';
const LIMITS: Limits = {
  cpuSeconds: 300,
  memoryBytes: 4 * 1024 ** 3,
  outputBytes: 64 * 1024 ** 2,
  wallSeconds: 300,
};

interface PosterJob {
  place: IngestPlace;
  order: IngestOrder;
  facts: SourceFacts;
  file: string;
}

const save = (picture: Sharp, file: string) => picture.jpeg({ quality: 80, mozjpeg: true }).toFile(file);

/** Writes the poster. A brought picture is read and written anew, so that nothing but pixels stays of it. */
export async function makePoster(
  choice: PosterChoice,
  { place, order, facts, file }: PosterJob,
): Promise<void> {
  if (typeof choice === 'object' && 'file' in choice) {
    await save(
      sharp(await readFile(choice.file))
        .rotate()
        .resize({ width: WIDTH, withoutEnlargement: true }),
      file,
    );
    return;
  }
  if (!facts.video) {
    const plain = { width: WIDTH, height: 720, channels: 3 as const, background: GROUND };
    await save(sharp({ create: plain }), file);
    return;
  }
  const second =
    choice === 'middle' ? facts.durationSeconds / 3 : Math.min(choice.second, facts.durationSeconds - 0.1);
  const still = `${file}.png`;
  const seek = ['-v', 'error', '-nostdin', '-y', '-ss', Math.max(0, second).toFixed(3)];
  const frame = [
    '-map',
    `0:${facts.video.index}`,
    '-frames:v',
    '1',
    '-vf',
    `scale=${WIDTH}:-2,setsar=1`,
    still,
  ];
  await run(place.tools.ffmpeg, [...seek, ...inputArguments(facts.demuxer, order.source), ...frame], {
    limits: LIMITS,
  });
  await save(sharp(still), file);
  await rm(still);
}
