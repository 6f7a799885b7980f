/** Which published asset an address belongs to; an address that no published asset names is not served. */
import type { Library } from '../store/library';
import { type FileAddress, pathOfFile } from './address';

export interface FoundFile extends FileAddress {
  contentType: string;
  isPicture: boolean;
}

interface StoredFile {
  url?: unknown;
  contentType?: unknown;
}

/** The file in any environment of the space, or null. */
export async function findFile(library: Library, address: FileAddress): Promise<FoundFile | null> {
  const path = pathOfFile(address);
  for (const { assets } of await library.snapshotsOf(address.space)) {
    const values = Object.values(assets.byId.get(address.assetId)?.resource.fields['file'] ?? {});
    const file = (values as (StoredFile | null)[]).find((candidate) => candidate?.url === path);
    if (file && typeof file.contentType === 'string') {
      return { ...address, contentType: file.contentType, isPicture: file.contentType.startsWith('image/') };
    }
  }
  return null;
}
