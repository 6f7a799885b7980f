/**
 * What a grant that is limited to a clip opens of a recording: playlists and texts cut to it, and of the tracks the bytes of
 * its segments. Everything else is outside: the storyboard, whose sheet shows the whole, and the DASH manifest too.
 */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { recordingFiles } from '@/lib/contracts/media';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { readTimedText, webVtt } from '@/lib/domain/playback/timed-text';
import { rangeOf } from '@/lib/platform/http/range';
import type { ServedFile } from '../recordings';
import { cutPlaylist, cutStart, isWithin, piecesOf, type Piece } from './playlist';

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
  /** Second of the recording at which the cut begins. */
  offset: number;
  pieces: readonly Piece[];
}

export class Clips {
  private readonly known = new LRUCache<string, Promise<Cut>>({ max: MOST_CLIPS });

  constructor(private readonly root: string) {}

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
    if (!file || name.startsWith('storyboard.') || name.includes('/')) return OUTSIDE;
    if (WHOLE.has(name)) return FILE;
    const extension = path.extname(name);
    if (extension === '.m3u8') return this.cutFile(file, (text) => cutPlaylist(text, clip));
    if (extension === '.vtt') {
      const { offset } = await this.cutOf(assetId, clip);
      return this.cutFile(file, (text) => cutText(text, clip, offset));
    }
    if (!TRACKS.has(extension)) return OUTSIDE;
    const asked = rangeOf(range, file.size);
    const { pieces } = await this.cutOf(assetId, clip);
    return isWithin(pieces, name, asked.kind === 'part' ? asked : null) ? FILE : OUTSIDE;
  }

  private async facts(assetId: string, clip: ClipSpan): Promise<ClipAnswer> {
    const { offset } = await this.cutOf(assetId, clip);
    const text = JSON.stringify({ start: clip.start - offset, end: clip.end - offset });
    return { kind: 'text', text, contentType: 'application/json; charset=utf-8' };
  }

  private async cutFile(
    { path: at, contentType }: ServedFile,
    cut: (text: string) => string,
  ): Promise<ClipAnswer> {
    return { kind: 'text', text: cut(await readFile(at, 'utf8')), contentType };
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
    const folder = path.join(this.root, assetId);
    const names = (await readdir(folder)).filter(
      (name) => name.endsWith('.m3u8') && name !== recordingFiles.hls,
    );
    const playlists = await Promise.all(
      names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    const whole = playlists.find((text) => !text.includes('#EXT-X-I-FRAMES-ONLY'));
    return {
      offset: cutStart(whole ?? '', clip),
      pieces: playlists.flatMap((text) => piecesOf(text, clip)),
    };
  }
}

/** Cues of the clip, on the clock of the cut. */
function cutText(text: string, { start, end }: ClipSpan, offset: number): string {
  const cues = readTimedText(text)
    .filter((cue) => cue.start < end && cue.end > start)
    .map((cue) => ({ ...cue, start: Math.max(0, cue.start - offset), end: cue.end - offset }));
  return webVtt(cues);
}
