/** Encodes and packages: HLS and DASH over the same CMAF tracks, one file a track, addressed by byte range. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FRAME_HEIGHT, FRAME_WIDTH, FRAMES_PER_SECOND } from './model';
import { run } from './process';

interface Rendition {
  width: number;
  height: number;
  /** x264 constant quality, and the most kbit/s. */
  quality: number;
  ceiling: number;
}

const renditions: readonly Rendition[] = [
  { width: 640, height: 360, quality: 31, ceiling: 120 },
  { width: 960, height: 540, quality: 31, ceiling: 240 },
  { width: 1280, height: 720, quality: 31, ceiling: 420 },
];

const SEGMENT_SECONDS = 4;
const GROUP = String(FRAMES_PER_SECOND * SEGMENT_SECONDS);

/** Reads frames one after another from `frames`, in step with the encoder, into one good master file. */
export async function encodeMaster(frames: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const size = `${FRAME_WIDTH}x${FRAME_HEIGHT}`;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    size,
    '-r',
    String(FRAMES_PER_SECOND),
    '-i',
    '-',
  ];
  const output = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12', '-pix_fmt', 'yuv420p', '-y', file];
  const child = spawn('ffmpeg', ['-v', 'error', ...input, ...output], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const frame of frames) {
    if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
}

const videoOptions = renditions.flatMap(({ width, height, quality, ceiling }, index) => [
  '-map', '0:v', `-filter:v:${index}`, `scale=${width}:${height}:flags=lanczos`, `-crf:v:${index}`, String(quality),
  `-maxrate:v:${index}`, `${ceiling}k`, `-bufsize:v:${index}`, `${ceiling * 2}k`,
]); // prettier-ignore

const videoCodec = [
  '-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-g', GROUP,
  '-keyint_min', GROUP, '-sc_threshold', '0', '-x264-params', 'aq-mode=3:aq-strength=1.1:deblock=1,1', '-color_primaries', 'bt709',
  '-color_trc', 'bt709', '-colorspace', 'bt709',
]; // prettier-ignore

/** Writes manifest.mpd, master.m3u8 and the tracks into `folder`. Without a `master` the recording is sound only. */
export async function packageTracks(master: string | null, sound: string, folder: string): Promise<void> {
  const inputs = master ? ['-i', master, '-i', sound] : ['-i', sound];
  const audio = ['-map', master ? '1:a' : '0:a', '-c:a', 'aac', '-b:a', '64k', '-ac', '2', '-ar', '48000'];
  const sets = master ? 'id=0,streams=v id=1,streams=a' : 'id=0,streams=a';
  const form = [
    '-f', 'dash', '-seg_duration', String(SEGMENT_SECONDS), '-use_template', '1', '-use_timeline', '1', '-single_file', '1',
    '-single_file_name', 'track-$RepresentationID$.mp4', '-hls_playlist', '1', '-hls_master_name', 'master.m3u8',
    '-adaptation_sets', sets, '-y', path.join(folder, 'manifest.mpd'),
  ]; // prettier-ignore
  const video = master ? [...videoOptions, ...videoCodec] : [];
  await run('ffmpeg', [
    '-v',
    'error',
    '-fflags',
    '+bitexact',
    ...inputs,
    ...video,
    ...audio,
    '-metadata:s:a',
    'language=eng',
    ...form,
  ]);
  await tidyPlaylists(folder);
}

/** Takes the date of making out of the playlists, says that they are complete, names the sound's language. */
async function tidyPlaylists(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.m3u8'))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const tidy = text
      .replace(/#EXT-X-PROGRAM-DATE-TIME:.*\n/g, '')
      .replace(/(#EXT-X-TARGETDURATION:\d+\n)(?!#EXT-X-PLAYLIST-TYPE)/, '$1#EXT-X-PLAYLIST-TYPE:VOD\n')
      .replace(/NAME="audio_\d+"/, 'NAME="English",LANGUAGE="en",AUTOSELECT=YES');
    await writeFile(file, tidy);
  }
}
