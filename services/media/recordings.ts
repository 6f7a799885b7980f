/** Files of recordings on disk: which names are served, as which type, and where they lie. */
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A file that may be sent. `etag` is a strong validator in quotes. */
export interface ServedFile {
  path: string;
  size: number;
  etag: string;
  contentType: string;
}

/** Only these kinds are served; whatever else lies in a recording's folder (recording.json) does not exist outside. */
const contentTypes: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

const DEEPEST = 4;
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Segments of a name below a recording's folder, or null for a name that cannot be one of ours. */
function segmentsOf(assetId: string, file: string): string[] | null {
  const segments = [assetId, ...file.split('/')];
  return segments.length <= DEEPEST && segments.every((segment) => SEGMENT.test(segment)) ? segments : null;
}

/** Finds one file of a recording under `root`, or null. Names are matched, never normalised, so none leads outside. */
export async function findRecordingFile(
  root: string,
  assetId: string,
  file: string,
): Promise<ServedFile | null> {
  const segments = segmentsOf(assetId, file);
  const contentType = contentTypes[path.extname(file)];
  if (!segments || !contentType) return null;
  const where = path.join(root, ...segments);
  const facts = await stat(where).catch(() => null);
  if (!facts?.isFile()) return null;
  const etag = `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"`;
  return { path: where, size: facts.size, etag, contentType };
}
