/** The sound of a recording: lines in time, the room they are spoken in, a chord under the opening and the end. */
import { writeFile } from 'node:fs/promises';
import { chanceOf } from '@/sample-library/pictures/kit/random';
import { effectSamples } from './effects';
import {
  FRAMES_PER_SECOND,
  LEAD_SECONDS,
  TAIL_SECONDS,
  type RecordingScript,
  type SpokenLine,
  type TimedLine,
  type Timeline,
} from './model';
import { run } from './process';
import { roomOf, silence, type RoomName, type Stereo } from './rooms';
import { SAMPLE_RATE, speak } from './speech';

const pauses: readonly (readonly [RegExp, number])[] = [[/[.?!]$/, 1], [/[:;]$/, 0.75], [/[,-]$/, 0.5]]; // prettier-ignore
const PAUSE_OF_A_RUN_ON_LINE = 0.32;

function pauseAfter({ text, pause }: SpokenLine): number {
  return pause ?? pauses.find(([end]) => end.test(text))?.[1] ?? PAUSE_OF_A_RUN_ON_LINE;
}

function interleaved({ left, right }: Stereo): Buffer {
  const both = new Float32Array(left.length * 2);
  left.forEach((value, at) => {
    both[2 * at] = value;
    both[2 * at + 1] = right[at] ?? 0;
  });
  return Buffer.from(both.buffer);
}

/** Level of the chord: swells over the title, leaves when the words begin, comes back at the end. */
function swell(time: number, duration: number): number {
  const rise = Math.min(1, time / 2.2);
  const opening = rise * Math.max(0, Math.min(1, (LEAD_SECONDS + 2 - time) / 4));
  const closing =
    Math.max(0, Math.min(1, (time - (duration - TAIL_SECONDS - 0.5)) / 2)) *
    Math.min(1, (duration - time) / 2);
  return Math.max(opening, closing);
}

function addAtmosphere(out: Stereo, chord: readonly number[], duration: number): void {
  const chance = chanceOf(chord.join());
  let hum = 0;
  for (let at = 0; at < out.left.length; at += 1) {
    const time = at / SAMPLE_RATE;
    hum += 0.02 * (chance.between(-1, 1) - hum);
    const level = swell(time, duration) * 0.035;
    const tone = chord.reduce((sum, hertz, index) => {
      const slow = 1 + 0.3 * Math.sin(time * (0.4 + index * 0.17) + index);
      return (
        sum + Math.sin(2 * Math.PI * hertz * time) * slow + 0.3 * Math.sin(4 * Math.PI * hertz * time + index)
      );
    }, 0);
    const bed = hum * 0.012 + level * tone * 0.6;
    out.left[at] = (out.left[at] ?? 0) + bed;
    out.right[at] = (out.right[at] ?? 0) + bed * 0.92;
  }
}

function place(out: Stereo, samples: Float32Array, start: number, pan: number): void {
  const first = Math.round(start * SAMPLE_RATE);
  const [left, right] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)];
  samples.forEach((value, index) => {
    out.left[first + index] = (out.left[first + index] ?? 0) + value * left;
    out.right[first + index] = (out.right[first + index] ?? 0) + value * right;
  });
}

/** A sound with its place: what a room is filled with. */
interface Heard {
  samples: Float32Array;
  start: number;
  pan: number;
  room: RoomName;
}

/** Loudness of each frame, of the loudest. */
function mouthOf(samples: Float32Array): number[] {
  const size = Math.round(SAMPLE_RATE / FRAMES_PER_SECOND);
  const powers = Array.from({ length: Math.ceil(samples.length / size) }, (_value, frame) => {
    const part = samples.subarray(frame * size, (frame + 1) * size);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
  });
  const most = Math.max(...powers, 1e-6);
  return powers.map((power) => power / most);
}

const timesLouder = (decibels: number) => 10 ** (decibels / 20);

/** Far away is softer and duller. */
function fromAfar(samples: Float32Array, distance: number): Float32Array {
  if (distance <= 0) return samples;
  const share = 1 - 0.86 * distance;
  let smooth = 0;
  return samples.map((value) => {
    smooth += share * (value - smooth);
    return smooth / (1 + 2.6 * distance);
  });
}

interface Said {
  line: TimedLine;
  heard: Heard[];
}

/** One line in time: its voice, if somebody speaks, and its sounds. */
async function sayLine(script: RecordingScript, line: SpokenLine, start: number): Promise<Said> {
  const { room = 'stage', distance = 0, level = 0, pan } = line.place ?? {};
  const heard: Heard[] = (line.sounds ?? []).map((effect) => {
    const samples = fromAfar(effectSamples(effect), effect.distance ?? 0);
    return { samples, start: start + (effect.after ?? 0), pan: effect.pan ?? 0, room: effect.room ?? room };
  });
  const timed = (seconds: number, mouth: readonly number[] = []) => ({
    start,
    end: start + seconds,
    text: line.text,
    speaker: line.speaker,
    mouth,
  });
  if (line.seconds !== undefined) return { line: timed(line.seconds), heard };
  const voice = script.voices[line.speaker];
  if (!voice) throw new Error(`${script.assetId}: no voice for ${line.speaker}`);
  const spoken = await speak({ ...voice, ...line.voice }, line.spoken ?? line.text);
  const louder = timesLouder(level);
  const samples = fromAfar(spoken, distance).map((value) => value * louder);
  heard.push({ samples, start, pan: pan ?? voice.pan, room });
  return { line: timed(samples.length / SAMPLE_RATE, mouthOf(spoken)), heard };
}

const RAW = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i'];

/** What is heard in one room, with the room's own answer. */
async function inRoom(
  room: RoomName,
  heard: readonly Heard[],
  duration: number,
  file: string,
): Promise<void> {
  const dry = silence(duration * SAMPLE_RATE);
  for (const { samples, start, pan } of heard) place(dry, samples, start, pan);
  await writeFile(`${file}.dry`, interleaved(dry));
  await writeFile(`${file}.room`, interleaved(roomOf(room)));
  const graph = '[0][1]afir=gtype=none:dry=1:wet=1,volume=0.5[v]';
  const inputs = [...RAW, `${file}.dry`, ...RAW, `${file}.room`];
  await run('ffmpeg', [
    '-v',
    'error',
    ...inputs,
    '-filter_complex',
    graph,
    '-map',
    '[v]',
    '-f',
    'f32le',
    '-y',
    file,
  ]);
}

/** Speaks and mixes; writes a 48 kHz stereo WAV to `file` and answers when each line is heard. */
export async function makeSound(script: RecordingScript, file: string): Promise<Timeline> {
  let time = LEAD_SECONDS;
  const said: Said[] = [];
  for (const line of script.lines) {
    const one = await sayLine(script, line, time);
    said.push(one);
    time = one.line.end + pauseAfter(line);
  }
  const lines = said.map(({ line }) => line);
  const duration = Math.ceil((lines.at(-1)?.end ?? time) + TAIL_SECONDS);
  const heard = said.flatMap((one) => one.heard);
  const rooms = [...new Set(heard.map(({ room }) => room))];
  const parts = rooms.map((room) => `${file}.${room}`);
  for (const [index, room] of rooms.entries())
    await inRoom(
      room,
      heard.filter((one) => one.room === room),
      duration,
      parts[index] ?? file,
    );
  const bed = silence(duration * SAMPLE_RATE);
  addAtmosphere(bed, script.chord, duration);
  await writeFile(`${file}.bed`, interleaved(bed));
  const inputs = [...parts, `${file}.bed`].flatMap((part) => [...RAW, part]);
  const voices = parts.map((_part, index) => `[${index}]`).join('');
  const level = script.keepsDistances
    ? 'volume=1.15,alimiter=limit=0.8:level=0'
    : 'loudnorm=I=-19:TP=-2:LRA=9,aresample=48000';
  const graph = `${voices}amix=inputs=${parts.length}:normalize=0[v];[v]${level}[n];[n][${parts.length}]amix=normalize=0[out]`;
  const output = ['-map', '[out]', '-t', String(duration), '-ar', String(SAMPLE_RATE), '-y', file];
  await run('ffmpeg', ['-v', 'error', ...inputs, '-filter_complex', graph, ...output]);
  return { lines, duration };
}
