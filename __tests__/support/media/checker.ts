/**
 * Checks a recording on disk by RFC 8216 and 23009-1, reading nothing but what a player reads: playlists, manifest,
 * files, and ffprobe for what the files hold. It shares no code with what made them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Piece {
  uri: string;
  duration: number;
  start: number;
  bytes: { length: number; offset: number } | null;
}

interface MediaPlaylist {
  target: number;
  map: { uri: string; length: number } | null;
  pieces: Piece[];
  text: string;
}

type Attributes = Record<string, string>;

function attributesOf(row: string): Attributes {
  const list = row.slice(row.indexOf(':') + 1);
  const pairs = [...list.matchAll(/([A-Z0-9-]+)=("[^"]*"|[^,]*)/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name!, value!.replace(/^"|"$/g, '')]));
}

function readMedia(folder: string, name: string): MediaPlaylist {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const rows = text.split('\n');
  const value = (tag: string) => rows.find((row) => row.startsWith(`${tag}:`))?.slice(tag.length + 1);
  const map = rows.find((row) => row.startsWith('#EXT-X-MAP:'));
  const pieces: Piece[] = [];
  let [duration, start] = [0, 0];
  let bytes: Piece['bytes'] = null;
  for (const row of rows) {
    if (row.startsWith('#EXTINF:')) duration = Number.parseFloat(row.slice(8));
    else if (row.startsWith('#EXT-X-BYTERANGE:')) {
      const [length, offset] = row.slice(17).split('@').map(Number);
      bytes = { length: length!, offset: offset! };
    } else if (row !== '' && !row.startsWith('#')) {
      pieces.push({ uri: row, duration, start, bytes });
      start += duration;
      bytes = null;
    }
  }
  const given = map ? attributesOf(map) : null;
  return {
    target: Number(value('#EXT-X-TARGETDURATION')),
    map: given ? { uri: given['URI']!, length: Number(given['BYTERANGE']!.split('@')[0]) } : null,
    pieces,
    text,
  };
}

const sizeOf = ({ bytes, uri }: Piece, folder: string) =>
  bytes?.length ?? statSync(path.join(folder, uri)).size;

/** RFC 8216 §4.3.4.2, by brute force over every run of segments. */
function peakOf(folder: string, { pieces, target }: MediaPlaylist): number {
  let peak = 0;
  for (let from = 0; from < pieces.length; from += 1) {
    for (let to = from; to < pieces.length; to += 1) {
      const run = pieces.slice(from, to + 1);
      const seconds = run.reduce((sum, { duration }) => sum + duration, 0);
      if (seconds < target * 0.5 || seconds > target * 1.5) continue;
      peak = Math.max(peak, (run.reduce((sum, piece) => sum + sizeOf(piece, folder), 0) * 8) / seconds);
    }
  }
  return peak;
}

interface Packet {
  time: number;
  duration: number;
  at: number;
  key: boolean;
}

interface Probed {
  /** In order of the file, with their presentation times. */
  packets: Packet[];
  codec: string;
}

/** Profile and constraint bytes by ffprobe's name of a profile. */
const PROFILES: Readonly<Record<string, string>> = { High: '6400', 'Constrained Baseline': '42c0' };

function codecOf({ codec_name: name, profile, level }: Record<string, string | number>): string {
  if (name === 'aac') return 'mp4a.40.2';
  return `avc1.${PROFILES[String(profile)]}${Number(level).toString(16).padStart(2, '0')}`;
}

function probe(file: string): Probed {
  const shown = 'packet=pts_time,duration_time,pos,flags:stream=codec_name,profile,level';
  const out = execFileSync('ffprobe', ['-v', 'error', '-show_entries', shown, '-of', 'json', file], {
    maxBuffer: 256 * 1024 ** 2,
  }).toString();
  const { packets, streams } = JSON.parse(out) as {
    packets: Record<string, string>[];
    streams: Record<string, string | number>[];
  };
  return {
    codec: codecOf(streams[0]!),
    packets: packets.map(({ pts_time: time, duration_time: duration, pos, flags }) => ({
      time: Number(time),
      duration: Number(duration),
      at: Number(pos),
      key: flags!.includes('K'),
    })),
  };
}

/** What files hold: each is named by its playlist and by that of its key frames, and probing takes the most of a check. */
const probes = new Map<string, Probed>();
function probed(file: string): Probed {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const known = probes.get(key) ?? probe(file);
  probes.set(key, known);
  return known;
}

const GAP_SECONDS = 0.05;

function checkMedia(folder: string, name: string, faults: string[]): MediaPlaylist {
  const playlist = readMedia(folder, name);
  const { pieces, target, map, text } = playlist;
  const fault = (words: string) => faults.push(`${name}: ${words}`);
  if (!text.includes('#EXT-X-ENDLIST')) fault('has no end');
  if (!text.includes('#EXT-X-PLAYLIST-TYPE:VOD')) fault('is not marked VOD');
  for (const { duration, uri } of pieces)
    if (Math.round(duration) > target) fault(`${uri} lasts ${duration} s, the target is ${target} s`);
  if (!map) return playlist;
  const [first] = pieces;
  if (first?.bytes?.offset !== map.length) fault('the first segment does not begin behind the map');
  pieces.reduce(
    (end, { bytes }) => {
      if (end !== null && bytes && !text.includes('I-FRAMES-ONLY') && bytes.offset !== end)
        fault('segments leave bytes out');
      return bytes ? bytes.offset + bytes.length : end;
    },
    null as number | null,
  );
  return playlist;
}

/** Every segment begins with a key frame, lasts what is said, and the track has no holes. */
function checkPackets(folder: string, name: string, { pieces, map }: MediaPlaylist, faults: string[]): void {
  const { packets } = probed(path.join(folder, map!.uri));
  const origin = Math.min(...packets.map(({ time }) => time));
  for (const { bytes, start, duration } of pieces) {
    const own = packets.filter(({ at }) => at >= bytes!.offset && at < bytes!.offset + bytes!.length);
    if (!own[0]?.key) faults.push(`${name}: the segment at ${start} s does not begin with a key frame`);
    const from = Math.min(...own.map(({ time }) => time)) - origin;
    if (Math.abs(from - start) > GAP_SECONDS)
      faults.push(`${name}: the segment said to be at ${start} s is at ${from} s`);
    const lasts = own.reduce((sum, one) => sum + one.duration, 0);
    if (Math.abs(lasts - duration) > GAP_SECONDS)
      faults.push(`${name}: a segment of ${duration} s lasts ${lasts} s`);
  }
  const times = packets.map(({ time }) => time).sort((a, b) => a - b);
  times.slice(1).forEach((time, index) => {
    if (time - times[index]! > 1) faults.push(`${name}: nothing between ${times[index]} and ${time} s`);
  });
}

function checkTexts(folder: string, groups: readonly Attributes[], faults: string[]): void {
  for (const { URI: name, LANGUAGE: language } of groups) {
    const playlist = checkMedia(folder, name!, faults);
    if (!language) faults.push(`${name}: names no language`);
    for (const { uri } of playlist.pieces) {
      const text = readFileSync(path.join(folder, uri), 'utf8');
      if (!text.startsWith('WEBVTT\n')) faults.push(`${uri}: is no WebVTT`);
      if (!/^X-TIMESTAMP-MAP=/m.test(text)) faults.push(`${uri}: has no X-TIMESTAMP-MAP`);
    }
  }
}

function checkKeyFrames(folder: string, rows: readonly Attributes[], faults: string[]): void {
  for (const { URI: name, BANDWIDTH: said, CODECS: codecs } of rows) {
    const playlist = checkMedia(folder, name!, faults);
    if (!playlist.text.includes('#EXT-X-I-FRAMES-ONLY')) faults.push(`${name}: is not marked I-FRAMES-ONLY`);
    if (!codecs) faults.push(`${name}: names no codec`);
    if (peakOf(folder, playlist) > Number(said)) faults.push(`${name}: BANDWIDTH is below its peak`);
    const packets = probed(path.join(folder, playlist.map!.uri)).packets.filter(({ key }) => key);
    for (const { bytes, start } of playlist.pieces) {
      const inside = packets.filter(({ at }) => at >= bytes!.offset && at < bytes!.offset + bytes!.length);
      if (inside.length !== 1) faults.push(`${name}: ${inside.length} key frames at ${start} s`);
    }
  }
}

function checkDash(folder: string, playlists: readonly MediaPlaylist[], faults: string[]): void {
  const mpd = readFileSync(path.join(folder, 'manifest.mpd'), 'utf8');
  if (!/<MPD [^>]*type="static"/.test(mpd)) faults.push('manifest.mpd: is not static');
  for (const { map, pieces } of playlists) {
    const set = new RegExp(`<BaseURL>${map!.uri}</BaseURL>.*?</SegmentList>`).exec(mpd)?.[0] ?? '';
    const ranges = [...set.matchAll(/mediaRange="(\d+)-(\d+)"/g)].map(
      ([, from, to]) => `${Number(to) - Number(from) + 1}@${from}`,
    );
    const own = pieces.map(({ bytes }) => `${bytes!.length}@${bytes!.offset}`);
    if (ranges.join() !== own.join()) faults.push(`manifest.mpd: other segments of ${map!.uri} than HLS has`);
    const [, scale, ticks] = /<SegmentList timescale="(\d+)" duration="(\d+)"/.exec(set) ?? [];
    const pace = Number(ticks) / Number(scale);
    // Half a segment is what ISO/IEC 23009-1 lets a beginning differ from the stated pace.
    if (!pieces.every(({ start }, index) => Math.abs(start - pieces[0]!.start - index * pace) < pace / 2))
      faults.push(`manifest.mpd: ${map!.uri} does not begin its segments at the pace of ${pace} s`);
  }
}

/** Every fault of the recording in `folder`, as sentences; none when it is right. */
export function faultsOf(folder: string): string[] {
  const faults: string[] = [];
  const master = readFileSync(path.join(folder, 'master.m3u8'), 'utf8').split('\n');
  const rows = (tag: string) => master.filter((row) => row.startsWith(`${tag}:`)).map(attributesOf);
  if (!master.includes('#EXT-X-INDEPENDENT-SEGMENTS'))
    faults.push('master.m3u8: not EXT-X-INDEPENDENT-SEGMENTS');
  const groups = rows('#EXT-X-MEDIA');
  const sounds = groups
    .filter(({ TYPE }) => TYPE === 'AUDIO')
    .map(({ URI }) => checkMedia(folder, URI!, faults));
  const soundPeak = Math.max(0, ...sounds.map((sound) => peakOf(folder, sound)));
  const variants = master.flatMap((row, index) =>
    row.startsWith('#EXT-X-STREAM-INF:') ? [{ given: attributesOf(row), name: master[index + 1]! }] : [],
  );
  const playlists = variants.map(({ given, name }) => {
    const playlist = checkMedia(folder, name, faults);
    checkPackets(folder, name, playlist, faults);
    const peak = peakOf(folder, playlist) + (given['AUDIO'] ? soundPeak : 0);
    if (peak > Number(given['BANDWIDTH']))
      faults.push(`${name}: BANDWIDTH ${given['BANDWIDTH']} is below the peak ${peak}`);
    if (!(Number(given['AVERAGE-BANDWIDTH']) <= Number(given['BANDWIDTH'])))
      faults.push(`${name}: AVERAGE-BANDWIDTH`);
    const isPicture = probed(path.join(folder, playlist.map!.uri)).codec.startsWith('avc1');
    if (isPicture && !(Number(given['FRAME-RATE']) > 0 && given['RESOLUTION']))
      faults.push(`${name}: FRAME-RATE, RESOLUTION`);
    const codecs = [playlist, ...(given['AUDIO'] ? sounds.slice(0, 1) : [])].map(
      ({ map }) => probed(path.join(folder, map!.uri)).codec,
    );
    if (given['CODECS'] !== codecs.join(','))
      faults.push(`${name}: CODECS ${given['CODECS']} should be ${codecs.join(',')}`);
    return playlist;
  });
  sounds.forEach((sound) => checkPackets(folder, sound.map!.uri, sound, faults));
  const starts = playlists.map(({ pieces }) => pieces.map(({ start }) => start.toFixed(3)).join());
  if (new Set(starts).size > 1) faults.push('segments of the variants do not align');
  checkTexts(
    folder,
    groups.filter(({ TYPE }) => TYPE === 'SUBTITLES'),
    faults,
  );
  checkKeyFrames(folder, rows('#EXT-X-I-FRAME-STREAM-INF'), faults);
  checkDash(
    folder,
    [...new Map([...playlists, ...sounds].map((one) => [one.map!.uri, one])).values()],
    faults,
  );
  return faults;
}
