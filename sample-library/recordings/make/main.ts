/**
 * Makes the sample recordings: draws and speaks a master of each, and hands it to `npm run ingest` as anybody would. Needs
 * ffmpeg (with libx264 and flite) and espeak-ng; what it makes is committed, so running the library needs neither. From the
 * project root, see sample-library/recordings/README.md: `node scripts/make-recordings.mjs [asset id …]`
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { linear, rect, svg } from '@/sample-library/pictures/kit/svg';
import { recordingSchema } from '@/lib/contracts/media/media';
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
  type Timeline,
} from './model';
import { encodeMaster, withSound } from './master';
import { run } from './process';
import { scripts } from './scripts/all';
import { makeSound } from './sound';
import { captions, chapters, recordingFacts } from './texts';
import { eased } from './timing';

const TITLE_FADE_SECONDS = 1;

/** Of the set’s width: the camera stands close at the opening of some, and would cut a longer one. */
const TITLE_SHARE = 0.62;

function titleCard({ title, subtitle }: RecordingScript): string {
  const shade = linear('t', [0, 0], [0, 1], [[0, '#000', 0], [0.5, '#000', 0.62], [1, '#000', 0]]); // prettier-ignore
  const body =
    rect(0, 250, SET_WIDTH, 300, 'url(#t)') +
    letter({
      text: title,
      face: 'display',
      x: SET_WIDTH / 2,
      y: 410,
      size: 84,
      fill: '#fbf3e2',
      widest: SET_WIDTH * TITLE_SHARE,
    }) +
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

/** Draws every frame of the master. */
async function makePicture(script: RecordingScript, timeline: Timeline, file: string): Promise<void> {
  const picture = await pictureOf(script, timeline);
  async function* frames() {
    for (let index = 0; index < timeline.duration * FRAMES_PER_SECOND; index += 1) {
      const time = index / FRAMES_PER_SECOND;
      yield await picture(time, titleOpacity(time));
    }
  }
  await encodeMaster(frames(), file);
}

async function makePoster(script: RecordingScript, timeline: Timeline, file: string): Promise<void> {
  const picture = await pictureOf(script, timeline);
  const middle = timeline.lines[Math.floor(timeline.lines.length * 0.62)];
  const frame = await picture(middle?.end ?? LEAD_SECONDS, 0);
  await jpeg(frame).png().toFile(file);
}

/** Drawn sets and plain grounds keep their edges at a rate that would cost a filmed stage its detail. */
const QUALITY = 27;

async function make(script: RecordingScript): Promise<void> {
  const { assetId, type } = script;
  const started = Date.now();
  const scratch = path.join(tmpdir(), `recording-${assetId}`);
  const at = (name: string) => path.join(scratch, name);
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  const timeline = await makeSound(script, at('sound.wav'));
  if (type === 'video') {
    await makePicture(script, timeline, at('picture.mp4'));
    await withSound(at('picture.mp4'), at('sound.wav'), at('master.mkv'));
  }
  await makePoster(script, timeline, at('poster.png'));
  const facts = recordingSchema.parse(recordingFacts(script, timeline));
  await writeFile(at('captions.vtt'), captions(timeline));
  await writeFile(at('chapters.vtt'), chapters(facts.chapters));
  const texts = ['--captions', `${facts.language}=${at('captions.vtt')}`, '--chapters', at('chapters.vtt')];
  const master = at(type === 'video' ? 'master.mkv' : 'sound.wav');
  const how = [
    '--asset',
    assetId,
    '--title',
    script.title,
    '--poster',
    at('poster.png'),
    '--quality',
    String(QUALITY),
    '--no-publish',
  ];
  const command = ['dist/services/media-command.mjs', master, '--language', facts.language, ...texts, ...how];
  // Made aside and put in its place when whole: the library may be compiling meanwhile.
  process.env.MEDIA_ROOT = at('made');
  await run(process.execPath, command);
  const folder = path.join(at('made'), assetId);
  await writeFile(path.join(folder, 'recording.json'), `${JSON.stringify(facts, null, 2)}\n`);
  const place = path.join('sample-library', 'recordings', assetId);
  await rm(place, { recursive: true, force: true });
  await cp(folder, place, { recursive: true });
  await rm(scratch, { recursive: true, force: true });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${assetId}: ${timeline.duration} s long, made in ${seconds} s\n`);
}

const wanted = process.argv.slice(2);
for (const script of scripts) {
  if (wanted.length === 0 || wanted.includes(script.assetId)) await make(script);
}
