/**
 * HLS playlists (RFC 8216) for the tracks of a recording: one file per track, with segments as byte ranges. Pure: takes
 * measured tracks and returns text.
 */
import type { RecordingSound } from '@/lib/contracts/media/tracks';
import type { TextFile } from '../order/order';
import type { Segment, Track } from './fragments';
import { ratesOf, targetDurationOf } from './rates';

export interface PicturePlaylist {
  width: number;
  height: number;
  frameRate: number;
  file: string;
  track: Track;
}

export interface SoundPlaylist extends RecordingSound {
  file: string;
  track: Track;
}

export interface Package {
  pictures: readonly PicturePlaylist[];
  sounds: readonly SoundPlaylist[];
  texts: readonly TextFile[];
}

const SOUNDS = 'sound';
const TEXTS = 'text';

const lines = (rows: readonly string[]) => `${rows.join('\n')}\n`;
export const playlistOf = (file: string) => file.replace(/\.mp4$/, '.m3u8');
/** The playlist of a text, which is cut into segments of its own length. */
const textPlaylistOf = (file: string) => file.replace(/\.vtt$/, '.m3u8');
export const keyFramesOf = (file: string) => file.replace(/\.mp4$/, '.keyframes.m3u8');

/** Attribute values are quoted strings: no line breaks and no quotes (§4.2). */
const quoted = (text: string) => `"${text.replace(/["\r\n]/g, ' ')}"`;
const attributes = (list: Readonly<Record<string, string | number>>) =>
  Object.entries(list)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

function segmentList(
  file: string,
  segments: readonly Segment[],
  lengthOf: (one: Segment) => number,
): string[] {
  return segments.flatMap((segment) => [
    `#EXTINF:${segment.duration.toFixed(6)},`,
    `#EXT-X-BYTERANGE:${lengthOf(segment)}@${segment.offset}`,
    file,
  ]);
}

const head = (target: number, more: readonly string[]) => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${target}`,
  '#EXT-X-MEDIA-SEQUENCE:0',
  '#EXT-X-PLAYLIST-TYPE:VOD',
  ...more,
];

const mapOf = (file: string, { initLength }: Track) =>
  `#EXT-X-MAP:URI=${quoted(file)},BYTERANGE="${initLength}@0"`;

/** The media playlist of a track. */
export function mediaPlaylist(file: string, track: Track): string {
  const { segments } = track;
  return lines([
    ...head(targetDurationOf(segments), ['#EXT-X-INDEPENDENT-SEGMENTS', mapOf(file, track)]),
    ...segmentList(file, segments, ({ length }) => length),
    '#EXT-X-ENDLIST',
  ]);
}

/** The playlist of a track's key frames alone, for fast forward and rewind (§4.3.3.6). */
export function keyFramePlaylist(file: string, track: Track): string {
  const { segments } = track;
  return lines([
    ...head(targetDurationOf(segments), ['#EXT-X-I-FRAMES-ONLY', mapOf(file, track)]),
    ...segmentList(file, segments, ({ keyLength }) => keyLength),
    '#EXT-X-ENDLIST',
  ]);
}

/** The playlist of a text that is cut into files of `every` seconds. */
export function textPlaylist(files: readonly string[], every: number, duration: number): string {
  const lengthOf = (index: number) => Math.min(every, duration - index * every);
  return lines([
    ...head(Math.ceil(every), []),
    ...files.flatMap((file, index) => [`#EXTINF:${lengthOf(index).toFixed(6)},`, file]),
    '#EXT-X-ENDLIST',
  ]);
}

const yes = (isSo: boolean) => (isSo ? 'YES' : 'NO');

function soundRow({ role, language, label, file }: SoundPlaylist, isFirst: boolean): string {
  return `#EXT-X-MEDIA:${attributes({
    TYPE: 'AUDIO',
    'GROUP-ID': quoted(SOUNDS),
    NAME: quoted(label),
    LANGUAGE: quoted(language),
    DEFAULT: yes(isFirst),
    AUTOSELECT: 'YES',
    ...(role === 'description' ? { CHARACTERISTICS: quoted('public.accessibility.describes-video') } : {}),
    CHANNELS: '"2"',
    URI: quoted(playlistOf(file)),
  })}`;
}

const TRANSCRIBED =
  'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

function textRow({ kind, language, label, file }: TextFile): string {
  return `#EXT-X-MEDIA:${attributes({
    TYPE: 'SUBTITLES',
    'GROUP-ID': quoted(TEXTS),
    NAME: quoted(label),
    LANGUAGE: quoted(language),
    DEFAULT: 'NO',
    AUTOSELECT: 'YES',
    FORCED: 'NO',
    ...(kind === 'captions' ? { CHARACTERISTICS: quoted(TRANSCRIBED) } : {}),
    ...(kind === 'descriptions' ? { CHARACTERISTICS: quoted('public.accessibility.describes-video') } : {}),
    URI: quoted(textPlaylistOf(file)),
  })}`;
}

/** Peak rate, average rate and codecs of one picture size with the sound of the highest rate (§4.3.4.2). */
export function variantOf(picture: PicturePlaylist | null, sounds: readonly SoundPlaylist[]) {
  const own = picture ? ratesOf(picture.track.segments) : { peak: 0, average: 0 };
  const heard = sounds.map(({ track }) => ratesOf(track.segments));
  const codecs = [picture?.track.codec, sounds[0]?.track.codec].filter((codec) => codec !== undefined);
  return {
    peak: own.peak + Math.max(0, ...heard.map(({ peak }) => peak)),
    average: own.average + Math.max(0, ...heard.map(({ average }) => average)),
    codecs: codecs.join(','),
  };
}

function variantRows(picture: PicturePlaylist | null, { sounds, texts }: Package): string[] {
  const { peak, average, codecs } = variantOf(picture, sounds);
  const isSoundApart = picture !== null && sounds.length > 0;
  const shown = picture
    ? { RESOLUTION: `${picture.width}x${picture.height}`, 'FRAME-RATE': picture.frameRate.toFixed(3) }
    : {};
  const row = attributes({
    BANDWIDTH: peak,
    'AVERAGE-BANDWIDTH': average,
    CODECS: quoted(codecs),
    ...shown,
    ...(isSoundApart || sounds.length > 1 ? { AUDIO: quoted(SOUNDS) } : {}),
    ...(texts.length > 0 ? { SUBTITLES: quoted(TEXTS) } : {}),
    'CLOSED-CAPTIONS': 'NONE',
  });
  const file = picture?.file ?? sounds[0]?.file ?? '';
  return [`#EXT-X-STREAM-INF:${row}`, playlistOf(file)];
}

function keyFrameRow({ width, height, file, track }: PicturePlaylist): string {
  const { peak, average } = ratesOf(
    track.segments.map(({ keyLength, duration }) => ({ length: keyLength, duration })),
  );
  return `#EXT-X-I-FRAME-STREAM-INF:${attributes({
    BANDWIDTH: peak,
    'AVERAGE-BANDWIDTH': average,
    CODECS: quoted(track.codec),
    RESOLUTION: `${width}x${height}`,
    URI: quoted(keyFramesOf(file)),
  })}`;
}

/** A middle size comes first, because players may begin with the first variant (§4.3.4.2); then the rest, smallest first. */
function inOrder(pictures: readonly PicturePlaylist[]): readonly PicturePlaylist[] {
  const upwards = [...pictures].sort((a, b) => a.height - b.height);
  const first = upwards[Math.floor((upwards.length - 1) / 2)];
  return first ? [first, ...upwards.filter((one) => one !== first)] : [];
}

/** The multivariant playlist. */
export function multivariantPlaylist(whole: Package): string {
  const pictures = inOrder(whole.pictures);
  const variants = pictures.length > 0 ? pictures : [null];
  const isSoundNamed = pictures.length > 0 || whole.sounds.length > 1;
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(isSoundNamed ? whole.sounds.map((sound, index) => soundRow(sound, index === 0)) : []),
    ...whole.texts.map(textRow),
    ...variants.flatMap((picture) => variantRows(picture, whole)),
    ...pictures.map(keyFrameRow),
  ]);
}
