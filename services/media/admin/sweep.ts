/** Deletes abandoned uploads. tus's own sweep also takes finished ones: it reads an offset that FileStore never writes. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@/lib/domain/text/calendar';

/** An upload is abandoned a day after its last piece. */
const EXPIRES_MS = DAY_MS;

/** An upload, and the files beside it: what tus knows of it, and its captions. */
const UPLOAD_FILE = /^(?<id>[0-9a-f]{32})(?:\.json|(?:\.[0-9a-f]{16})?\.captions)?$/;

/** Paths of an upload's files, by upload id. */
async function filesById(folder: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for (const name of await readdir(folder)) {
    const id = UPLOAD_FILE.exec(name)?.groups?.id;
    if (id !== undefined) files.set(id, [...(files.get(id) ?? []), path.join(folder, name)]);
  }
  return files;
}

/** Milliseconds since 1970. Each piece renews it; a file that has just been deleted counts as never changed. */
const changedAt = async (file: string) => (await stat(file).catch(() => null))?.mtimeMs ?? 0;

/**
 * @param sourcesInUse files that jobs are still to be made of
 * @param now milliseconds since 1970
 */
export async function sweepUploads(
  folder: string,
  sourcesInUse: () => Promise<readonly string[]>,
  now: number,
): Promise<void> {
  const stale: { id: string; files: string[] }[] = [];
  for (const [id, files] of await filesById(folder)) {
    const times = await Promise.all(files.map(changedAt));
    if (Math.max(...times) < now - EXPIRES_MS) stale.push({ id, files });
  }
  if (stale.length === 0) return;
  // Read last, so that a job that was asked for meanwhile keeps its upload.
  const inUse = new Set((await sourcesInUse()).map((source) => path.basename(source)));
  for (const { id, files } of stale)
    if (!inUse.has(id)) for (const file of files) await rm(file, { force: true });
}
