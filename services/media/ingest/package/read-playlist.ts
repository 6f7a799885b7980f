/** What the playlists of a recording say of its tracks, so that new texts need no byte of the tracks themselves. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import { SOUND_CODEC, type Segment, type Track } from './fragments';
import { keyFramesOf, playlistOf } from './hls';
import { pictureFile, soundFile } from './track-files';

const MAP = /^#EXT-X-MAP:.*BYTERANGE="(\d+)@0"/m;
const SEGMENT = /^#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@(\d+)$/gm;

/** Duration, length and offset of each segment. */
const rowsOf = (playlist: string) =>
  [...playlist.matchAll(SEGMENT)].map(([, duration, length, offset]) => ({
    duration: Number(duration),
    length: Number(length),
    offset: Number(offset),
  }));

/**
 * The track of a file as its playlists describe it (hls.ts writes them): a start is the sum of the durations before it.
 *
 * @param hasKeyFrames whether it has a playlist of its key frames, as pictures do; otherwise `keyLength` is that of the segment
 */
async function trackOfPlaylist(
  folder: string,
  { file, codec, hasKeyFrames }: { file: string; codec: string; hasKeyFrames: boolean },
): Promise<Track> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const playlist = await read(playlistOf(file));
  const rows = rowsOf(playlist);
  const keys = hasKeyFrames ? rowsOf(await read(keyFramesOf(file))) : rows;
  const initLength = Number(MAP.exec(playlist)?.[1]);
  if (!Number.isInteger(initLength) || rows.length === 0 || keys.length !== rows.length)
    throw new Error(`${playlistOf(file)} is not as it was written`);
  let start = 0;
  const segments = rows.map((row, index): Segment => {
    const segment = { ...row, start, keyLength: keys[index]?.length ?? row.length };
    start += row.duration;
    return segment;
  });
  return { codec, initLength, segments };
}

interface FiledTrack {
  file: string;
  track: Track;
}

/** A picture of a recording: its file, and what its playlists say. @param revision that of the encoding (track-files.ts) */
export async function pictureTrack(
  folder: string,
  rendition: RecordingFacts['renditions'][number],
  revision: Parameters<typeof pictureFile>[1],
): Promise<FiledTrack> {
  const file = pictureFile(rendition, revision);
  const codec = rendition.codecs.split(',')[0] ?? '';
  return { file, track: await trackOfPlaylist(folder, { file, codec, hasKeyFrames: true }) };
}

/** A sound of a recording, likewise. */
export async function soundTrack(
  folder: string,
  role: Parameters<typeof soundFile>[0],
  revision: Parameters<typeof soundFile>[1],
): Promise<FiledTrack> {
  const file = soundFile(role, revision);
  return { file, track: await trackOfPlaylist(folder, { file, codec: SOUND_CODEC, hasKeyFrames: false }) };
}
