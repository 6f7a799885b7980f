/** Pictures and other files of assets. */
import type { ContentImage } from '@/lib/contracts/catalogue/content-item';
import type { DeliveryAsset } from './entry';

export interface AssetFile {
  url: string;
  fileName: string;
  contentType: string;
  width: number | null;
  height: number | null;
}

interface RawFile {
  url?: unknown;
  fileName?: unknown;
  contentType?: unknown;
  details?: { image?: { width?: unknown; height?: unknown } };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** The asset's file; null if it has none. `scheme` completes an address that starts with `//`. */
export function fileOf(asset: DeliveryAsset | null, scheme: 'http' | 'https'): AssetFile | null {
  const raw = asset?.fields['file'];
  if (typeof raw !== 'object' || raw === null) return null;
  const file: RawFile = raw;
  const url = textOf(file.url);
  if (url === '') return null;
  return {
    url: url.startsWith('//') ? `${scheme}:${url}` : url,
    fileName: textOf(file.fileName),
    contentType: textOf(file.contentType),
    width: numberOf(file.details?.image?.width),
    height: numberOf(file.details?.image?.height),
  };
}

/**
 * R-ENT-27, content model §3 `image`. Null if there is no file or it is not a picture.
 * The text alternative is the entry’s own `altText`, else the asset’s description, else its title, else `name`.
 */
export function imageOf(
  asset: DeliveryAsset | null,
  scheme: 'http' | 'https',
  { altText, name }: { altText: string; name: string },
): ContentImage | null {
  const file = fileOf(asset, scheme);
  if (!asset || !file || (file.contentType !== '' && !file.contentType.startsWith('image/'))) return null;
  const title = textOf(asset.fields['title']);
  const image = {
    url: file.url,
    altText: altText || textOf(asset.fields['description']) || title || name,
    title,
  };
  return file.width && file.height ? { ...image, width: file.width, height: file.height } : image;
}
