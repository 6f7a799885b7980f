/**
 * What ingest costs beyond the bare encoder: total CPU time of `npm run ingest -- FILE --no-publish`, against one ffmpeg command
 * that makes only the same renditions and sound. One run of each, on a film generated for the purpose.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  planOf,
  SEGMENT_SECONDS,
  SOUND_BITS,
  type PlannedRendition,
} from '@/services/media/ingest/order/plan';
import { probe } from '@/services/media/ingest/source/probe';
import { findTools } from '@/services/media/ingest/source/tools';

/** Seconds of film; the cost per second is the same for longer films. */
const SECONDS = Number(process.env.INGEST_SECONDS ?? 60);
const PRESET = process.env.INGEST_PRESET ?? 'medium';
const LIMIT = 1.1;

const folder = mkdtempSync(path.join(tmpdir(), 'ingest-bench-'));
const at = (name: string) => path.join(folder, name);

/** Seconds of CPU time used by a command and all its children, from the shell's `times` (POSIX). */
function cpuOf(command: string, args: readonly string[]): number {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', '"$@" >/dev/null; code=$?; times; exit $code', 'sh', command, ...args], {
    encoding: 'utf8', env: { ...process.env, DATA_DIR: folder, MEDIA_ROOT: at('recordings') },
  }); // prettier-ignore
  if (status !== 0) throw new Error(stderr);
  const [user = '', system = ''] = (stdout.trim().split('\n').at(-1) ?? '').split(' ');
  const seconds = (text: string) => {
    const [, minutes = '0', rest = '0'] = /^(\d+)m([\d.]+)s$/.exec(text) ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  return seconds(user) + seconds(system);
}

/** The same sizes, codecs and key frames, as in an ffmpeg command typed by hand for these alone. */
function bareArguments(source: string, renditions: readonly PlannedRendition[]): string[] {
  const scales = renditions.map(
    ({ width, height }, index) => `[p${index}]scale=${width}:${height}[v${index}]`,
  );
  const graph = `[0:v]split=${renditions.length}${renditions.map((_, index) => `[p${index}]`).join('')};${scales.join(';')}`;
  const pictures = renditions.flatMap(({ height, ceiling }, index) => [
    '-map', `[v${index}]`, '-c:v', 'libx264', '-preset', PRESET, '-crf', '22', '-profile:v', 'high', '-maxrate', String(ceiling),
    '-bufsize', String(ceiling * 2), '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0',
    '-g', '100000', '-movflags', '+cmaf', '-f', 'mp4', at(`bare/${height}.mp4`),
  ]); // prettier-ignore
  const sound = [
    '-map',
    '0:a',
    '-c:a',
    'aac',
    '-b:a',
    String(SOUND_BITS),
    '-movflags',
    '+cmaf',
    '-f',
    'mp4',
    at('bare/sound.mp4'),
  ];
  return ['-v', 'error', '-nostdin', '-y', '-i', source, '-filter_complex', graph, ...pictures, ...sound];
}

try {
  const tools = await findTools(process.env.FFMPEG_PATH);
  if (!tools) throw new Error('ffmpeg is needed (Debian: apt-get install ffmpeg)');
  const source = at('film.mp4');
  // Movement, detail and noise, as in a filmed stage; a still test card would cost the encoder nothing.
  execFileSync(tools.ffmpeg, [
    '-v', 'error', '-f', 'lavfi', '-i', `mandelbrot=size=1280x720:rate=25:maxiter=400`, '-f', 'lavfi', '-i', 'anoisesrc=amplitude=0.1:color=pink',
    '-t', String(SECONDS), '-vf', 'noise=alls=8:allf=t', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '18', '-pix_fmt', 'yuv420p', '-c:a', 'aac', source,
  ]); // prettier-ignore
  const facts = await probe(tools, source);
  mkdirSync(at('bare'));
  const bare = cpuOf(tools.ffmpeg, bareArguments(source, planOf(facts).renditions));
  const ingest = cpuOf(process.execPath, ['dist/services/media-command.mjs', source, '--asset', 'rec-bench', '--preset', PRESET, '--no-publish']); // prettier-ignore
  const ratio = ingest / bare;
  process.stdout.write(
    `${SECONDS} s of film at 1280×720, preset ${PRESET}: bare ffmpeg ${bare.toFixed(1)} s of processor time, ingest ${ingest.toFixed(1)} s: ${ratio.toFixed(2)} times (limit ${LIMIT})\n`,
  );
  if (ratio > LIMIT) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
