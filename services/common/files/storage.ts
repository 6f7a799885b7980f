/**
 * Storage for generated files: a folder by default, any S3-compatible store by configuration. Keys are paths of plain
 * segments; all other characters are percent-encoded, so that a key cannot lead outside the folder or bucket.
 */
import { AwsClient } from 'aws4fetch';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError, type Environment } from '@/lib/contracts/environment';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { writeAtomically } from '@/lib/platform/files/write-atomically';

export interface ObjectStorage {
  /** Creates or replaces the object; resolves once it would survive a crash. */
  put: (key: string, body: Uint8Array, contentType: string) => Promise<void>;
  /** Null when there is no such object. */
  get: (key: string) => Promise<Uint8Array | null>;
  /** No error when there is no such object. */
  remove: (key: string) => Promise<void>;
}

/** Keeps only RFC 3986 unreserved characters as they are; a segment of dots alone is encoded, as it would name a folder. */
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

/** Files under `folder`; a reader never sees half of one. */
export function filesystemStorage(folder: string): ObjectStorage {
  const fileOf = (key: string) => path.join(folder, safeKey(key));
  return {
    put: (key, body) =>
      writeAtomically(fileOf(key), (partial) =>
        writeFile(partial, body, { flag: 'wx', mode: 0o600, flush: true }),
      ),
    get: (key) => nullIfMissing(readFile(fileOf(key))),
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

export type S3Variables = Environment<
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** `variable`: the setting that chose S3. Throws EnvironmentError, one line, when the configuration is incomplete. */
export function s3SettingsOf(variable: 'STORAGE' | 'MEDIA_STORAGE', config: S3Variables): S3Settings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new EnvironmentError(
      `${variable} is s3: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required`,
    );
  }
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** For a small object; a store that takes longer is down. */
const S3_TIMEOUT_MS = 15_000;
const S3_RETRIES = 3;

export interface S3Request {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  body?: Blob | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Longer for a large object. Ms. */
  timeout?: number;
}

/**
 * Requests to one bucket, addressed by path (MinIO and the like), signed with Signature Version 4. `path`: a key from
 * `safeKey`, with a query or without, or a query alone. Throws for every unsuccessful status except those in `allowed`.
 */
export function s3Calls({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: S3_RETRIES });
  const base = `${withoutSlash(endpoint)}/${bucket}`;
  return async (
    path: string,
    { timeout = S3_TIMEOUT_MS, ...init }: S3Request,
    allowed: readonly number[] = [],
  ) => {
    const response = await client.fetch(`${base}${path.startsWith('?') ? path : `/${path}`}`, {
      ...init,
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok || allowed.includes(response.status)) return response;
    throw new Error(`object storage answered ${response.status} to ${init.method}`);
  };
}

/** Objects of one bucket. */
export function s3Storage(settings: S3Settings): ObjectStorage {
  const call = s3Calls(settings);
  return {
    put: async (key, body, contentType) => {
      await call(safeKey(key), {
        method: 'PUT',
        body: Buffer.from(body),
        headers: { 'content-type': contentType },
      });
    },
    get: async (key) => {
      const response = await call(safeKey(key), { method: 'GET' }, [404]);
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
    },
    remove: async (key) => {
      await call(safeKey(key), { method: 'DELETE' }, [404]);
    },
  };
}
