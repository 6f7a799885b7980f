/** Thumbnails for the timeline: sheets of small pictures, and a WebVTT file that maps times to positions on them. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { webVtt } from '@/lib/domain/playback/timed-text';
import { THUMBNAIL_SECONDS } from './encode';

const COLUMNS = 10;
const ROWS = 10;
const STORYBOARD = 'storyboard';

async function drawSheet(
  pictures: readonly string[],
  { width, height }: { width: number; height: number },
  file: string,
) {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const columns = Math.min(COLUMNS, pictures.length);
  await sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: '#000' } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % COLUMNS) * width,
        top: Math.floor(index / COLUMNS) * height,
      })),
    )
    .jpeg({ quality: 65, mozjpeg: true })
    .toFile(file);
}

/** Writes sheets to `folder`/storyboard, and `folder`/storyboard.vtt. Returns false if the encoder made no thumbnails. */
export async function makeStoryboard(thumbnails: string, folder: string, duration: number): Promise<boolean> {
  const names = (await readdir(thumbnails)).filter((name) => name.endsWith('.jpg')).sort();
  const pictures = names
    .map((name) => path.join(thumbnails, name))
    .slice(0, Math.ceil(duration / THUMBNAIL_SECONDS));
  const [first] = pictures;
  if (first === undefined) return false;
  const { width, height } = await sharp(first).metadata();
  await mkdir(path.join(folder, STORYBOARD), { recursive: true });
  const size = { width, height };
  const perSheet = COLUMNS * ROWS;
  for (let sheet = 0; sheet * perSheet < pictures.length; sheet += 1) {
    const part = pictures.slice(sheet * perSheet, (sheet + 1) * perSheet);
    await drawSheet(part, size, path.join(folder, STORYBOARD, `${sheet}.jpg`));
  }
  const cues = pictures.map((_, index) => {
    const place = index % perSheet;
    const [x, y] = [(place % COLUMNS) * width, Math.floor(place / COLUMNS) * height];
    const last = index === pictures.length - 1;
    return {
      start: index * THUMBNAIL_SECONDS,
      end: last ? Math.max(duration, (index + 1) * THUMBNAIL_SECONDS) : (index + 1) * THUMBNAIL_SECONDS,
      text: `${STORYBOARD}/${Math.floor(index / perSheet)}.jpg#xywh=${x},${y},${width},${height}`,
    };
  });
  await writeFile(path.join(folder, `${STORYBOARD}.vtt`), webVtt(cues));
  return true;
}
