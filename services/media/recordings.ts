/** Files of recordings: which names are served, and with which content type. */
import path from 'node:path';
import type { SentFile } from '@/services/common/files/send-file';
import type { RecordingStore } from './store/store';

export interface ServedFile extends SentFile {
  size: number;
}

/** Only these types are served; any other file in a recording's folder (such as recording.json) is not found. */
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

/** Whether a name can be that of a file of a recording. */
function isOwnName(assetId: string, file: string): boolean {
  const segments = [assetId, ...file.split('/')];
  return segments.length <= DEEPEST && segments.every((segment) => SEGMENT.test(segment));
}

/** Finds one file of a recording, or null. Names are matched, never normalised, so no path leaves the folder. */
export async function findRecordingFile(
  store: RecordingStore,
  assetId: string,
  file: string,
): Promise<ServedFile | null> {
  const contentType = contentTypes[path.extname(file)];
  if (!contentType || !isOwnName(assetId, file)) return null;
  const found = await store.file(assetId, file);
  return found && { size: found.size, etag: found.etag, contentType, bytes: async () => found };
}
