/**
 * Makes the sample recordings. Needs ffmpeg (with libx264 and flite) and espeak-ng; what it makes is committed, so
 * running the library needs neither. From the project root, see sample-library/recordings/README.md:
 * `node scripts/make-recordings.mjs [asset id …]`
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { linear, rect, svg } from '@/sample-library/pictures/kit/svg';
import { recordingSchema } from '@/lib/contracts/media';
import { drawnPicture } from './drawn/picture';
import { drawFrame, prepareStage } from './frames';
import { letter } from './lettering';
import {
  FRAME_HEIGHT,
  FRAME_WIDTH,
  FRAMES_PER_SECOND,
  LEAD_SECONDS,
  SET_HEIGHT,
  SET_WIDTH,
  type RecordingScript,
} from './model';
import { encodeMaster, packageTracks } from './package';
import { scripts } from './scripts/all';
import { makeSound, type Timeline } from './sound';
import { captions, chapters, recordingFacts, storyboard, type Storyboard } from './texts';
import { eased } from './timing';

const sheet: Storyboard = { every: 5, columns: 5, width: 240, height: 135 };
const TITLE_FADE_SECONDS = 1;

function titleCard({ title, subtitle }: RecordingScript): string {
  const shade = linear('t', [0, 0], [0, 1], [[0, '#000', 0], [0.5, '#000', 0.62], [1, '#000', 0]]); // prettier-ignore
  const body =
    rect(0, 250, SET_WIDTH, 300, 'url(#t)') +
    letter({ text: title, face: 'display', x: SET_WIDTH / 2, y: 410, size: 84, fill: '#fbf3e2' }) +
    rect(SET_WIDTH / 2 - 36, 440, 72, 2.5, '#f2c14e') +
    letter({
      text: subtitle,
      face: 'text',
      x: SET_WIDTH / 2,
      y: 484,
      size: 30,
      fill: '#f3e9d4',
      spaced: 0.04,
    });
  return svg(SET_WIDTH, SET_HEIGHT, shade, body);
}

/** The title comes at once and leaves before the first word. */
function titleOpacity(time: number): number {
  return Math.min(
    eased((time - 0.4) / TITLE_FADE_SECONDS),
    eased((LEAD_SECONDS - 0.4 - time) / TITLE_FADE_SECONDS),
  );
}

const jpeg = (frame: Uint8Array) =>
  sharp(frame, { raw: { width: FRAME_WIDTH, height: FRAME_HEIGHT, channels: 3 } });

/** Draws the frame of a time, with the title over it by its opacity. */
type Picture = (time: number, titleOpacity: number) => Promise<Uint8Array>;

async function pictureOf(script: RecordingScript, timeline: Timeline): Promise<Picture> {
  const { scene } = script;
  if (typeof scene === 'function') return drawnPicture(scene, script, timeline);
  const stage = await prepareStage(scene, timeline, titleCard(script));
  return (time, opacity) => drawFrame(stage, time, opacity);
}

/** Draws every frame; keeps one in five seconds for the storyboard. */
async function makePicture(script: RecordingScript, timeline: Timeline, master: string, folder: string) {
  const picture = await pictureOf(script, timeline);
  const thumbnails: Buffer[] = [];
  async function* frames() {
    for (let index = 0; index < timeline.duration * FRAMES_PER_SECOND; index += 1) {
      const time = index / FRAMES_PER_SECOND;
      const frame = await picture(time, titleOpacity(time));
      if (index % (sheet.every * FRAMES_PER_SECOND) === 2 * FRAMES_PER_SECOND) {
        thumbnails.push(await jpeg(frame).resize(sheet.width, sheet.height).png().toBuffer());
      }
      yield frame;
    }
  }
  await encodeMaster(frames(), master);
  await sharp({
    create: {
      width: sheet.width * sheet.columns,
      height: sheet.height * Math.ceil(thumbnails.length / sheet.columns),
      channels: 3,
      background: '#000',
    },
  })
    .composite(
      thumbnails.map((input, index) => ({
        input,
        left: (index % sheet.columns) * sheet.width,
        top: Math.floor(index / sheet.columns) * sheet.height,
      })),
    )
    .jpeg({ quality: 68, mozjpeg: true })
    .toFile(path.join(folder, 'storyboard.jpg'));
  await writeFile(path.join(folder, 'storyboard.vtt'), storyboard(sheet, timeline.duration));
}

async function makePoster(script: RecordingScript, timeline: Timeline, folder: string): Promise<void> {
  const picture = await pictureOf(script, timeline);
  const middle = timeline.lines[Math.floor(timeline.lines.length * 0.62)];
  const frame = await picture(middle?.end ?? LEAD_SECONDS, 0);
  await jpeg(frame).jpeg({ quality: 80, mozjpeg: true }).toFile(path.join(folder, 'poster.jpg'));
}

async function make(script: RecordingScript): Promise<void> {
  const started = Date.now();
  const scratch = path.join(tmpdir(), `recording-${script.assetId}`);
  // Made aside and put in its place when whole: the library may be compiling meanwhile.
  const folder = path.join(scratch, script.assetId);
  await rm(scratch, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sound = path.join(scratch, 'sound.wav');
  const master = path.join(scratch, 'master.mp4');
  const timeline = await makeSound(script, sound);
  if (script.type === 'video') await makePicture(script, timeline, master, folder);
  await makePoster(script, timeline, folder);
  await packageTracks(script.type === 'video' ? master : null, sound, folder);
  const facts = recordingSchema.parse(recordingFacts(script, timeline));
  await writeFile(path.join(folder, 'captions.en.vtt'), captions(timeline));
  await writeFile(path.join(folder, 'chapters.vtt'), chapters(facts.chapters));
  await writeFile(path.join(folder, 'recording.json'), `${JSON.stringify(facts, null, 2)}\n`);
  const place = path.join('sample-library', 'recordings', script.assetId);
  await rm(place, { recursive: true, force: true });
  await cp(folder, place, { recursive: true });
  await rm(scratch, { recursive: true, force: true });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${script.assetId}: ${timeline.duration} s long, made in ${seconds} s\n`);
}

const wanted = process.argv.slice(2);
for (const script of scripts) {
  if (wanted.length === 0 || wanted.includes(script.assetId)) await make(script);
}
