/**
 * The build's own files (`/_next/static/` and `public/`): read once and cached in memory with the encodings that the build
 * made. They are found by path alone, and no visitor is resolved for them.
 */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { cachedResponse, type CachedResponse } from '../pages/cached-response';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A folder whose files are served. */
export interface StaticFolder {
  folder: string;
  /** Prefix of their addresses, with `/` at both ends. */
  prefix: string;
  /** Value of Cache-Control. */
  policy: string;
}

/**
 * Where the build's files are. The name of a file under `_next/static` changes with its content; in `public` it does not.
 *
 * @param earlier folders of builds before it, which have their files under `_next/static` too
 */
export const buildFolders = (root: string, earlier: readonly string[]): StaticFolder[] => [
  ...[...earlier, path.join(root, '.next', 'static')].map((folder) => ({
    folder,
    prefix: '/_next/static/',
    policy: cachePolicy.forEver,
  })),
  { folder: path.join(root, 'public'), prefix: '/', policy: cachePolicy.revalidated },
];

/** The file at a normalised path, or null when there is none: the framework then answers. */
export type StaticFiles = (urlPath: string) => Promise<CachedResponse> | null;

interface KnownFile {
  file: string;
  type: string;
  policy: string;
}

/** Text files have compressed copies beside them, made by the build (scripts/build/precompress.mjs); fonts need none. */
async function load({ file, type, policy }: KnownFile): Promise<CachedResponse> {
  const answer = cachedResponse({
    status: 200,
    headers: { 'content-type': type, 'cache-control': policy },
    body: await readFile(file),
  });
  for (const [encoding, ending] of ENCODINGS) {
    if (existsSync(file + ending))
      answer.encoded.set(encoding, Promise.resolve(await readFile(file + ending)));
  }
  return answer;
}

function filesOf({ folder, prefix, policy }: StaticFolder): (readonly [string, KnownFile])[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.flatMap((name) => {
    const type = TYPES[path.extname(name)];
    const address = prefix + name.split(path.sep).join('/');
    return type === undefined ? [] : [[address, { file: path.join(folder, name), type, policy }] as const];
  });
}

/**
 * Lists a build's files once: a path that is not listed is never looked up on disk, so no path can lead out of a folder.
 * About 6 MB for a build of which all has been requested. A file that could not be read is tried again at the next request.
 */
export function createStaticFiles(folders: readonly StaticFolder[]): StaticFiles {
  const known = new Map(folders.flatMap(filesOf));
  const cached = new Map<string, Promise<CachedResponse>>();
  return (urlPath) => {
    const file = known.get(urlPath);
    if (!file) return null;
    const ready = cached.get(urlPath);
    if (ready) return ready;
    const loading = load(file);
    cached.set(urlPath, loading);
    loading.catch(() => cached.delete(urlPath));
    return loading;
  };
}
