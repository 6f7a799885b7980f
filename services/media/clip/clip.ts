/**
 * What a grant limited to a clip gives access to: playlists and texts cut to the clip, and the bytes of its segments in each
 * track. Everything else is refused, including the DASH manifest and the storyboard, whose sheets show the whole recording.
 */
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { recordingFiles } from '@/lib/contracts/media/media';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { readTimedText, webVtt } from '@/lib/domain/playback/timed-text';
import { rangeOf } from '@/services/common/files/range';
import type { ServedFile } from '../recordings';
import { storedText, type RecordingStore } from '../store/store';
import { cutPlaylist, cutSpan, cutTextPlaylist, isWithin, piecesOf, type Piece } from './playlist';

export type ClipAnswer =
  { kind: 'text'; text: string; contentType: string } | { kind: 'file' } | { kind: 'outside' };

const OUTSIDE: ClipAnswer = { kind: 'outside' };
const FILE: ClipAnswer = { kind: 'file' };
/** Served uncut: neither file is tied to a time in the recording. */
const WHOLE: ReadonlySet<string> = new Set([recordingFiles.hls, recordingFiles.poster]);
const TRACKS: ReadonlySet<string> = new Set(['.mp4', '.m4s', '.m4a']);
/** Clips whose byte ranges are kept in the cache. */
const MOST_CLIPS = 500;

interface Cut {
  /** Seconds of the recording that the cut covers, in whole segments. */
  span: ClipSpan;
  pieces: readonly Piece[];
}

export class Clips {
  private readonly known = new LRUCache<string, Promise<Cut>>({ max: MOST_CLIPS });

  constructor(private readonly store: RecordingStore) {}

  /**
   * @param file the requested file, or null if the recording has none of that name
   * @param range the request's `Range` header
   */
  async answer(
    { assetId, name, clip }: { assetId: string; name: string; clip: ClipSpan },
    file: ServedFile | null,
    range: string | undefined,
  ): Promise<ClipAnswer> {
    if (name === recordingFiles.clip) return this.facts(assetId, clip);
    if (!file || name.startsWith('storyboard.')) return OUTSIDE;
    if (WHOLE.has(name)) return FILE;
    const extension = path.extname(name);
    const { span, pieces } = await this.cutOf(assetId, clip);
    if (extension === '.m3u8')
      return this.cutFile({ assetId, name, ...file }, (text) =>
        isOfTrack(text) ? cutPlaylist(text, clip) : cutTextPlaylist(text, clip, span),
      );
    // The segments of a text keep the recording's timeline, as HLS picture and sound do; a whole text is shifted to the cut's.
    if (extension === '.vtt')
      return this.cutFile({ assetId, name, ...file }, (text) =>
        name.includes('/') ? cutPiece(text, clip) : cutText(text, clip, span.start),
      );
    if (!TRACKS.has(extension)) return OUTSIDE;
    const asked = rangeOf(range, file.size);
    return isWithin(pieces, name, asked.kind === 'part' ? asked : null) ? FILE : OUTSIDE;
  }

  private async facts(assetId: string, clip: ClipSpan): Promise<ClipAnswer> {
    const { span } = await this.cutOf(assetId, clip);
    const text = JSON.stringify({ start: clip.start - span.start, end: clip.end - span.start });
    return { kind: 'text', text, contentType: 'application/json; charset=utf-8' };
  }

  private async cutFile(
    { assetId, name, contentType }: { assetId: string; name: string; contentType: string },
    cut: (text: string) => string,
  ): Promise<ClipAnswer> {
    return { kind: 'text', text: cut((await storedText(this.store, assetId, name)) ?? ''), contentType };
  }

  private async cutOf(assetId: string, clip: ClipSpan): Promise<Cut> {
    // A recording that is made again has other byte ranges, and another manifest: it names the bit rates to the bit.
    const manifest = await this.store.file(assetId, recordingFiles.hls);
    if (!manifest) return this.read(assetId, clip);
    const key = `${assetId} ${manifest.etag} ${clip.start} ${clip.end}`;
    const known = this.known.get(key);
    if (known) return known;
    const made = this.read(assetId, clip);
    this.known.set(key, made);
    const forget = () => void this.known.delete(key);
    // Nothing is found while a recording is being replaced: the next request reads again.
    made.then(({ pieces }) => pieces.length === 0 && forget(), forget);
    return made;
  }

  private async read(assetId: string, clip: ClipSpan): Promise<Cut> {
    const names = (await this.store.names(assetId)).filter(
      (name) => name.endsWith('.m3u8') && name !== recordingFiles.hls,
    );
    const read = async (name: string) => (await storedText(this.store, assetId, name)) ?? '';
    const playlists = await Promise.all(names.toSorted().map(read));
    const whole = playlists.find((text) => isOfTrack(text) && !text.includes('#EXT-X-I-FRAMES-ONLY'));
    return {
      span: cutSpan(whole ?? '', clip),
      pieces: playlists.flatMap((text) => piecesOf(text, clip)),
    };
  }
}

/** Only picture and sound have an initialisation section; texts do not (RFC 8216 §4.3.2.5). */
const isOfTrack = (playlist: string) => playlist.includes('#EXT-X-MAP:');

const cuesOf = (text: string, { start, end }: ClipSpan) =>
  readTimedText(text).filter((cue) => cue.start < end && cue.end > start);

/** The clip's cues, with times relative to the start of the cut. */
function cutText(text: string, clip: ClipSpan, offset: number): string {
  const cues = cuesOf(text, clip);
  return webVtt(
    cues.map((cue) => ({ ...cue, start: Math.max(0, cue.start - offset), end: cue.end - offset })),
  );
}

/** The clip's cues in one segment of a text, with the X-TIMESTAMP-MAP that ties their times to the picture's. */
function cutPiece(text: string, clip: ClipSpan): string {
  const map = /^X-TIMESTAMP-MAP=.*$/m.exec(text)?.[0];
  return webVtt(cuesOf(text, clip), map === undefined ? [] : [map]);
}
