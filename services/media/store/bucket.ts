/**
 * Recordings in a bucket. `recordings/{asset id}/index.json` maps each file of a recording to the key under which its bytes
 * are stored beside it. The index is replaced atomically and the bytes under a key never change: a reader sees one version of
 * a recording, correcting a caption uploads only that caption, and every node sends the same validator (ETag). The index is
 * replaced only if it is the one that the change began with, so that no process overwrites the change of another.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { exists } from '@/lib/platform/files/missing-file';
import { unavailable } from '@/lib/platform/service-error';
import { staleRefusal } from '@/services/common/database/optimistic-lock';
import type { s3Calls } from '@/services/common/files/storage';
import { FACTS } from '../ingest/change';
import { IngestFailure } from '../ingest/failure';
import { copiedAt, dropLocal, markCopy } from './copies';
import { inParallel } from './in-parallel';
import { filesOf, hashOf, linkToKey, staysInBucket } from './local-files';
import { BucketObjects } from './objects';
import { WORK_FOLDER, type RecordingStore, type StoredFile } from './store';

const PREFIX = 'recordings/';
const INDEX = 'index.json';

const indexSchema = z.object({
  /** `hash`: SHA-256, in hexadecimal; older indexes end there, later ones add `-` and what makes the key unique. */
  files: z.record(z.string(), z.object({ hash: z.string(), size: z.number().int().min(0) })),
});
type Index = z.infer<typeof indexSchema>;

/** An index that was read, and the headers with which it is replaced only while it is still that one (RFC 9110 §13.1). */
interface Served {
  index: Index | null;
  unchanged: Record<string, string>;
}

/** What S3 answers when that does not hold: 404 where there is none any more, 409 where two write at once. */
const CHANGED = [404, 409, 412];

/** How long an index is cached, ms: a player requests a segment every few seconds. */
const INDEX_LIFE_MS = 1_000;
const MOST_INDEXES = 1_000;

/** The bytes' own part of a key. */
const contentOf = (key: string) => key.slice(0, 64);

const keyOf = (assetId: string, name: string) => `${PREFIX}${assetId}/${name}`;

export class BucketStore implements RecordingStore {
  private readonly known = new LRUCache<string, { index: Index | null }>({
    max: MOST_INDEXES,
    ttl: INDEX_LIFE_MS,
  });

  private readonly objects: BucketObjects;

  /** `root`: folder of this machine in which recordings are made and changed; `partBytes`: a larger file is sent in parts. */
  constructor(
    reach: ReturnType<typeof s3Calls>,
    private readonly root: string,
    partBytes?: number,
  ) {
    this.objects = new BucketObjects(reach, partBytes);
  }

  async file(assetId: string, name: string): Promise<StoredFile | null> {
    const entry = (await this.indexOf(assetId))?.files[name];
    if (!entry) return null;
    const { hash, size } = entry;
    return {
      size,
      etag: `"${hash.slice(0, 32)}"`,
      open: ({ start, end }) => this.objects.open(keyOf(assetId, hash), { Range: `bytes=${start}-${end}` }),
    };
  }

  async names(assetId: string): Promise<string[]> {
    const names = Object.keys((await this.indexOf(assetId))?.files ?? {});
    return names.filter((name) => !name.includes('/'));
  }

  async ids(): Promise<string[]> {
    const pages = await this.objects.list(PREFIX);
    return pages.flatMap(({ CommonPrefixes }) =>
      CommonPrefixes.map(({ Prefix }) => Prefix.slice(PREFIX.length, -1)),
    );
  }

  async change<Answer>(
    assetId: string,
    work: () => Promise<Answer>,
    rescue?: () => Promise<void>,
  ): Promise<Answer> {
    const folder = path.join(this.root, assetId);
    const served = await this.readIndex(assetId);
    const { index } = served;
    if (index) {
      await this.refuseOther(assetId, index);
      await this.fetch(assetId, index);
    }
    // Of a recording that has been deleted since a process was killed in the midst of its change.
    else if ((await copiedAt(this.root, assetId)) !== null) await dropLocal(this.root, assetId);
    try {
      const answer = await work();
      if (await exists(folder)) await this.publish(assetId, folder, served);
      await dropLocal(this.root, assetId);
      return answer;
    } catch (error) {
      // A new recording that could not be uploaded stays in its folder for the next try.
      if (index) {
        await rescue?.();
        await dropLocal(this.root, assetId);
      }
      throw error;
    }
  }

  async remove(assetId: string): Promise<void> {
    await dropLocal(this.root, assetId);
    // Listed first: what is uploaded once the index is gone belongs to a new recording.
    const keys = await this.keysOf(assetId);
    await this.objects.call(keyOf(assetId, INDEX), { method: 'DELETE' }, [404]);
    this.known.delete(assetId);
    await this.removeKeys(assetId, keys);
  }

  private async readIndex(assetId: string): Promise<Served> {
    const response = await this.objects.call(keyOf(assetId, INDEX), { method: 'GET' }, [404]);
    if (response.status === 404) return { index: null, unchanged: { 'if-none-match': '*' } };
    const etag = response.headers.get('etag');
    const unchanged: Served['unchanged'] = etag === null ? {} : { 'if-match': etag };
    return { index: indexSchema.parse(await response.json()), unchanged };
  }

  private async indexOf(assetId: string): Promise<Index | null> {
    const at = this.known.get(assetId);
    if (at) return at.index;
    const { index } = await this.readIndex(assetId);
    this.known.set(assetId, { index });
    return index;
  }

  /** Keys of the files stored beside the index of a recording. */
  private async keysOf(assetId: string): Promise<string[]> {
    const folder = keyOf(assetId, '');
    const pages = await this.objects.list(folder);
    const names = pages.flatMap(({ Contents }) => Contents.map(({ Key }) => Key.slice(folder.length)));
    return names.filter((name) => name !== INDEX);
  }

  private removeKeys(assetId: string, keys: readonly string[]): Promise<void> {
    return this.objects.remove(keys.map((key) => keyOf(assetId, key)));
  }

  /**
   * Throws UNAVAILABLE, because of FOLDER_TAKEN, where the folder of the id is neither a copy nor the recording that is served. A
   * worker leaves such a folder at its start (clear.ts): it may be the only one of its recording, and what is fetched would take its
   * place.
   */
  private async refuseOther(assetId: string, { files }: Index): Promise<void> {
    const folder = path.join(this.root, assetId);
    if (!(await exists(folder)) || (await copiedAt(this.root, assetId)) !== null) return;
    const facts = path.join(folder, FACTS);
    const own = (await exists(facts)) ? await hashOf(facts) : null;
    if (own !== null && own === contentOf(files[FACTS]?.hash ?? '')) return;
    const what = `${folder} holds another recording than the one that is served as ${assetId}`;
    return unavailable(`${what}: move that folder away, and try again`)(
      new IngestFailure('FOLDER_TAKEN', what),
    );
  }

  /** Brings the recording, as it is now served, into its local folder: links stand for what stays in the bucket. */
  private async fetch(assetId: string, { files }: Index): Promise<void> {
    const folder = path.join(this.root, assetId);
    const part = path.join(this.root, WORK_FOLDER, `fetched-${assetId}`);
    await rm(part, { recursive: true, force: true });
    await inParallel(Object.entries(files), async ([name, { hash }]) => {
      const file = path.join(part, name);
      await mkdir(path.dirname(file), { recursive: true });
      if (staysInBucket(name)) await linkToKey(hash, file);
      else await pipeline(await this.objects.open(keyOf(assetId, hash)), createWriteStream(file));
    });
    await markCopy(this.root, assetId);
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder);
  }

  /**
   * Uploads the folder and publishes its index. Keys no longer named, or left by a failed upload, are deleted. Throws CONFLICT
   * when another process has published an index since `served` was read.
   */
  private async publish(assetId: string, folder: string, served: Served): Promise<void> {
    const there = await this.keysOf(assetId);
    const { files, sent } = await this.upload(assetId, folder, served.index);
    const body = Buffer.from(JSON.stringify({ files } satisfies Index));
    const headers = { 'content-type': 'application/json', ...served.unchanged };
    const { ok } = await this.objects.call(keyOf(assetId, INDEX), { method: 'PUT', body, headers }, CHANGED);
    this.known.delete(assetId);
    if (!ok) {
      await this.removeKeys(assetId, sent);
      throw staleRefusal();
    }
    const named = new Set(Object.values(files).map(({ hash }) => hash));
    await this.removeKeys(
      assetId,
      there.filter((key) => !named.has(key)),
    );
  }

  /**
   * Uploads what the served index does not name. Each upload has a key of its own: under that of equal bytes which are served no
   * longer, another process may still be deleting.
   */
  private async upload(assetId: string, folder: string, served: Index | null) {
    const known = Object.values(served?.files ?? {});
    const sizes = new Map(known.map(({ hash, size }) => [hash, size]));
    const keys = new Map(known.map(({ hash }) => [contentOf(hash), hash]));
    const files: Index['files'] = {};
    const unsent = new Map<string, string>();
    for (const { name, key } of await filesOf(folder)) {
      const file = path.join(folder, name);
      const content = key === null ? await hashOf(file) : contentOf(key);
      const hash = key ?? keys.get(content) ?? `${content}-${randomUUID()}`;
      const size = sizes.get(hash) ?? (await stat(file)).size;
      files[name] = { hash, size };
      if (key === null && !keys.has(content)) unsent.set(hash, file);
      keys.set(content, hash);
    }
    await inParallel(unsent, ([hash, file]) => this.objects.send(keyOf(assetId, hash), file));
    return { files, sent: [...unsent.keys()] };
  }
}
