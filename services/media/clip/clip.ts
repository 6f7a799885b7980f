/**
 * What a grant that is limited to a clip opens of a recording: playlists and texts cut to it, and of the tracks the bytes of
 * its segments. Everything else is outside: the storyboard, whose sheet shows the whole, and the DASH manifest too.
 */
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { recordingFiles } from '@/lib/contracts/media';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { readTimedText, webVtt } from '@/lib/domain/playback/timed-text';
import { rangeOf } from '@/lib/platform/http/range';
import type { ServedFile } from '../recordings';
import { storedText, type RecordingStore } from '../store/store';
import { cutPlaylist, cutSpan, cutTextPlaylist, isWithin, piecesOf, type Piece } from './playlist';

export type ClipAnswer =
  { kind: 'text'; text: string; contentType: string } | { kind: 'file' } | { kind: 'outside' };

const OUTSIDE: ClipAnswer = { kind: 'outside' };
const FILE: ClipAnswer = { kind: 'file' };
/** Name no second of the recording. */
const WHOLE: ReadonlySet<string> = new Set([recordingFiles.hls, recordingFiles.poster]);
const TRACKS: ReadonlySet<string> = new Set(['.mp4', '.m4s', '.m4a']);
/** Clips whose pieces are remembered. */
const MOST_CLIPS = 500;

interface Cut {
  /** Seconds of the recording that it covers: whole segments. */
  span: ClipSpan;
  pieces: readonly Piece[];
}

export class Clips {
  private readonly known = new LRUCache<string, Promise<Cut>>({ max: MOST_CLIPS });

  constructor(private readonly store: RecordingStore) {}

  /**
   * @param file the one that is asked for, or null where the name is none of a recording's
   * @param range header of the request
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
    // Pieces of a text are on the clock of the recording, as picture and sound of HLS are; a whole text is on that of the cut.
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

  private cutOf(assetId: string, clip: ClipSpan): Promise<Cut> {
    const key = `${assetId} ${clip.start} ${clip.end}`;
    const known = this.known.get(key);
    if (known) return known;
    const made = this.read(assetId, clip);
    this.known.set(key, made);
    made.catch(() => this.known.delete(key));
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

/** Picture and sound begin with what a decoder needs; texts do not (RFC 8216 §4.3.2.5). */
const isOfTrack = (playlist: string) => playlist.includes('#EXT-X-MAP:');

const cuesOf = (text: string, { start, end }: ClipSpan) =>
  readTimedText(text).filter((cue) => cue.start < end && cue.end > start);

/** Cues of the clip, on the clock of the cut. */
function cutText(text: string, clip: ClipSpan, offset: number): string {
  const cues = cuesOf(text, clip);
  return webVtt(
    cues.map((cue) => ({ ...cue, start: Math.max(0, cue.start - offset), end: cue.end - offset })),
  );
}

/** Cues of the clip in a piece of a text, with what says how its clock stands to that of the picture. */
function cutPiece(text: string, clip: ClipSpan): string {
  const map = /^X-TIMESTAMP-MAP=.*$/m.exec(text)?.[0];
  return webVtt(cuesOf(text, clip), map === undefined ? [] : [map]);
}
