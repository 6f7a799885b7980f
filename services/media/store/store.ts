/**
 * Where recordings lie that are served: folders of a disk, or a bucket. They are made and changed in a folder of this machine;
 * a store says what of that is served, and when.
 */
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { text as textOfStream } from 'node:stream/consumers';
import { bytesOnDisk, type FileBytes } from '@/lib/platform/http/send-file';

export interface StoredFile extends FileBytes {
  /** Strong validator in quotes. */
  etag: string;
}

/** Names are those of our own files (recordings.ts): none leads outside. */
export interface RecordingStore {
  /** Null where there is no such file. */
  file: (assetId: string, name: string) => Promise<StoredFile | null>;
  /** Names of a recording's files, those in folders of its own left out; none where there is no such recording. */
  names: (assetId: string) => Promise<string[]>;
  /** Asset ids of what may be recordings. */
  ids: () => Promise<string[]>;
  /**
   * Does work on the recording's folder, which holds all of it then, and serves what became of it: a reader finds the recording as
   * it was before or as it is after.
   */
  change: <Answer>(assetId: string, work: () => Promise<Answer>) => Promise<Answer>;
  /** Takes a recording away: out of sight in one step. No error where there is none. */
  remove: (assetId: string) => Promise<void>;
}

/** Folder beside the recordings for what is not served; its name can be no asset id. */
export const WORK_FOLDER = '.making';

function passOverMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Folders under `root`, one a recording. Work on them moves what it made into place by itself. */
export function diskStore(root: string): RecordingStore {
  return {
    file: async (assetId, name) => {
      const where = path.join(root, assetId, name);
      const facts = await stat(where).catch(() => null);
      const bytes = facts?.isFile() ? await bytesOnDisk(where)() : null;
      if (!facts || !bytes) return null;
      return { ...bytes, etag: `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"` };
    },
    names: async (assetId) => {
      const entries = await readdir(path.join(root, assetId), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    ids: async () => (await readdir(root).catch(() => [])).filter((name) => !name.startsWith('.')),
    change: (_assetId, work) => work(),
    remove: async (assetId) => {
      const gone = path.join(root, WORK_FOLDER, `gone-${assetId}`);
      await mkdir(path.dirname(gone), { recursive: true });
      await rm(gone, { recursive: true, force: true });
      await rename(path.join(root, assetId), gone).catch(passOverMissing);
      await rm(gone, { recursive: true, force: true });
    },
  };
}

/** A whole file as text; null where there is none. */
export async function storedText(
  store: RecordingStore,
  assetId: string,
  name: string,
): Promise<string | null> {
  const file = await store.file(assetId, name);
  if (!file) return null;
  return file.size === 0 ? '' : textOfStream(await file.open({ start: 0, end: file.size - 1 }));
}
