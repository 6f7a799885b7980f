/** HLS media playlists (RFC 8216) cut to a clip: every segment that overlaps the clip, whole. Pure. */
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';

interface Segment {
  /** Seconds from the beginning of the recording. */
  start: number;
  end: number;
  /** Its lines, from its first tag to its URI. */
  lines: readonly string[];
}

interface Playlist {
  head: readonly string[];
  segments: readonly Segment[];
}

const isAddress = (line: string) => line !== '' && !line.startsWith('#');
/** Tags that apply to the next segment; every other tag applies to the whole playlist. */
const OF_SEGMENT = /^#EXT(INF:|-X-BYTERANGE:|-X-DISCONTINUITY$|-X-GAP$|-X-BITRATE:|-X-PROGRAM-DATE-TIME:)/;
const DURATION = /^#EXTINF:([\d.]+)/;

function parse(text: string): Playlist {
  const head: string[] = [];
  const segments: Segment[] = [];
  let lines: string[] = [];
  let [at, duration] = [0, 0];
  for (const line of text.split(/\r?\n/)) {
    if (isAddress(line)) {
      segments.push({ start: at, end: at + duration, lines: [...lines, line] });
      [at, duration, lines] = [at + duration, 0, []];
    } else if (OF_SEGMENT.test(line)) {
      duration = Number(DURATION.exec(line)?.[1] ?? duration);
      lines.push(line);
    } else if (line !== '' && line !== '#EXT-X-ENDLIST') head.push(line);
  }
  return { head, segments };
}

const touches =
  ({ start, end }: ClipSpan) =>
  (segment: Segment): boolean =>
    segment.start < end && segment.end > start;

/** The span that a clip's segments cover; its start is second 0 for a player of the cut. */
export function cutSpan(playlist: string, clip: ClipSpan): ClipSpan {
  const within = parse(playlist).segments.filter(touches(clip));
  return { start: within[0]?.start ?? 0, end: within.at(-1)?.end ?? clip.end };
}

/** The playlist with only the clip's segments. */
export function cutPlaylist(playlist: string, clip: ClipSpan): string {
  const { head, segments } = parse(playlist);
  const within = segments.filter(touches(clip)).flatMap(({ lines }) => lines);
  return [...head, ...within, '#EXT-X-ENDLIST', ''].join('\n');
}

/**
 * The playlist of a text with only the clip's segments, which are longer than those of picture and sound: their durations
 * are trimmed to the cut, so that text and picture start together.
 */
export function cutTextPlaylist(playlist: string, clip: ClipSpan, cut: ClipSpan): string {
  const { head, segments } = parse(playlist);
  const within = segments.filter(touches(clip)).flatMap(({ start, end, lines }) => {
    const lasts = Math.min(end, cut.end) - Math.max(start, cut.start);
    return [`#EXTINF:${lasts.toFixed(6)},`, lines.at(-1) ?? ''];
  });
  return [...head, ...within, '#EXT-X-ENDLIST', ''].join('\n');
}

/** A part of a file, by its first and last byte, both inclusive; null means the whole file. */
export interface Piece {
  file: string;
  bytes: { start: number; end: number } | null;
}

function pieceOf(file: string, range: string | undefined): Piece {
  const [length = 0, start = 0] = (range ?? '').split('@').map(Number);
  return { file, bytes: range === undefined ? null : { start, end: start + length - 1 } };
}

/** The parts of files that a playlist needs for a clip, including the initialisation sections. */
export function piecesOf(playlist: string, clip: ClipSpan): Piece[] {
  const { head, segments } = parse(playlist);
  const maps = head.flatMap((line) => {
    const file = /^#EXT-X-MAP:.*URI="([^"]+)"/.exec(line)?.[1];
    return file === undefined ? [] : [pieceOf(file, /BYTERANGE="(\d+@\d+)"/.exec(line)?.[1])];
  });
  const within = segments.filter(touches(clip)).map(({ lines }) => {
    const range = lines.find((line) => line.startsWith('#EXT-X-BYTERANGE:'));
    return pieceOf(lines.at(-1) ?? '', range?.slice('#EXT-X-BYTERANGE:'.length));
  });
  return [...maps, ...within];
}

/** Whether the requested bytes of a file lie within the pieces; adjacent segments count as one piece. */
export function isWithin(
  pieces: readonly Piece[],
  file: string,
  asked: { start: number; end: number } | null,
): boolean {
  const own = pieces.filter((piece) => piece.file === file);
  if (own.some(({ bytes }) => bytes === null)) return true;
  if (asked === null) return false;
  const ranges = own.flatMap(({ bytes }) => bytes ?? []).toSorted((a, b) => a.start - b.start);
  let reached = asked.start;
  for (const { start, end } of ranges) if (start <= reached && end >= reached) reached = end + 1;
  return reached > asked.end;
}
