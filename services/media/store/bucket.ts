/**
 * Recordings in a bucket. `recordings/{asset id}/index.json` maps each file of a recording to the key under which its bytes
 * are stored beside it. The index is replaced atomically and the bytes under a key never change: a reader sees one version of
 * a recording, correcting a caption uploads only that caption, and every node sends the same validator (ETag). The index is
 * replaced only if it is the one that the change began with, so that no process overwrites the change of another.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { XMLParser } from 'fast-xml-parser';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { exists } from '@/lib/platform/missing-file';
import { ServiceError } from '@/lib/platform/service-error';
import type { s3Calls } from '@/services/common/storage';
import { staleRefusal } from '@/services/common/version';
import { FACTS } from '../ingest/change';
import { copiedAt, dropLocal, markCopy } from './copies';
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

const listSchema = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.string().default('false'),
    NextContinuationToken: z.string().optional(),
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    CommonPrefixes: z.array(z.object({ Prefix: z.string() })).default([]),
  }),
});

type ListPage = z.infer<typeof listSchema>['ListBucketResult'];

/** How long an index is cached, ms: a player requests a segment every few seconds. */
const INDEX_LIFE_MS = 1_000;
const MOST_INDEXES = 1_000;
/** Enough, in ms, for the largest file of a recording, 5 GiB (the limit of one PUT), over a slow connection. */
const LARGE_TIMEOUT_MS = 2 * 60 * 60_000;

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Contents' || name === 'CommonPrefixes',
});

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The bytes' own part of a key. */
const contentOf = (key: string) => key.slice(0, 64);

const keyOf = (assetId: string, name: string) => `${PREFIX}${assetId}/${name}`;

/** All files of a folder and its subfolders, by path relative to it. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

export class BucketStore implements RecordingStore {
  private readonly known = new LRUCache<string, { index: Index | null }>({
    max: MOST_INDEXES,
    ttl: INDEX_LIFE_MS,
  });

  /** `root`: folder of this machine in which recordings are made and changed. */
  constructor(
    private readonly reach: ReturnType<typeof s3Calls>,
    private readonly root: string,
  ) {}

  async file(assetId: string, name: string): Promise<StoredFile | null> {
    const entry = (await this.indexOf(assetId))?.files[name];
    if (!entry) return null;
    const { hash, size } = entry;
    return {
      size,
      etag: `"${hash.slice(0, 32)}"`,
      open: ({ start, end }) => this.open(keyOf(assetId, hash), { Range: `bytes=${start}-${end}` }),
    };
  }

  async names(assetId: string): Promise<string[]> {
    const names = Object.keys((await this.indexOf(assetId))?.files ?? {});
    return names.filter((name) => !name.includes('/'));
  }

  async ids(): Promise<string[]> {
    const pages = await this.list(PREFIX);
    return pages.flatMap(({ CommonPrefixes }) =>
      CommonPrefixes.map(({ Prefix }) => Prefix.slice(PREFIX.length, -1)),
    );
  }

  async change<Answer>(assetId: string, work: () => Promise<Answer>): Promise<Answer> {
    const folder = path.join(this.root, assetId);
    const served = await this.readIndex(assetId);
    const { index } = served;
    if (index) {
      await this.refuseOther(assetId, index);
      await this.fetchWhole(assetId, index);
    }
    // Of a recording that has been deleted since a process was killed in the midst of its change.
    else if ((await copiedAt(this.root, assetId)) !== null) await dropLocal(this.root, assetId);
    try {
      const answer = await work();
      if (await exists(folder)) await this.keep(assetId, folder, served);
      await dropLocal(this.root, assetId);
      return answer;
    } catch (error) {
      // A new recording that could not be uploaded stays in its folder for the next try.
      if (index) await dropLocal(this.root, assetId);
      throw error;
    }
  }

  async remove(assetId: string): Promise<void> {
    await dropLocal(this.root, assetId);
    // Listed first: what is uploaded once the index is gone belongs to a new recording.
    const keys = await this.keysOf(assetId);
    await this.call(keyOf(assetId, INDEX), { method: 'DELETE' }, [404]);
    this.known.delete(assetId);
    await this.removeKeys(assetId, keys);
  }

  private async call(...request: Parameters<typeof this.reach>): Promise<Response> {
    return this.reach(...request).catch((cause: unknown) => {
      throw new ServiceError('UNAVAILABLE', 'Recordings cannot be reached just now', undefined, { cause });
    });
  }

  private async readIndex(assetId: string): Promise<Served> {
    const response = await this.call(keyOf(assetId, INDEX), { method: 'GET' }, [404]);
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

  private async list(prefix: string): Promise<ListPage[]> {
    const pages: ListPage[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix });
      if (token !== undefined) query.set('continuation-token', token);
      const response = await this.call(`?${query.toString()}`, { method: 'GET' });
      const page = listSchema.parse(parser.parse(await response.text())).ListBucketResult;
      pages.push(page);
      token = page.IsTruncated === 'true' ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
    return pages;
  }

  /** Keys of the files stored beside the index of a recording. */
  private async keysOf(assetId: string): Promise<string[]> {
    const folder = keyOf(assetId, '');
    const pages = await this.list(folder);
    const names = pages.flatMap(({ Contents }) => Contents.map(({ Key }) => Key.slice(folder.length)));
    return names.filter((name) => name !== INDEX);
  }

  private async removeKeys(assetId: string, keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.call(keyOf(assetId, key), { method: 'DELETE' }, [404]);
  }

  private async open(key: string, headers: Record<string, string> = {}): Promise<Readable> {
    const request = { method: 'GET', headers, timeout: LARGE_TIMEOUT_MS } as const;
    const { body, status } = await this.call(key, request, [404]);
    // The file was replaced after its index was read.
    if (status === 404) throw new ServiceError('NOT_FOUND', 'No such file');
    return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  }

  /**
   * Throws CONFLICT where the folder of the id is neither a copy nor the recording that is served. A worker leaves such a folder
   * at its start (choose.ts): it may be the only one of its recording, and what is fetched would take its place.
   */
  private async refuseOther(assetId: string, { files }: Index): Promise<void> {
    const folder = path.join(this.root, assetId);
    if (!(await exists(folder)) || (await copiedAt(this.root, assetId)) !== null) return;
    const facts = path.join(folder, FACTS);
    const own = (await exists(facts)) ? await hashOf(facts) : null;
    if (own === null || own !== contentOf(files[FACTS]?.hash ?? ''))
      throw new ServiceError(
        'CONFLICT',
        `${folder} holds another recording than the one that is served as ${assetId}: move that folder away, and try again`,
      );
  }

  /** Downloads the recording, as it is now served, into its local folder. */
  private async fetchWhole(assetId: string, { files }: Index): Promise<void> {
    const folder = path.join(this.root, assetId);
    const part = path.join(this.root, WORK_FOLDER, `fetched-${assetId}`);
    await rm(part, { recursive: true, force: true });
    for (const [name, { hash }] of Object.entries(files)) {
      const file = path.join(part, name);
      await mkdir(path.dirname(file), { recursive: true });
      await pipeline(await this.open(keyOf(assetId, hash)), createWriteStream(file));
    }
    await markCopy(this.root, assetId);
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder);
  }

  /**
   * Uploads the folder and publishes its index. Keys no longer named, or left by a failed upload, are deleted. Throws CONFLICT
   * when another process has published an index since `served` was read.
   */
  private async keep(assetId: string, folder: string, served: Served): Promise<void> {
    const there = await this.keysOf(assetId);
    const { files, sent } = await this.upload(assetId, folder, served.index);
    const body = Buffer.from(JSON.stringify({ files } satisfies Index));
    const headers = { 'content-type': 'application/json', ...served.unchanged };
    const { ok } = await this.call(keyOf(assetId, INDEX), { method: 'PUT', body, headers }, CHANGED);
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
    const keys = new Map(Object.values(served?.files ?? {}).map(({ hash }) => [contentOf(hash), hash]));
    const files: Index['files'] = {};
    const sent: string[] = [];
    for (const name of await filesOf(folder)) {
      const file = path.join(folder, name);
      const [content, { size }] = await Promise.all([hashOf(file), stat(file)]);
      const hash = keys.get(content) ?? `${content}-${randomUUID()}`;
      files[name] = { hash, size };
      if (keys.has(content)) continue;
      const body = await openAsBlob(file);
      await this.call(keyOf(assetId, hash), { method: 'PUT', body, timeout: LARGE_TIMEOUT_MS });
      keys.set(content, hash);
      sent.push(hash);
    }
    return { files, sent };
  }
}
