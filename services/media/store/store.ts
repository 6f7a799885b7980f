/**
 * Where served recordings are stored: folders on a disk, or a bucket. They are made and changed in a local folder;
 * the store decides when the result is served.
 */
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { text as textOfStream } from 'node:stream/consumers';
import { bytesOnDisk, type FileBytes } from '@/services/common/files/send-file';
import { nullIfMissing } from '@/lib/platform/files/missing-file';

export interface StoredFile extends FileBytes {
  /** Strong validator in quotes. */
  etag: string;
}

/** Names must be those of our own files (checked in recordings.ts), so that no path leaves the recording. */
export interface RecordingStore {
  /** Null where there is no such file. */
  file: (assetId: string, name: string) => Promise<StoredFile | null>;
  /** Names of a recording's files, without those in its subfolders; empty if there is no such recording. */
  names: (assetId: string) => Promise<string[]>;
  /** Asset ids of what may be recordings. */
  ids: () => Promise<string[]>;
  /**
   * Runs `work` while the recording's folder holds the complete recording, then serves the result: a reader sees the recording
   * as it was before or as it is after. Where the result cannot be served and its folder is to be deleted, `rescue` may move it away
   * first; it is also called when `work` fails.
   */
  change: <Answer>(
    assetId: string,
    work: () => Promise<Answer>,
    rescue?: () => Promise<void>,
  ) => Promise<Answer>;
  /** Deletes a recording; readers lose it in one step. No error if there is none. */
  remove: (assetId: string) => Promise<void>;
}

/** Where recordings are made, and where they are served from. */
export interface RecordingPlace {
  /** Folder of this machine in which recordings are made (MEDIA_ROOT); absolute. */
  root: string;
  /** Bytes that must stay free on a disk that recordings are made on, or uploaded to. */
  reserve: number;
  store: RecordingStore;
}

/** Folder beside the recordings for work in progress, never served; its name cannot be an asset id. */
export const WORK_FOLDER = '.making';

/** One folder per recording under `root`. The work passed to `change` moves its own results into place. */
export function diskStore(root: string): RecordingStore {
  return {
    file: async (assetId, name) => {
      const where = path.join(root, assetId, name);
      const facts = await nullIfMissing(stat(where));
      const bytes = facts?.isFile() ? await bytesOnDisk(where)() : null;
      if (!facts || !bytes) return null;
      return { ...bytes, etag: `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"` };
    },
    names: async (assetId) => {
      const entries = await nullIfMissing(readdir(path.join(root, assetId), { withFileTypes: true }));
      return (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    ids: async () => ((await nullIfMissing(readdir(root))) ?? []).filter((name) => !name.startsWith('.')),
    change: (_assetId, work) => work(),
    remove: async (assetId) => {
      const gone = path.join(root, WORK_FOLDER, `gone-${assetId}`);
      await mkdir(path.dirname(gone), { recursive: true });
      await rm(gone, { recursive: true, force: true });
      await nullIfMissing(rename(path.join(root, assetId), gone));
      await rm(gone, { recursive: true, force: true });
    },
  };
}

/** A whole file as text; null if it does not exist. */
export async function storedText(
  store: RecordingStore,
  assetId: string,
  name: string,
): Promise<string | null> {
  const file = await store.file(assetId, name);
  if (!file) return null;
  return file.size === 0 ? '' : textOfStream(await file.open({ start: 0, end: file.size - 1 }));
}
