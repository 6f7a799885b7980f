/**
 * Byte positions of an encoded track's segments: one movie fragment each, as the encoder wrote them (ISO/IEC 14496-12
 * §8.8, CMAF §7.3). Playlists and manifest are built from these, so that they match the file.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { IngestFailure } from '../failure';

export interface Segment {
  /** Bytes from the start of the file. */
  offset: number;
  length: number;
  /** Seconds. */
  start: number;
  duration: number;
  /** Bytes from `offset` to the end of the first sample, which is a key frame. */
  keyLength: number;
}

export interface Track {
  /** RFC 6381. */
  codec: string;
  /** Bytes of `ftyp` and `moov` at the head of the file. */
  initLength: number;
  segments: readonly Segment[];
}

interface Box {
  type: string;
  offset: number;
  length: number;
}

const HEADER = 8;

/** The boxes in `bytes` from offset `from` up to `to`. */
function* boxesOf(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let offset = from; offset + HEADER <= to;) {
    const length = bytes.readUInt32BE(offset);
    if (length < HEADER || offset + length > to) throw new Error('a box is longer than what holds it');
    yield { type: bytes.toString('latin1', offset + 4, offset + 8), offset, length };
    offset += length;
  }
}

/** The box at a path of types below `within`, or null. */
function boxAt(bytes: Buffer, types: readonly string[], within: Box): Box | null {
  const [type, ...rest] = types;
  if (type === undefined) return within;
  for (const box of boxesOf(bytes, within.offset + HEADER, within.offset + within.length)) {
    if (box.type === type) return boxAt(bytes, rest, box);
  }
  return null;
}

function needed(bytes: Buffer, types: readonly string[], within: Box): Box {
  const box = boxAt(bytes, types, within);
  if (!box) throw new Error(`the track has no ${types.join('/')}`);
  return box;
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** AAC-LC is the only sound we make. */
export const SOUND_CODEC = 'mp4a.40.2';

/** `avc1.PPCCLL` from the decoder configuration. */
function codecOf(moov: Buffer, root: Box): string {
  const { offset, length } = needed(moov, ['trak', 'mdia', 'minf', 'stbl', 'stsd'], root);
  const config = moov.subarray(offset, offset + length).indexOf('avcC', 0, 'latin1');
  if (config < 0) return SOUND_CODEC;
  const at = offset + config + 4;
  return `avc1.${hex(moov.readUInt8(at + 1))}${hex(moov.readUInt8(at + 2))}${hex(moov.readUInt8(at + 3))}`;
}

/** `mdhd` holds 32- or 64-bit times, depending on its version; the time scale follows them. */
function timescaleOf(moov: Buffer, root: Box): number {
  const { offset } = needed(moov, ['trak', 'mdia', 'mdhd'], root);
  return moov.readUInt32BE(offset + HEADER + (moov.readUInt8(offset + HEADER) === 1 ? 20 : 12));
}

const has = (flags: number, flag: number) => (flags & flag) !== 0;

/** Default duration and size of a sample (`tfhd`, 14496-12 §8.8.7). */
function defaultsOf(moof: Buffer, traf: Box) {
  const { offset } = needed(moof, ['tfhd'], traf);
  const flags = moof.readUIntBE(offset + HEADER + 1, 3);
  let at = offset + HEADER + 8 + (has(flags, 1) ? 8 : 0) + (has(flags, 2) ? 4 : 0);
  const next = (flag: number) => {
    if (!has(flags, flag)) return 0;
    at += 4;
    return moof.readUInt32BE(at - 4);
  };
  return { duration: next(0x8), size: next(0x10) };
}

/** Start of a fragment on the track's timeline, in ticks (`tfdt`). */
function startOf(moof: Buffer, traf: Box): number {
  const { offset } = needed(moof, ['tfdt'], traf);
  const at = offset + HEADER + 4;
  return moof.readUInt8(offset + HEADER) === 1 ? Number(moof.readBigUInt64BE(at)) : moof.readUInt32BE(at);
}

/** Length of a fragment in ticks, and size of its first sample (`trun`, 14496-12 §8.8.8). */
function runOf(moof: Buffer, traf: Box): { ticks: number; first: number } {
  const defaults = defaultsOf(moof, traf);
  const { offset } = needed(moof, ['trun'], traf);
  const flags = moof.readUIntBE(offset + HEADER + 1, 3);
  const count = moof.readUInt32BE(offset + HEADER + 4);
  const [hasDuration, hasSize] = [has(flags, 0x100), has(flags, 0x200)];
  const row = [hasDuration, hasSize, has(flags, 0x400), has(flags, 0x800)].filter(Boolean).length * 4;
  const rows = offset + HEADER + 8 + (has(flags, 1) ? 4 : 0) + (has(flags, 4) ? 4 : 0);
  let ticks = hasDuration ? 0 : count * defaults.duration;
  if (hasDuration)
    for (let index = 0; index < count; index += 1) ticks += moof.readUInt32BE(rows + index * row);
  const first = hasSize && count > 0 ? moof.readUInt32BE(rows + (hasDuration ? 4 : 0)) : defaults.size;
  return { ticks, first };
}

async function read(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  if (bytesRead < length) throw new Error('the track ends within a box');
  return bytes;
}

async function* topBoxes(file: FileHandle, size: number): AsyncGenerator<Box> {
  for (let offset = 0; offset < size;) {
    const head = await read(file, offset, HEADER);
    const length = head.readUInt32BE(0);
    if (length < HEADER) throw new Error('a box of the track has no length');
    yield { type: head.toString('latin1', 4, 8), offset, length };
    offset += length;
  }
}

/** Second at which a track ends. */
export function endOf({ segments }: Track): number {
  const last = segments.at(-1);
  return last ? last.start + last.duration : 0;
}

/** The encoder ends well, and writes a track without a fragment, where it could decode none of the file's. */
const NOTHING_READ =
  'The picture or the sound of the file could not be read: it is damaged, or was cut off. See whether it plays, then upload it again';

/** Reads the position of every segment. Throws if the file is not a complete fragmented track; NOTHING_TO_PLAY if it has none. */
export async function readTrack(path: string): Promise<Track> {
  const file = await open(path, 'r');
  try {
    const segments: Segment[] = [];
    let codec = '';
    let timescale = 0;
    let initLength = 0;
    let fragment: (Box & { bytes: Buffer }) | null = null;
    for await (const box of topBoxes(file, (await file.stat()).size)) {
      if (box.type === 'moov') {
        const moov = await read(file, box.offset, box.length);
        const root = { type: 'moov', offset: 0, length: box.length };
        [codec, timescale, initLength] = [
          codecOf(moov, root),
          timescaleOf(moov, root),
          box.offset + box.length,
        ];
      } else if (box.type === 'moof') {
        fragment = { ...box, bytes: await read(file, box.offset, box.length) };
      } else if (box.type === 'mdat' && fragment) {
        segments.push(segmentOf(fragment, fragment.bytes, box, timescale));
        fragment = null;
      }
    }
    if (codec === '' || timescale === 0 || segments.length === 0)
      throw new IngestFailure('NOTHING_TO_PLAY', NOTHING_READ);
    return { codec, initLength, segments };
  } finally {
    await file.close();
  }
}

function segmentOf(moof: Box, bytes: Buffer, mdat: Box, timescale: number): Segment {
  const traf = needed(bytes, ['traf'], { type: 'moof', offset: 0, length: moof.length });
  const { ticks, first } = runOf(bytes, traf);
  return {
    offset: moof.offset,
    length: mdat.offset + mdat.length - moof.offset,
    start: startOf(bytes, traf) / timescale,
    duration: ticks / timescale,
    keyLength: mdat.offset + HEADER + first - moof.offset,
  };
}
