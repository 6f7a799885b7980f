/** The sound of a recording: lines in time, the room they are spoken in, a chord under the opening and the end. */
import { writeFile } from 'node:fs/promises';
import { chanceOf } from '@/sample-library/pictures/kit/random';
import { LEAD_SECONDS, TAIL_SECONDS, type RecordingScript, type SpokenLine } from './model';
import { run } from './process';
import { SAMPLE_RATE, speak } from './speech';

interface TimedLine {
  start: number;
  end: number;
  text: string;
  speaker: string;
}

export interface Timeline {
  lines: TimedLine[];
  duration: number;
}

const pauses: readonly (readonly [RegExp, number])[] = [[/[.?!]$/, 1], [/[:;]$/, 0.75], [/[,-]$/, 0.5]]; // prettier-ignore
const PAUSE_OF_A_RUN_ON_LINE = 0.32;

function pauseAfter({ text, pause }: SpokenLine): number {
  return pause ?? pauses.find(([end]) => end.test(text))?.[1] ?? PAUSE_OF_A_RUN_ON_LINE;
}

interface Stereo {
  left: Float32Array;
  right: Float32Array;
}
const silence = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});

function interleaved({ left, right }: Stereo): Buffer {
  const both = new Float32Array(left.length * 2);
  left.forEach((value, at) => {
    both[2 * at] = value;
    both[2 * at + 1] = right[at] ?? 0;
  });
  return Buffer.from(both.buffer);
}

/** A small theatre: a few early returns, then noise that dies away in about a second; different at each ear. */
function room(seconds = 0.9): Stereo {
  const chance = chanceOf('the room');
  const out = silence(Math.round(SAMPLE_RATE * seconds));
  for (const side of [out.left, out.right]) {
    let smooth = 0;
    side.forEach((_value, at) => {
      const age = at / SAMPLE_RATE;
      smooth += 0.28 * (chance.between(-1, 1) - smooth); // the air takes the treble first
      side[at] = age < 0.012 ? 0 : smooth * 0.1 * Math.exp(-age * 7.2);
    });
    for (const delay of [0.017, 0.026, 0.041]) {
      const at = Math.round((delay + chance.between(-0.002, 0.002)) * SAMPLE_RATE);
      side[at] = (side[at] ?? 0) + 0.16;
    }
    side[0] = 1;
  }
  return out;
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

/** Speaks and mixes; writes a 48 kHz stereo WAV to `file` and answers when each line is heard. */
export async function makeSound(script: RecordingScript, file: string): Promise<Timeline> {
  let time = LEAD_SECONDS;
  const spoken: { samples: Float32Array; line: TimedLine; pan: number }[] = [];
  for (const line of script.lines) {
    const voice = script.voices[line.speaker];
    if (!voice) throw new Error(`${script.assetId}: no voice for ${line.speaker}`);
    const samples = await speak(voice, line.spoken ?? line.text);
    const end = time + samples.length / SAMPLE_RATE;
    spoken.push({
      samples,
      pan: voice.pan,
      line: { start: time, end, text: line.text, speaker: line.speaker },
    });
    time = end + pauseAfter(line);
  }
  const duration = Math.ceil(
    time - pauseAfter(script.lines.at(-1) ?? { text: '', speaker: '' }) + TAIL_SECONDS,
  );
  const voices = silence(duration * SAMPLE_RATE);
  const bed = silence(duration * SAMPLE_RATE);
  for (const { samples, line, pan } of spoken) place(voices, samples, line.start, pan);
  addAtmosphere(bed, script.chord, duration);
  const format = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i'];
  await writeFile(`${file}.voices`, interleaved(voices));
  await writeFile(`${file}.room`, interleaved(room()));
  await writeFile(`${file}.bed`, interleaved(bed));
  const inputs = ['voices', 'room', 'bed'].flatMap((part) => [...format, `${file}.${part}`]);
  const graph =
    '[0][1]afir=gtype=none:dry=1:wet=1[v];[v]loudnorm=I=-19:TP=-2:LRA=9,aresample=48000[n];[n][2]amix=normalize=0[out]';
  const output = ['-map', '[out]', '-t', String(duration), '-ar', String(SAMPLE_RATE), '-y', file];
  await run('ffmpeg', ['-v', 'error', ...inputs, '-filter_complex', graph, ...output]);
  return { lines: spoken.map(({ line }) => line), duration };
}
