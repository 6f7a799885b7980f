/** The build's own files, under `/_next/static/`: read once, cached in memory with the encodings that the build made. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import { cachedResponse, type CachedResponse } from './cached-response';

const PREFIX = '/_next/static/';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The file at a path, or null where the build has none: the framework then answers. */
export type BuildFiles = (urlPath: string) => Promise<CachedResponse> | null;

/** Texts have the encodings that the build left beside them (scripts/support/precompress.mjs); faces are encoded already. */
async function load(file: string, type: string): Promise<CachedResponse> {
  const answer = cachedResponse({
    status: 200,
    headers: { 'content-type': type, 'cache-control': cachePolicy.forEver },
    body: await readFile(file),
  });
  for (const [encoding, ending] of ENCODINGS) {
    if (existsSync(file + ending))
      answer.encoded.set(encoding, Promise.resolve(await readFile(file + ending)));
  }
  return answer;
}

/**
 * Knows the files of a build by name: what is not listed is never looked for, so no path can lead out of the folder.
 * About 6 MB when all have been asked for. A file that cannot be read is asked for again the next time.
 */
export function createBuildFiles(folder: string): BuildFiles {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const known = new Map(
    names.flatMap((name) => {
      const type = TYPES[path.extname(name)];
      return type === undefined ? [] : [[PREFIX + name.split(path.sep).join('/'), { name, type }] as const];
    }),
  );
  const cached = new Map<string, Promise<CachedResponse>>();
  return (urlPath) => {
    const file = known.get(urlPath);
    if (!file) return null;
    const ready = cached.get(urlPath);
    if (ready) return ready;
    const loading = load(path.join(folder, file.name), file.type);
    cached.set(urlPath, loading);
    loading.catch(() => cached.delete(urlPath));
    return loading;
  };
}
