/** Synthetic speech of one line: 48 kHz mono samples, silence at both ends cut off. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './process';

export const SAMPLE_RATE = 48_000;

/** A synthetic voice. `tempo` 1 is the engine's own pace; `pitch` 1 its own height. `pan` -1 left .. 1 right. */
export interface Voice {
  engine: 'flite' | 'espeak';
  name: string;
  tempo: number;
  pitch: number;
  pan: number;
}

const ESPEAK_WORDS_A_MINUTE = 150;
const ESPEAK_PITCH = 38;
const SILENCE = 0.006;
/** Kept at both ends, so that soft consonants are not cut. */
const EDGE_SAMPLES = SAMPLE_RATE * 0.03;

/** Old spellings that engines stumble over, as they are said. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/\b'tis\b/gi, 'tiz'], [/\bay\b/gi, 'eye'], [/\b(\w+)'d\b/g, '$1ed'], [/\bo'er\b/gi, 'oar'], [/\bwished\b/g, 'wisht'],
  [/\bTo-morrow/gi, 'Tomorrow'], [/\bth'/gi, 'the '], [/\bne'er\b/gi, 'nair'], [/[-–—]\s/g, ', '], [/’/g, "'"],
]; // prettier-ignore

const asSaid = (text: string) => sayings.reduce((said, [what, how]) => said.replace(what, how), text);

function trimmed(samples: Float32Array): Float32Array {
  const first = samples.findIndex((value) => Math.abs(value) > SILENCE);
  const last = samples.findLastIndex((value) => Math.abs(value) > SILENCE);
  if (first < 0) return new Float32Array(0);
  return samples.slice(Math.max(0, first - EDGE_SAMPLES), Math.min(samples.length, last + EDGE_SAMPLES));
}

/** The same loudness for every line: RMS -20 dB, peaks below -2 dB. */
function levelled(samples: Float32Array): Float32Array {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  const gain = Math.min(0.1 / Math.sqrt(power + 1e-9), 0.8 / peak);
  return samples.map((value) => value * gain);
}

/** Body and warmth for thin voices, less hiss; then pitch by resampling, and pace. */
function filters({ pitch, tempo }: Voice): string {
  const shift = `aresample=${SAMPLE_RATE},asetrate=${Math.round(SAMPLE_RATE * pitch)},aresample=${SAMPLE_RATE}`;
  const tone = 'highpass=f=70,equalizer=f=190:t=q:w=1:g=2.5,equalizer=f=3200:t=q:w=1.2:g=-2,lowpass=f=7600';
  return `${shift},atempo=${(tempo / pitch).toFixed(4)},${tone}`;
}

async function synthesise(voice: Voice, folder: string, text: string): Promise<Buffer> {
  const file = path.join(folder, 'line.txt');
  await writeFile(file, text);
  const raw = ['-af', filters(voice), '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 'f32le', '-'];
  if (voice.engine === 'flite') {
    const source = `flite=textfile=${file}:voice=${voice.name}`;
    return run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...raw]);
  }
  const pace = ['-s', String(ESPEAK_WORDS_A_MINUTE), '-p', String(ESPEAK_PITCH), '-g', '2'];
  const wav = await run('espeak-ng', ['-v', voice.name, ...pace, '-f', file, '--stdout']);
  return run('ffmpeg', ['-v', 'error', '-i', '-', ...raw], wav);
}

/** Speaks the text. Needs ffmpeg (with its flite source) or espeak-ng. */
export async function speak(voice: Voice, text: string): Promise<Float32Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'speech-'));
  try {
    const bytes = await synthesise(voice, folder, asSaid(text));
    const samples = new Float32Array(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~3)),
    );
    return levelled(trimmed(samples));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
