/** Files as people bring them, made by ffmpeg from nothing: short, small, each odd in its own way. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';

const SECONDS = 9;
const picture = (size: string, rate: string, seconds = SECONDS) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`,
];
const tone = ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${SECONDS}:sample_rate=44100`];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const aac = ['-c:a', 'aac'];

/** Name of the file and the arguments that make it. */
const recipes: Readonly<Record<string, readonly string[]>> = {
  'plain.mp4': [...picture('640x360', '25'), ...tone, ...h264, ...aac],
  'hevc.mkv': [...picture('640x360', '30'), ...tone, '-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=error', ...aac], // prettier-ignore
  'four-by-three.mov': [...picture('720x576', '25'), ...tone, '-vf', 'setsar=16/15', ...h264, ...aac],
  'upright.mp4': [...picture('360x640', '30'), ...tone, ...h264, ...aac],
  'surround.mkv': [...picture('426x240', '24'), ...tone, '-af', 'pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0', ...h264, '-c:a', 'ac3'], // prettier-ignore
  'sound-only.wav': [...tone],
  'variable.mp4': [...picture('426x240', '30'), ...tone, '-vf', "select='not(eq(mod(n,7),3))*not(eq(mod(n,11),5))'", '-fps_mode', 'vfr', ...h264, ...aac], // prettier-ignore
  'film-rate.mp4': [...picture('640x360', '24000/1001'), ...tone, ...h264, ...aac],
  'silent-film-rate.mp4': [...picture('426x240', '18'), ...tone, ...h264, ...aac],
  'silent.mp4': [...picture('640x360', '25'), ...h264],
  // As an AVCHD camera writes it: fields, and packets of 192 bytes.
  'camera.m2ts': [...picture('640x360', '50'), ...tone, '-vf', 'interlace=lowpass=0', '-flags', '+ilme+ildct', ...h264, ...aac, '-f', 'mpegts', '-mpegts_m2ts_mode', '1'], // prettier-ignore
  'picture-ends-early.mp4': [...picture('640x360', '25', 2), ...tone, ...h264, ...aac],
  'left-and-right.mov': [...picture('426x240', '25'), ...tone, '-map', '0:v', '-map', '1:a', '-map', '1:a', ...h264, ...aac, '-metadata:s:a:1', 'language=fra'], // prettier-ignore
  // As broadcasters have it: the left channel is one stream, and the right another; here the right is the quieter one.
  'broadcast.mxf': [...picture('640x360', '25'), ...tone, '-filter_complex', '[1:a]asplit[l][r];[r]volume=-6dB[right]', '-map', '0:v', '-map', '[l]', '-map', '[right]', '-c:v', 'mpeg2video', '-c:a', 'pcm_s16le', '-ar', '48000'], // prettier-ignore
  'broken-end.ts': [...picture('640x360', '25'), ...tone, ...h264, ...aac, '-f', 'mpegts'],
};

export const odd = Object.keys(recipes);

/** Files of which no recording can be made, by what is told of them, and the arguments that make them. */
const unusable: Readonly<Record<string, readonly string[]>> = {
  'wide.mp4': [...picture('8000x2', '25', 1), ...tone, '-c:v', 'mpeg4', ...aac],
  'high.mkv': [...picture('2x8000', '25', 1), '-c:v', 'ffv1'],
  // Small, and said to be shown 200 times as wide.
  'stretched.mp4': [...picture('320x240', '25', 1), '-vf', 'setsar=200/1', ...h264],
  'pixel.mkv': [...picture('2x2', '25', 1), '-vf', 'crop=1:1:0:0:exact=1,format=yuv444p', '-c:v', 'ffv1'],
  // Its index comes first, so that it can be read as far as it goes.
  'film.mp4': [...picture('640x360', '25'), ...tone, ...h264, ...aac, '-movflags', '+faststart'],
  'index-last.mp4': [...picture('640x360', '25'), ...tone, ...h264, ...aac],
  'in-pieces.mp4': [...picture('640x360', '25'), ...tone, ...h264, ...aac, '-movflags', '+frag_keyframe+empty_moov'], // prettier-ignore
};

/** Makes one of them in `folder` and answers its path. */
export function makeFile(name: string, folder: string): string {
  const file = path.join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...(recipes[name] ?? unusable[name])!, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A transport stream that was cut off in the middle of a picture.
  if (name === 'broken-end.ts') truncateSync(file, Math.floor(readFileSync(file).length * 0.8) + 77);
  return file;
}

/** A file of another kind under the name of a film. */
export function disguised(source: string, folder: string, name = 'film.mp4'): string {
  const file = path.join(folder, name);
  copyFileSync(source, file);
  return file;
}
