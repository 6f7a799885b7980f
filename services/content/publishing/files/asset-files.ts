/** Turns an asset's local file into the stored one: address, size, and dimensions of pictures. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { chunksOf } from '@/lib/domain/chunks';
import { pathOfFile } from '../../files/address';
import type { SourceAsset } from './export-format';
import type { Fault } from '../validation/faults';

interface SourceFile {
  fileName?: unknown;
  contentType?: unknown;
  url?: unknown;
  localPath?: unknown;
  details?: unknown;
}

interface Place {
  space: string;
  /** Directory that `localPath` is relative to. */
  directory: string;
  store: { add: (file: string) => Promise<{ hash: string; size: number }> };
}

/** Width and height in px as shown, the camera's rotation applied. Rejects when the file is not a readable picture. */
const dimensionsOf = async (file: string): Promise<{ width: number; height: number }> =>
  (await sharp(file).metadata()).autoOrient;

/** A bundle may come from anybody: no file outside its folder is read, by `..`, root or symbolic link (CWE-22, CWE-59). */
async function ownFile(directory: string, localPath: string): Promise<string> {
  const [root, file] = await Promise.all([realpath(directory), realpath(path.resolve(directory, localPath))]);
  const inside = path.relative(root, file);
  if (inside === '' || inside.startsWith('..') || path.isAbsolute(inside))
    throw new Error('it is outside the bundle’s folder');
  return file;
}

async function storedFile(file: SourceFile & { localPath: string }, assetId: string, place: Place) {
  const source = await ownFile(place.directory, file.localPath);
  const contentType = String(file.contentType);
  const fileName =
    typeof file.fileName === 'string' && file.fileName !== '' ? file.fileName : path.basename(file.localPath);
  const { hash, size } = await place.store.add(source);
  const image = contentType.startsWith('image/') ? await dimensionsOf(source) : undefined;
  return {
    url: pathOfFile({ space: place.space, assetId, hash, fileName }),
    details: image ? { size, image } : { size },
    fileName,
    contentType,
  };
}

const TYPE = /^[\w.+-]+\/[\w.+-]+(?:;.*)?$/;

function fileProblem(file: SourceFile | undefined): string | null {
  if (!file) return null;
  if (typeof file.contentType !== 'string' || !TYPE.test(file.contentType))
    return 'contentType must be a media type such as image/webp';
  if (typeof file.localPath === 'string') return null;
  return typeof file.url === 'string' && /^(?:https?:)?\/\/|^\/assets\//.test(file.url)
    ? null
    : 'needs localPath, or url starting with //';
}

/** The asset with its local files stored; faults for files that are missing, unreadable or without a media type. */
async function prepareAsset(
  asset: SourceAsset,
  place: Place,
): Promise<{ asset: SourceAsset; faults: Fault[] }> {
  const file: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const [locale, value] of Object.entries(asset.fields['file'] ?? {})) {
    const source = value as SourceFile | undefined;
    const fail = (problem: string) =>
      faults.push({
        space: place.space,
        resource: `Asset ${asset.sys.id}`,
        field: `file (${locale})`,
        problem,
      });
    const problem = fileProblem(source);
    if (problem) {
      fail(problem);
    } else if (typeof source?.localPath === 'string') {
      const local = { ...source, localPath: source.localPath };
      file[locale] = await storedFile(local, asset.sys.id, place).catch((error: unknown) => {
        fail(`${local.localPath} cannot be read: ${(error as Error).message}`);
      });
    } else {
      file[locale] = value;
    }
  }
  const fields = asset.fields['file'] ? { ...asset.fields, file } : asset.fields;
  return { asset: { ...asset, fields }, faults };
}

const PARALLEL = 6;

/** All assets of a bundle, a few at a time. */
export async function prepareAssets(assets: readonly SourceAsset[], place: Place) {
  const prepared: SourceAsset[] = [];
  const faults: Fault[] = [];
  for (const some of chunksOf(assets, PARALLEL)) {
    const results = await Promise.all(some.map((asset) => prepareAsset(asset, place)));
    for (const result of results) {
      prepared.push(result.asset);
      faults.push(...result.faults);
    }
  }
  return { assets: prepared, faults };
}
