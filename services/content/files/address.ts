/** Addresses of stored files: `/assets/{space}/{assetId}/{hash}/{fileName}` (delivery contract §8 rule 4). */
import { HASH_PATTERN } from './store';

export const ASSETS_PATH = '/assets/';

export interface FileAddress {
  space: string;
  assetId: string;
  hash: string;
  fileName: string;
}

/** The path, percent-encoded; kept in the database without a host, so that the service can move. */
export function pathOfFile({ space, assetId, hash, fileName }: FileAddress): string {
  return `${ASSETS_PATH}${[space, assetId, hash, fileName].map(encodeURIComponent).join('/')}`;
}

/** Parses such a path; null for anything else, malformed percent signs included. */
export function parseFilePath(path: string): FileAddress | null {
  if (!path.startsWith(ASSETS_PATH)) return null;
  try {
    const parts = path.slice(ASSETS_PATH.length).split('/').map(decodeURIComponent);
    const [space, assetId, hash, fileName] = parts;
    if (parts.length !== 4 || !space || !assetId || !hash || !fileName || !HASH_PATTERN.test(hash))
      return null;
    return { space, assetId, hash, fileName };
  } catch {
    return null;
  }
}
