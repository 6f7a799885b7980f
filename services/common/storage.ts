/**
 * Where made files are kept: a folder by default, any S3-compatible store by configuration. Keys are paths of plain
 * segments; whatever else stands in them is percent-encoded, so that a key never leaves its place.
 */
import { AwsClient } from 'aws4fetch';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export interface ObjectStorage {
  /** Replaces what the key holds; resolves once it would survive a crash. */
  put: (key: string, body: Uint8Array, contentType: string) => Promise<void>;
  /** Null when there is no such object. */
  get: (key: string) => Promise<Uint8Array | null>;
  /** No error when there is no such object. */
  remove: (key: string) => Promise<void>;
}

/** RFC 3986 unreserved characters stay; dots alone do not name a folder. */
export function safeKey(key: string): string {
  const segments = key.split('/').map((segment) => {
    const encoded = encodeURIComponent(segment).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
  });
  if (segments.some((segment) => segment === '')) throw new Error('a storage key has no empty segment');
  return segments.join('/');
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files under `folder`; written beside and renamed, so that a reader never sees half a file. */
export function filesystemStorage(folder: string): ObjectStorage {
  const fileOf = (key: string) => path.join(folder, safeKey(key));
  return {
    put: async (key, body) => {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const partial = `${file}.${randomUUID()}.partial`;
      const handle = await open(partial, 'wx', 0o600);
      try {
        await handle.writeFile(body);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, file);
    },
    get: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** One object is small; a store that takes longer is down. */
const S3_TIMEOUT_MS = 15_000;
const S3_RETRIES = 3;

/** Objects of one bucket, addressed by path (MinIO and the like), requests signed with Signature Version 4. */
export function s3Storage({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Settings): ObjectStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: S3_RETRIES });
  const addressOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${safeKey(key)}`;
  const send = async (key: string, init: RequestInit, allowed: readonly number[]): Promise<Response> => {
    const response = await client.fetch(addressOf(key), {
      ...init,
      signal: AbortSignal.timeout(S3_TIMEOUT_MS),
    });
    if (response.ok || allowed.includes(response.status)) return response;
    throw new Error(`object storage answered ${response.status} to ${init.method}`);
  };
  return {
    put: async (key, body, contentType) => {
      await send(
        key,
        { method: 'PUT', body: Buffer.from(body), headers: { 'content-type': contentType } },
        [],
      );
    },
    get: async (key) => {
      const response = await send(key, { method: 'GET' }, [404]);
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
    },
    remove: async (key) => {
      await send(key, { method: 'DELETE' }, [404]);
    },
  };
}
