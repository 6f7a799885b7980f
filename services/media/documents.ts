/**
 * Documents of the content service, cached on disk. The delivery API gives the URL of an asset's file; its bytes are stored
 * under a hash of that URL, which the content service changes whenever the bytes change. While the content service
 * is down, cached documents are still served. Those read longest ago are deleted when the folder grows beyond its bound.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { bytesOnDisk, type SentFile } from '@/services/common/files/send-file';
import { isKnownAddress } from '@/lib/platform/network/known-origins';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { deleteOldest } from '@/services/common/files/bounded-folder';

export interface DocumentSettings {
  /** Address of the environment (`environmentAddress`). */
  environmentUrl: string;
  accessToken: string;
  /** A second origin that asset files may come from (CONTENT_ASSETS_URL). The token is never sent to it. */
  assetsUrl: string;
  /** Folder for the copies. */
  folder: string;
  /** The most bytes of copies; 4 GiB if it is not given. */
  mostBytes?: number;
  /** Called when old copies could not be deleted. */
  onError: (error: unknown) => void;
}

const assetSchema = z.object({
  fields: z.object({ file: z.object({ url: z.string(), contentType: z.string() }) }),
});
const noteSchema = z.object({ url: z.string(), contentType: z.string() });
type Note = z.infer<typeof noteSchema>;

const ASSET_TIMEOUT_MS = 5_000;
const FILE_TIMEOUT_MS = 60_000;
const LARGEST_DOCUMENT_BYTES = 128 * 1024 * 1024;
const MOST_BYTES = 4 * 1024 ** 3;
/** How long an asset's facts are fresh before the delivery API is asked again. */
const NOTE_LIFE_MS = 60_000;
/** The most assets whose facts are cached in memory; the facts of the others are on disk only. */
const MOST_NOTES = 10_000;

const unavailable = () =>
  new ServiceError('UNAVAILABLE', 'The document cannot be fetched just now, please try again');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function fetched(url: string, token: string | null, timeout: number): Promise<Response> {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(timeout), redirect: 'error' });
  } catch {
    throw unavailable(); // refused, reset or timed out: the caller falls back on its copy
  }
}

/**
 * Passes on a body. Rejects with UNAVAILABLE if it breaks off, or is larger than a document may be: its length need not be
 * announced.
 */
async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > LARGEST_DOCUMENT_BYTES) throw unavailable();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ServiceError ? error : unavailable();
  }
}

/** What begins otherwise is a copy, or what a killed process left of one. */
const NOTE = 'asset-';

export class DocumentStore {
  readonly #notes = new LRUCache<string, { note: Note; readAt: number }>({ max: MOST_NOTES });
  readonly #underway = new Map<string, Promise<void>>();

  constructor(
    readonly settings: DocumentSettings,
    readonly now: () => number,
  ) {}

  /** The asset's file on disk, fetched when new. Null when the content service has no such asset. */
  async find(assetId: string): Promise<SentFile | null> {
    const note = await this.#noteOf(assetId);
    if (!note) return null;
    const hash = hashOf(note.url);
    const where = path.join(this.settings.folder, hash);
    const at = new Date(this.now());
    // It is read now: not one to be deleted for want of room. That fails where there is no copy.
    if ((await nullIfMissing(utimes(where, at, at).then(() => true))) === null)
      await this.#once(where, () => this.#download(note.url, where));
    return { bytes: bytesOnDisk(where), etag: `"${hash.slice(0, 32)}"`, contentType: note.contentType };
  }

  #notePath(assetId: string): string {
    return path.join(
      this.settings.folder,
      `${NOTE}${hashOf(`${this.settings.environmentUrl} ${assetId}`)}.json`,
    );
  }

  async #noteOf(assetId: string): Promise<Note | null> {
    const known = this.#notes.get(assetId);
    if (known && this.now() - known.readAt < NOTE_LIFE_MS) return known.note;
    try {
      const note = await this.#askForNote(assetId);
      if (note) this.#notes.set(assetId, { note, readAt: this.now() });
      return note;
    } catch (error) {
      const stored = await readFile(this.#notePath(assetId), 'utf8').catch(() => null);
      if (stored === null) throw error;
      return noteSchema.parse(JSON.parse(stored));
    }
  }

  /** Our own content service gives file URLs with their public origin, which may be unreachable from this process. */
  #reached(file: URL): URL {
    const { environmentUrl, assetsUrl } = this.settings;
    const ours = file.host === new URL(assetsUrl).host && file.pathname.startsWith('/assets/');
    return ours ? new URL(file.pathname, environmentUrl) : file;
  }

  /** Asks the delivery API. A 404 also deletes the note in memory and on disk. */
  async #askForNote(assetId: string): Promise<Note | null> {
    const { environmentUrl, accessToken } = this.settings;
    const url = `${environmentUrl}/assets/${encodeURIComponent(assetId)}`;
    const response = await fetched(url, accessToken, ASSET_TIMEOUT_MS);
    if (response.status === 404) {
      this.#notes.delete(assetId);
      await rm(this.#notePath(assetId), { force: true });
      return null;
    }
    const asset = response.ok ? assetSchema.safeParse(await response.json().catch(() => null)) : null;
    if (!asset?.success) throw unavailable();
    const { file } = asset.data.fields;
    const note = {
      url: this.#reached(new URL(file.url, environmentUrl)).href,
      contentType: file.contentType,
    };
    await writeAtomically(this.#notePath(assetId), (partial) => writeFile(partial, JSON.stringify(note)));
    return note;
  }

  /** Single flight: concurrent requests for one new document share a single download. */
  async #once(key: string, work: () => Promise<void>): Promise<void> {
    const running = this.#underway.get(key) ?? work().finally(() => this.#underway.delete(key));
    this.#underway.set(key, running);
    await running;
  }

  async #download(url: string, where: string): Promise<void> {
    const { environmentUrl, accessToken, assetsUrl } = this.settings;
    const ownOrigin = new URL(environmentUrl).origin;
    if (!isKnownAddress(url, [ownOrigin, new URL(assetsUrl).origin])) throw unavailable();
    // Only the content service's API receives the token.
    const token = new URL(url).origin === ownOrigin ? accessToken : null;
    const response = await fetched(url, token, FILE_TIMEOUT_MS);
    const announced = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || announced > LARGEST_DOCUMENT_BYTES) throw unavailable();
    const body = bounded(response.body ?? Readable.from([]));
    await writeAtomically(where, (partial) => pipeline(body, createWriteStream(partial)));
    // The document is in place, whatever becomes of the others.
    const { folder, mostBytes = MOST_BYTES, onError } = this.settings;
    await deleteOldest(folder, mostBytes, (name) => !name.startsWith(NOTE)).catch(onError);
  }
}
