/** One good file of a recording, from frames and sound; everything that plays is made of it by ingest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FRAME_HEIGHT, FRAME_WIDTH, FRAMES_PER_SECOND } from './model';
import { run } from './process';

/** Reads frames one after another from `frames`, in step with the encoder, into one good file. */
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

/** Puts the sound beside the picture; neither is encoded anew. */
export async function withSound(picture: string, sound: string, file: string): Promise<void> {
  await run('ffmpeg', [
    '-v',
    'error',
    '-i',
    picture,
    '-i',
    sound,
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-c',
    'copy',
    '-y',
    file,
  ]);
}
