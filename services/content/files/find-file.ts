/** Which published asset an address belongs to; an address that no published asset names is not served. */
import type { Library } from '../store/library';
import { type FileAddress, pathOfFile } from './address';

export interface FoundFile extends FileAddress {
  environment: string;
  contentType: string;
  isPicture: boolean;
}

interface StoredFile {
  url?: unknown;
  contentType?: unknown;
}

/** The file in every environment of the space whose published assets name it; in each it may have another content type. */
export async function findFiles(library: Library, address: FileAddress): Promise<FoundFile[]> {
  const path = pathOfFile(address);
  const found: FoundFile[] = [];
  for (const { assets, frame } of await library.snapshotsOf(address.space)) {
    const values = Object.values(assets.byId.get(address.assetId)?.resource.fields['file'] ?? {});
    const contentType = (values as (StoredFile | null)[]).find((file) => file?.url === path)?.contentType;
    if (typeof contentType !== 'string') continue;
    const { environment } = frame;
    found.push({ ...address, environment, contentType, isPicture: contentType.startsWith('image/') });
  }
  return found;
}
